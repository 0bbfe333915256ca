import type { DayNumber, DaySpan } from '../calendar-time.ts'
import { addMonths, civilOf, dayFromCivil, mondayOf, weekdayOf } from '../day-number.ts'
import { makeDays, periodDays } from './days.ts'
import type { Days } from './days.ts'
import { parseUnitCount } from './parse-duration.ts'
import { isOfName, monthSpan, parseMonthPeriod } from './parse-month.ts'
import { parseYearPeriod, quarterSpan } from './parse-named-period.ts'
import { parseDigits, parseOrdinal } from './parse-number.ts'
import { relativeShift } from './relative-shift.ts'
import type { TimeUnit } from './sense.ts'
import { keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** 'next week', 'this weekend', 'last quarter', 'the next 4 weeks', 'the 2 upcoming months', 'the rest of the week', 'the week'. */
export function parseUnitPeriod(source: Source, index: number): Match<Days> | null {
  const found = parseToDate(source, index) ?? parseSecondUnit(source, index) ?? parseCountedUnits(source, index) ?? parseRelativeUnit(source, index) ?? parseDefiniteUnit(source, index)
  return found && isOfName(source, found.next) ? null : found
}

/** 'year to date', 'the month to date': up to today. */
function parseToDate(source: Source, index: number): Match<Days> | null {
  const unit = senseAt(source, skipOperator(source, index, 'the'), 'unit')
  if (!unit || unit.value.plural || unit.value.unit === 'day' || keyAt(source, unit.next) !== 'to' || keyAt(source, unit.next + 1) !== 'date') return null
  const days = unitPeriod(unit.value.unit, 0, source.reference.day)
  return days ? { value: makeDays({ first: days.first, last: source.reference.day, grain: 'range', isRelative: true }), next: unit.next + 2 } : null
}

/** 'the week after next', 'the month before last', 'the weekend after next'. */
function parseSecondUnit(source: Source, index: number): Match<Days> | null {
  const unit = senseAt(source, skipOperator(source, index, 'the'), 'unit')
  if (!unit || unit.value.plural) return null
  const after = operatorAt(source, unit.next, 'after')
  const isNext = after > 0 && keyAt(source, after) === 'next'
  const isLast = operatorAt(source, unit.next, 'before') > 0 && keyAt(source, unit.next + 1) === 'last'
  // 'the week after next Tuesday' counts from that day.
  if (!(isNext || isLast) || ['unit', 'weekday', 'month', 'season'].some((type) => source.entries[unit.next + 2]?.some(({ sense }) => sense.type === type))) return null
  const days = unitPeriod(unit.value.unit, isNext ? 2 : -2, source.reference.day)
  return days ? { value: days, next: unit.next + 2 } : null
}

function parseRelativeUnit(source: Source, index: number): Match<Days> | null {
  const found = relativeShift(source, index)
  const unit = found ? senseAt(source, found.next, 'unit') : null
  if (!found || !unit || unit.value.plural) return trailingRelativeUnit(source, index)
  // On a Sunday, 'this coming week' is the one that comes.
  const isComing = found.value === 0 && unit.value.unit === 'week' && keyAt(source, found.next - 1) === 'coming' && weekdayOf(source.reference.day) === 7
  const days = unitPeriod(unit.value.unit, isComing ? 1 : found.value, source.reference.day)
  return days ? { value: days, next: unit.next } : null
}

/** Languages that say 'semana que viene', 'semaine prochaine', 'el año pasado'. */
function trailingRelativeUnit(source: Source, index: number): Match<Days> | null {
  const unit = senseAt(source, skipOperator(source, index, 'the'), 'unit')
  if (!unit || unit.value.plural) return null
  // 'semana que viene' says it in two words.
  const isPhrase = operatorAt(source, unit.next, 'next') - unit.next > 1
  const isWord = isPhrase || /[a-z]{4}|\P{ASCII}/u.test(keyAt(source, unit.next)) && !['following', 'past', 'coming', 'last', 'later', 'this', 'next'].includes(keyAt(source, unit.next))
  const next = isWord ? operatorAt(source, unit.next, 'next') : -1
  const last = isWord && next < 0 ? operatorAt(source, unit.next, 'last') : -1
  if (next < 0 && last < 0) return null
  const days = unitPeriod(unit.value.unit, next > 0 ? 1 : -1, source.reference.day)
  return days ? { value: days, next: Math.max(next, last) } : null
}

/** 'the week', 'the year', 'same week': the current one. */
function parseDefiniteUnit(source: Source, index: number): Match<Days> | null {
  const at = keyAt(source, index) === 'same' ? index + 1 : operatorAt(source, index, 'the')
  const unit = at < 0 ? null : senseAt(source, keyAt(source, at) === 'same' ? at + 1 : at, 'unit')
  if (!unit || unit.value.plural || !['week', 'weekend', 'year', 'quarter', 'fortnight', 'day'].includes(unit.value.unit)) return null
  if (operatorAt(source, unit.next, 'before', 'after') > 0) return null
  // 'der Tag', 'la journée' are the day that was named.
  if (unit.value.unit === 'day' && keyAt(source, index) !== 'the' && keyAt(source, index) !== 'same') return null
  const days = unitPeriod(unit.value.unit, 0, source.reference.day)
  return days ? { value: days, next: unit.next } : null
}

/** The unit's period `shift` periods from the one that holds the day. */
export function unitPeriod(unit: TimeUnit, shift: number, today: DayNumber): Days | null {
  const { year, month } = civilOf(today)
  const monday = mondayOf(today) + shift * 7
  const year1 = (value: number) => dayFromCivil(value, 1, 1)!
  switch (unit) {
    case 'day': return periodDays({ first: today + shift, last: today + shift }, 'day', { isRelative: true })
    case 'week': return periodDays({ first: monday, last: monday + 6 }, 'week', { isRelative: true })
    case 'business-day': return null
    case 'weekend': return periodDays({ first: monday + 5, last: monday + 6 }, 'weekend', { isRelative: true })
    case 'fortnight': return periodDays({ first: mondayOf(today) + shift * 14, last: mondayOf(today) + shift * 14 + 13 }, 'fortnight', { isRelative: true })
    case 'month': return periodDays(monthSpan(addMonths(dayFromCivil(year, month, 1)!, shift)), 'month', { isRelative: true })
    case 'quarter': return periodDays(quarterSpan(year, Math.floor((month - 1) / 3) + shift), 'quarter', { isRelative: true })
    case 'year': return periodDays({ first: year1(year + shift), last: year1(year + shift + 1) - 1 }, 'year', { isRelative: true })
    case 'decade': {
      const start = Math.floor(year / 10) * 10 + shift * 10
      return periodDays({ first: year1(start), last: year1(start + 10) - 1 }, 'decade', { isRelative: true })
    }
    default: return null
  }
}

/** 'the next 4 weeks', 'past two quarters', 'the 2 upcoming months', 'next 4 business days'. */
function parseCountedUnits(source: Source, index: number): Match<Days> | null {
  const lead = relativeShift(source, index)
  const counted = lead && lead.value !== 0 ? parseUnitCount(source, lead.next) : null
  if (lead && counted) return stretch(source, { ...counted.value, shift: lead.value, next: counted.next })
  const count = parseDigits(source, skipOperator(source, index, 'the'), 3)
  const middle = count ? relativeShift(source, count.next) : null
  const unit = middle && middle.value !== 0 ? senseAt(source, middle.next, 'unit') : null
  if (!count || !middle || !unit) return null
  return stretch(source, { value: count.value, unit: unit.value.unit, shift: middle.value, next: unit.next })
}

type Stretch = { value: number; unit: TimeUnit; shift: number; next: number }

/** Days run from tomorrow on, or up to yesterday; quarters and decades are whole ones. */
function stretch(source: Source, { value, unit, shift, next }: Stretch): Match<Days> | null {
  const { day: today } = source.reference
  if (unit === 'quarter' || unit === 'decade') return wholeUnits(source, { value, unit, shift, next })
  const perUnit: Partial<Record<TimeUnit, number>> = { day: 1, night: 1, week: 7, fortnight: 14, weekend: 7 }
  const months: Partial<Record<TimeUnit, number>> = { month: 1, year: 12 }
  let far: DayNumber
  if (unit === 'business-day') far = workingDaysFrom(today, value * shift)
  else if (months[unit] !== undefined) far = addMonths(today, Math.round(shift * value * months[unit]))
  else if (perUnit[unit] === undefined) return null
  else far = today + Math.round(shift * value * perUnit[unit])
  const span = shift > 0 ? { first: today + 1, last: far } : { first: far, last: today - 1 }
  return { value: periodDays(span, 'range', { isRelative: true }), next }
}

function wholeUnits(source: Source, { value, unit, shift, next }: Stretch): Match<Days> | null {
  const near = unitPeriod(unit, shift, source.reference.day)
  const far = unitPeriod(unit, shift * Math.round(value), source.reference.day)
  if (!near || !far) return null
  return { value: periodDays({ first: Math.min(near.first, far.first), last: Math.max(near.last, far.last) }, 'range', { isRelative: true }), next }
}

function workingDaysFrom(day: DayNumber, count: number): DayNumber {
  const step = Math.sign(count)
  let at = day
  for (let left = Math.min(Math.abs(count), 10_000); left > 0; ) {
    at += step
    if (weekdayOf(at) <= 5) left -= 1
  }
  return at
}

/** 'week 31', 'the first week of October', 'last week of 2019', 'the third month of 2021', 'the last 3 weeks of this year'. */
export function parseCountedWeek(source: Source, index: number): Match<Days> | null {
  const at = skipOperator(source, index, 'the')
  const unit = senseAt(source, at, 'unit')
  // German 'KW 7'.
  const isCalendarWeek = keyAt(source, at) === 'kw'
  const digits = isCalendarWeek ? parseDigits(source, at + 1, 2) : unit?.value.unit === 'week' && !unit.value.plural ? parseDigits(source, unit.next, 2) : null
  // 'a ski week 18-25 March' are days of a month.
  const upTo = digits ? operatorAt(source, digits.next, 'to') : -1
  const isOfMonth = upTo > 0 && parseDigits(source, upTo, 2) !== null && senseAt(source, skipOperator(source, upTo + 1, 'of'), 'month') !== null
  // 'Easter week 29 March - 4 April'.
  if (digits && (isOfMonth || senseAt(source, digits.next, 'month') !== null)) return null
  // 'Thursday week 11:00' has an hour behind it.
  const number = digits && (signAt(source, digits.next, ':') < 0 || source.tokens[digits.next + 1]?.kind !== 'digits') ? digits : null
  if ((unit || isCalendarWeek) && number && number.value >= 1 && number.value <= 53 && (isCalendarWeek || source.tokens[number.next - 1]!.spaced)) {
    return { value: weekOfYear(civilOf(source.reference.day).year, number.value), next: number.next }
  }
  return parseOrdinalUnit(source, at)
}

function parseOrdinalUnit(source: Source, index: number): Match<Days> | null {
  const last = operatorAt(source, index, 'last')
  const ordinal = last > 0 ? { value: -1, next: last } : parseOrdinal(source, index)
  if (!ordinal) return null
  const many = last > 0 ? parseUnitCount(source, ordinal.next) : null
  const unit = senseAt(source, ordinal.next, 'unit')
  const named = many?.value.unit ?? unit?.value.unit
  const of = operatorAt(source, many?.next ?? unit?.next ?? index, 'of', 'in')
  if (of < 0 || (named !== 'week' && named !== 'month' && named !== 'day' && named !== 'weekend')) return null
  const container = parseMonthPeriod(source, of) ?? parseRelativeUnit(source, of) ?? parseYearPeriod(source, skipOperator(source, of, 'the'), true)
  if (!container) return null
  const span = unitsWithin(container.value, { unit: named, nth: ordinal.value, count: many?.value.value ?? 1 })
  return span ? { value: periodDays(span, many ? 'range' : named, { past: pastUnit(container.value, { unit: named, nth: ordinal.value, count: 1 }) }), next: container.next } : null
}

function pastUnit(container: Days, which: { unit: TimeUnit; nth: number; count: number }): Days['past'] {
  const span = container.past ? unitsWithin({ ...container, ...container.past }, which) : null
  return span ? { ...span, endsAt: span.first } : null
}

/** Weeks belong to the month or year that holds their Thursday (ISO 8601). */
function unitsWithin(container: Days, { unit, nth, count }: { unit: TimeUnit; nth: number; count: number }): DaySpan | null {
  if (unit === 'month') {
    const first = nth > 0 ? addMonths(container.first, nth - 1) : addMonths(container.last + 1, -count)
    return { first, last: addMonths(first, count) - 1 }
  }
  if (unit === 'day') return nth > 0 ? { first: container.first + nth - 1, last: container.first + nth - 1 } : { first: container.last - count + 1, last: container.last }
  const firstWeek = mondayOf(container.first) + 7
  const start = weekdayOf(container.first) <= 4 ? mondayOf(container.first) : firstWeek
  const end = weekdayOf(container.last) >= 4 ? mondayOf(container.last) : mondayOf(container.last) - 7
  const monday = nth > 0 ? start + (nth - 1) * 7 : end - (count - 1) * 7
  if (monday > container.last) return null
  return unit === 'weekend' ? { first: monday + 5, last: monday + 6 } : { first: monday, last: monday + count * 7 - 1 }
}

function weekOfYear(year: number, week: number): Days {
  const monday = mondayOf(dayFromCivil(year, 1, 4)!) + (week - 1) * 7
  return periodDays({ first: monday, last: monday + 6 }, 'week')
}

