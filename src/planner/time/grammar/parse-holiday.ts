import { civilOf, mondayOf } from '../day-number.ts'
import { holidayIn } from '../holidays.ts'
import { resolveFields } from './date-fields.ts'
import { daysOfDate, makeDays } from './days.ts'
import type { Days } from './days.ts'
import { parseDateFields, parseYear } from './parse-date-fields.ts'
import { isLikeness, parseWhich } from './parse-weekday.ts'
import { keyAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** The new year of these is on no first of January. */
const OTHER_CALENDAR = /^(?:lunar|chinese|jewish|persian|islamic|tamil|thai|khmer|korean|vietnamese|orthodox|chinesisches?|judisches?|chino|judio|chinois|juif|chines|judaico)$/u

/** Days within which a holiday is called by its name alone. */
const AT_HAND = 45

/** 'Easter', 'next Christmas', 'Easter Monday 2027', 'Thanksgiving of this year'. */
export function parseHoliday(source: Source, index: number): Match<Days> | null {
  const which = parseWhich(source, index)
  const holiday = senseAt(source, which?.next ?? index, 'holiday')
  if (!holiday || isLikeness(source, holiday.next) || holiday.value.name === 'new-year' && OTHER_CALENDAR.test(keyAt(source, index - 1))) return null
  const dated = parseDateFields(source, signAt(source, holiday.next, ',', '(') > 0 ? holiday.next + 1 : holiday.next)
  const date = dated ? resolveFields(dated.value, source.reference) : null
  if (dated && date) return { value: daysOfDate(date), next: signAt(source, dated.next, ')') > 0 ? dated.next + 1 : dated.next }
  // 'A new Year 9 course' is for a school year.
  if (holiday.value.name === 'new-year' && /^\d{1,2}$/u.test(keyAt(source, holiday.next))) return null
  const year = parseYear(source, holiday.next) ?? parseYearBehind(source, holiday.next)
  const { day: today } = source.reference
  const thisYear = civilOf(today).year
  const inYear = (value: number) => holidayIn(holiday.value.name, value)
  if (year) {
    const day = inYear(year.value)
    return day === null ? null : { value: makeDays({ first: day, last: day }), next: year.next }
  }
  const days = [thisYear - 1, thisYear, thisYear + 1, thisYear + 2].map(inYear).filter((day) => day !== null)
  const coming = days.find((day) => day >= today)
  const gone = days.findLast((day) => day < today)
  if (coming === undefined || gone === undefined) return null
  const isPast = which?.value === 'last' || which?.value === 'past'
  // Of two that come, the next one is that of next year where this one is at hand: 'by next Christmas', said in November.
  const later = which?.value === 'next' && coming - today <= AT_HAND && civilOf(coming).year === thisYear ? inYear(thisYear + 1) : null
  const day = isPast ? gone : later ?? coming
  // 'Easter week' is the week that Easter is in, where no days behind it say which.
  if (keyAt(source, holiday.next) === 'week' && parseDateFields(source, signAt(source, holiday.next + 1, ',', '(') > 0 ? holiday.next + 2 : holiday.next + 1) === null) return { value: makeDays({ first: mondayOf(day), last: mondayOf(day) + 6 }), next: holiday.next + 1 }
  return { value: makeDays({ first: day, last: day, past: which ? null : { first: gone, last: gone, endsAt: gone } }), next: holiday.next }
}

/** 'of this year', 'next year' behind a holiday. */
function parseYearBehind(source: Source, index: number): Match<number> | null {
  const which = parseWhich(source, skipOperator(source, index, 'of'))
  const unit = which ? senseAt(source, which.next, 'unit') : null
  if (!which || unit?.value.unit !== 'year') return null
  const shift = which.value === 'next' ? 1 : which.value === 'this' ? 0 : -1
  return { value: civilOf(source.reference.day).year + shift, next: unit.next }
}
