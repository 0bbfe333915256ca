import type { DayNumber } from '../calendar-time.ts'
import { mondayOf, weekdayOf } from '../day-number.ts'
import { makeDays } from './days.ts'
import type { Days } from './days.ts'
import { parseDuration } from './parse-duration.ts'
import { parseNumber } from './parse-number.ts'
import { keyAt, operatorAt, senseAt } from './source.ts'
import type { Match, Source } from './source.ts'

/** 'a week on Tuesday', 'a fortnight tomorrow', 'two Sundays from now': days counted onwards from the coming one. */
export function parseCountedWeekday(source: Source, index: number): Match<Days> | null {
  return parseWeeksOn(source, index) ?? parseWeekdaysAhead(source, index) ?? parseWeekdayInWeeks(source, index)
}

/** 'A Saturday in three weeks': that day of the week which lies so far ahead. 'Every Saturday' repeats. */
function parseWeekdayInWeeks(source: Source, index: number): Match<Days> | null {
  const weekday = senseAt(source, index, 'weekday')
  if (!weekday || weekday.value.plural || keyAt(source, weekday.next) !== 'in' || /^(?:every|each|other)$/u.test(keyAt(source, index - 1))) return null
  const weeks = parseDuration(source, weekday.next + 1)
  if (!weeks || weeks.value.unit !== 'week' || !Number.isInteger(weeks.value.value) || weeks.value.low !== weeks.value.high) return null
  return one(mondayOf(source.reference.day) + 7 * weeks.value.value + weekday.value.weekday - 1, weeks.next)
}

/** British: so many weeks after the coming Tuesday. 'Twice a week on Tuesdays' repeats, and so has a plural. */
function parseWeeksOn(source: Source, index: number): Match<Days> | null {
  const weeks = parseDuration(source, index)
  if (!weeks || (weeks.value.unit !== 'week' && weeks.value.unit !== 'fortnight') || !Number.isInteger(weeks.value.value) || weeks.value.low !== weeks.value.high || (keyAt(source, index - 1).endsWith('s') && !/^(?:starts|begins|opens|is)$/u.test(keyAt(source, index - 1)))) return null
  const on = operatorAt(source, weeks.next, 'on')
  const weekday = on > 0 ? senseAt(source, on, 'weekday') : null
  const day = on > 0 ? null : senseAt(source, weeks.next, 'day')
  const days = weeks.value.value * (weeks.value.unit === 'week' ? 7 : 14)
  if (weekday && !weekday.value.plural) return one(coming(source.reference.day + 1, weekday.value.weekday) + days, weekday.next)
  return day && day.value.part === null && day.value.offset >= 0 ? one(source.reference.day + day.value.offset + days, day.next) : null
}

function parseWeekdaysAhead(source: Source, index: number): Match<Days> | null {
  const count = parseNumber(source, index)
  const weekday = count && count.value >= 1 && count.value <= 9 && Number.isInteger(count.value) ? senseAt(source, count.next, 'weekday') : null
  if (!count || !weekday) return null
  const from = keyAt(source, weekday.next) === 'from' && /^(?:now|today)$/u.test(keyAt(source, weekday.next + 1)) ? weekday.next + 2 : -1
  const next = keyAt(source, weekday.next) === 'hence' ? weekday.next + 1 : from
  return next < 0 ? null : one(coming(source.reference.day + 1, weekday.value.weekday) + (count.value - 1) * 7, next)
}

function coming(day: DayNumber, weekday: number): DayNumber {
  return day + ((weekday - weekdayOf(day) + 7) % 7)
}

function one(day: DayNumber, next: number): Match<Days> {
  return { value: makeDays({ first: day, last: day, isRelative: true }), next }
}
