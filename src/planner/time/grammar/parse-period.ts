import type { DayNumber, DaySpan } from '../calendar-time.ts'
import { addMonths, civilOf, dayFromCivil, mondayOf, weekdayOf } from '../day-number.ts'
import { periodDays } from './days.ts'
import type { DayGrain, Days } from './days.ts'
import { parseUnitCount } from './parse-duration.ts'
import { parseDigits, parseOrdinal } from './parse-number.ts'
import { parseYear } from './parse-date-fields.ts'
import type { Season, TimeUnit } from './sense.ts'
import { isGlued, keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** A stretch of the calendar: 'March 2027', 'next week', 'this weekend', 'Q1', 'summer', '2028', 'the end of April'. */
export function parsePeriod(source: Source, index: number): Match<Days> | null {
  return parseNarrowed(source, index) ?? parseWholePeriod(source, index)
}

function parseWholePeriod(source: Source, index: number): Match<Days> | null {
  return parseMonthPeriod(source, index) ?? parseCountedWeek(source, index) ?? parseQuarter(source, index) ?? parseUnitPeriod(source, index)
    ?? parseSeason(source, index) ?? parseDecade(source, index) ?? parseYearPeriod(source, index)
}

/** 'March', 'March 2027', 'next March', 'this month', 'the month of May'. Words like 'may' need a sign that a month is meant. */
export function parseMonthPeriod(source: Source, index: number): Match<Days> | null {
  const which = operatorAt(source, index, 'next', 'this', 'last')
  const unit = senseAt(source, which < 0 ? skipOperator(source, index, 'the') : which, 'unit')
  if (which > 0 && unit?.value.unit === 'month' && !unit.value.plural) return relativeMonth(source, index, unit.next)
  const named = senseAt(source, which < 0 ? index : which, 'month')
  if (named) return namedMonth(source, { index, month: named.value.month, next: named.next, which, risky: named.value.risky })
  if (which < 0 && unit?.value.unit === 'month' && !unit.value.plural && operatorAt(source, index, 'the') > 0) return relativeMonth(source, index, unit.next)
  return null
}

function relativeMonth(source: Source, index: number, next: number): Match<Days> {
  const shift = operatorAt(source, index, 'next') > 0 ? 1 : operatorAt(source, index, 'last') > 0 ? -1 : 0
  const { year, month } = civilOf(source.reference.day)
  return { value: periodDays(monthSpan(addMonths(dayFromCivil(year, month, 1)!, shift)), 'month', { isRelative: true }), next }
}

type NamedMonth = { index: number; month: number; next: number; which: number; risky: boolean }

function namedMonth(source: Source, named: NamedMonth): Match<Days> | null {
  const dotted = signAt(source, named.next, '.') > 0 && isGlued(source, named.next) && source.tokens[named.next - 1]!.key.length <= 4 ? named.next + 1 : named.next
  const year = parseYear(source, dotted)
  if (!year && named.risky && named.which < 0 && !isMonthExpected(source, named.index)) return null
  const { day: today } = source.reference
  const thisYear = civilOf(today).year
  if (year) return { value: periodDays(monthSpan(dayFromCivil(year.value, named.month, 1)!), 'month'), next: year.next }
  const inYear = (value: number) => monthSpan(dayFromCivil(value, named.month, 1)!)
  const coming = [inYear(thisYear), inYear(thisYear + 1)].find((span) => span.last >= today)!
  const gone = [inYear(thisYear), inYear(thisYear - 1)].find((span) => span.last < today)!
  const isLast = named.which > 0 && operatorAt(source, named.index, 'last') > 0
  const span = isLast ? gone : coming
  const past = named.which > 0 ? null : { ...gone, endsAt: gone.first }
  return { value: periodDays(span, 'month', { past }), next: dotted > named.next && source.tokens[dotted]?.kind === 'word' ? dotted : named.next }
}

/** 'in may', 'by March', 'to June', or a capital in the middle of a sentence that is not an 'I may'. */
function isMonthExpected(source: Source, index: number): boolean {
  if (index > 0 && operatorAt(source, index - 1, 'in', 'by', 'until', 'before', 'after', 'since', 'from', 'to', 'between', 'of', 'end', 'beginning', 'middle', 'every', 'during', 'and') === index) return true
  return false
}

function monthSpan(first: DayNumber): DaySpan {
  return { first, last: addMonths(first, 1) - 1 }
}

/** 'next week', 'this weekend', 'last quarter', 'the next 4 weeks', 'the 2 upcoming months', 'the rest of the week', 'the week'. */
function parseUnitPeriod(source: Source, index: number): Match<Days> | null {
  return parseCountedUnits(source, index) ?? parseRelativeUnit(source, index) ?? parseDefiniteUnit(source, index)
}

function parseRelativeUnit(source: Source, index: number): Match<Days> | null {
  const found = relativeShift(source, index)
  const unit = found ? senseAt(source, found.next, 'unit') : null
  if (!found || !unit || unit.value.plural) return trailingRelativeUnit(source, index)
  const days = unitPeriod(unit.value.unit, found.value, source.reference.day)
  return days ? { value: days, next: unit.next } : null
}

/** Languages that say 'semana que viene', 'semaine prochaine'. */
function trailingRelativeUnit(source: Source, index: number): Match<Days> | null {
  const unit = senseAt(source, skipOperator(source, index, 'the'), 'unit')
  if (!unit || unit.value.plural) return null
  const isWord = /[a-z]{4}|\P{ASCII}/u.test(keyAt(source, unit.next)) && !['following', 'past', 'coming', 'last', 'later', 'this', 'next'].includes(keyAt(source, unit.next))
  const next = isWord ? operatorAt(source, unit.next, 'next') : -1
  if (next < 0) return null
  const days = unitPeriod(unit.value.unit, 1, source.reference.day)
  return days ? { value: days, next } : null
}

function relativeShift(source: Source, index: number): Match<number> | null {
  const at = skipOperator(source, index, 'the')
  const thisAt = operatorAt(source, at, 'this')
  if (thisAt > 0) {
    const then = operatorAt(source, thisAt, 'next')
    return { value: then > 0 ? 1 : 0, next: then > 0 ? then : thisAt }
  }
  const nextAt = operatorAt(source, at, 'next')
  if (nextAt > 0) return { value: 1, next: nextAt }
  const lastAt = operatorAt(source, at, 'last')
  return lastAt > 0 ? { value: -1, next: lastAt } : null
}

/** 'the week', 'the year', 'same week': the current one. */
function parseDefiniteUnit(source: Source, index: number): Match<Days> | null {
  const at = keyAt(source, index) === 'same' ? index + 1 : operatorAt(source, index, 'the')
  const unit = at < 0 ? null : senseAt(source, keyAt(source, at) === 'same' ? at + 1 : at, 'unit')
  if (!unit || unit.value.plural || !['week', 'weekend', 'year', 'quarter', 'fortnight', 'day'].includes(unit.value.unit)) return null
  if (operatorAt(source, unit.next, 'before', 'after') > 0) return null
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

function quarterSpan(year: number, quarter: number): DaySpan {
  const first = addMonths(dayFromCivil(year, 1, 1)!, quarter * 3)
  return { first, last: addMonths(first, 3) - 1 }
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
function parseCountedWeek(source: Source, index: number): Match<Days> | null {
  const at = skipOperator(source, index, 'the')
  const unit = senseAt(source, at, 'unit')
  const number = unit?.value.unit === 'week' && !unit.value.plural ? parseDigits(source, unit.next, 2) : null
  if (unit && number && number.value >= 1 && number.value <= 53 && source.tokens[number.next - 1]!.spaced) {
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

/** 'Q1', 'q3 2019', '2017-Q1', '1st quarter of 2013', 'H2', '2019 H2'. */
function parseQuarter(source: Source, index: number): Match<Days> | null {
  const leading = parseDigits(source, index, 4)
  const leadingYear = leading && leading.value >= 1000 ? leading : null
  const at = leadingYear ? (signAt(source, leadingYear.next, '-') > 0 ? leadingYear.next + 1 : leadingYear.next) : skipOperator(source, index, 'the')
  const part = parseQuarterWord(source, at)
  if (!part) return null
  const trailing = leadingYear ? null : parseYear(source, signAt(source, part.next, '-') > 0 ? part.next + 1 : part.next)
  const { year: thisYear } = civilOf(source.reference.day)
  const span = (year: number) => part.value.half ? halfSpan(year, part.value.number) : quarterSpan(year, part.value.number - 1)
  const grain: DayGrain = part.value.half ? 'half-year' : 'quarter'
  const said = leadingYear?.value ?? trailing?.value
  if (said !== undefined) return { value: periodDays(span(said), grain), next: trailing?.next ?? part.next }
  const coming = [span(thisYear), span(thisYear + 1)].find(({ last }) => last >= source.reference.day)!
  const gone = [span(thisYear), span(thisYear - 1)].find(({ last }) => last < source.reference.day)!
  return { value: periodDays(coming, grain, { past: { ...gone, endsAt: gone.first } }), next: part.next }
}

function parseQuarterWord(source: Source, index: number): Match<{ half: boolean; number: number }> | null {
  const key = keyAt(source, index)
  const number = parseDigits(source, index + 1, 1)
  if ((key === 'q' || key === 'h') && number && isGlued(source, index + 1) && number.value >= 1 && number.value <= (key === 'q' ? 4 : 2)) {
    return { value: { half: key === 'h', number: number.value }, next: number.next }
  }
  const ordinal = parseOrdinal(source, index)
  const unit = ordinal ? senseAt(source, ordinal.next, 'unit') : null
  return ordinal && unit?.value.unit === 'quarter' && ordinal.value <= 4 ? { value: { half: false, number: ordinal.value }, next: unit.next } : null
}

function halfSpan(year: number, half: number): DaySpan {
  const first = dayFromCivil(year, half === 1 ? 1 : 7, 1)!
  return { first, last: addMonths(first, 6) - 1 }
}

/** Meteorological seasons of the northern half: 'this spring', 'summer 2028'. */
function parseSeason(source: Source, index: number): Match<Days> | null {
  const which = relativeShift(source, index)
  const season = senseAt(source, which?.next ?? skipOperator(source, index, 'the'), 'season')
  if (!season) return null
  const year = parseYear(source, season.next)
  const firstMonth: Record<Season, number> = { spring: 3, summer: 6, autumn: 9, winter: 12 }
  const span = (value: number) => ({ first: dayFromCivil(value, firstMonth[season.value.season], 1)!, last: addMonths(dayFromCivil(value, firstMonth[season.value.season], 1)!, 3) - 1 })
  const thisYear = civilOf(source.reference.day).year
  if (year) return { value: periodDays(span(year.value), 'season'), next: year.next }
  const coming = [span(thisYear - 1), span(thisYear), span(thisYear + 1)].find(({ last }) => last >= source.reference.day)!
  return { value: periodDays(coming, 'season'), next: season.next }
}

/** '1990s', "the 90's", '21st century'. */
function parseDecade(source: Source, index: number): Match<Days> | null {
  const number = parseDigits(source, skipOperator(source, index, 'the'), 4)
  const isDecade = number !== null && number.value % 10 === 0 && source.tokens[number.next - 1]!.text.length === 4 && keyAt(source, number.next) === 's'
  if (number && isDecade) return { value: periodDays(yearsSpan(number.value, 10), 'decade'), next: number.next + 1 }
  const ordinal = parseOrdinal(source, skipOperator(source, index, 'the'))
  const unit = ordinal ? senseAt(source, ordinal.next, 'unit') : null
  if (!ordinal || unit?.value.unit !== 'century' || ordinal.value > 30) return null
  return { value: periodDays(yearsSpan((ordinal.value - 1) * 100, 100), 'century'), next: unit.next }
}

function yearsSpan(year: number, count: number): DaySpan {
  return { first: dayFromCivil(year, 1, 1)!, last: dayFromCivil(year + count, 1, 1)! - 1 }
}

/** '2028', 'the year 2028', 'cy18'. A bare number is a year only where a year is expected or four digits stand alone. */
function parseYearPeriod(source: Source, index: number, expected = false): Match<Days> | null {
  const word = operatorAt(source, index, 'year-word')
  const number = parseDigits(source, word < 0 ? index : word, 4)
  if (!number) return null
  const length = source.tokens[number.next - 1]!.text.length
  const value = length === 2 && word > 0 ? number.value + 2000 : number.value
  if (value < 1000 || value > 2999 || (length !== 4 && word < 0)) return null
  if (word < 0 && !expected && !isYearPlausible(source, index, number)) return null
  return { value: periodDays(yearsSpan(value, 1), 'year'), next: number.next }
}

function isYearPlausible(source: Source, index: number, number: Match<number>): boolean {
  if (number.value < 1800 || number.value > 2100) return false
  if (isGlued(source, index) && /^[$€£./:,#+@-]$/u.test(keyAt(source, index - 1)) && !(keyAt(source, index - 1) === '-' && source.tokens[index - 2]?.kind === 'digits')) return false
  const follows = source.tokens[number.next]
  if (follows && !follows.spaced && (follows.kind === 'word' || /^[%$€£:/]$/u.test(follows.key))) return false
  if (follows && !follows.spaced && /^[.,]$/u.test(follows.key) && source.tokens[number.next + 1]?.kind === 'digits' && isGlued(source, number.next + 1)) return false
  const isBeforeNoun = follows?.kind === 'word' && (source.entries[number.next] ?? []).length === 0
  return !isBeforeNoun || index === 0 || operatorAt(source, index - 1, 'in', 'of', 'by', 'until', 'before', 'after', 'since', 'from', 'to') === index
}

/** 'the end of April', 'mid-November', 'early next week', 'later this week', 'the rest of the month'. */
function parseNarrowed(source: Source, index: number): Match<Days> | null {
  const rest = operatorAt(source, index, 'rest')
  const beginning = operatorAt(source, index, 'beginning', 'early')
  const middle = operatorAt(source, index, 'middle')
  const end = operatorAt(source, index, 'end', 'late')
  const how = middle > 0 ? 'mid' : beginning > 0 && beginning >= end ? 'start' : end > 0 || rest > 0 ? 'end' : null
  const at = Math.max(rest, beginning, middle, end)
  if (how === null) return null
  let inner = signAt(source, at, '-') > 0 ? at + 1 : at
  inner = skipOperator(source, inner, 'of')
  const period = parseWholePeriod(source, inner) ?? parseWholePeriod(source, skipOperator(source, inner, 'the')) ?? parseBareUnit(source, inner)
  if (!period || period.value.grain === 'day') return null
  return { value: narrow(source, period.value, how), next: period.next }
}

/** 'end of month', 'end of year', without an article. */
function parseBareUnit(source: Source, index: number): Match<Days> | null {
  const unit = senseAt(source, skipOperator(source, index, 'the'), 'unit')
  if (!unit || unit.value.plural || unit.value.unit === 'day') return null
  const days = unitPeriod(unit.value.unit, 0, source.reference.day)
  return days ? { value: days, next: unit.next } : null
}

function narrow(source: Source, days: Days, how: 'start' | 'mid' | 'end'): Days {
  const part = narrowSpan(source, days, { how, grain: days.grain })
  const past = days.past ? narrowSpan(source, days.past, { how, grain: days.grain }) : null
  return { ...days, ...part, endsAt: how === 'end' ? part.last + 1 : part.first, narrowed: how, past: past ? { ...past, endsAt: how === 'end' ? past.last + 1 : past.first } : null }
}

function narrowSpan(source: Source, span: DaySpan, { how, grain }: { how: 'start' | 'mid' | 'end'; grain: DayGrain }): DaySpan {
  if (grain === 'month') return { start: { first: span.first, last: span.first + 9 }, mid: { first: span.first + 9, last: span.first + 19 }, end: { first: span.first + 15, last: span.last } }[how]
  if (grain === 'week') {
    const later = span.first <= source.reference.day && source.reference.day <= span.last ? source.reference.day : span.first + 3
    return { start: { first: span.first, last: span.first + 2 }, mid: { first: span.first + 2, last: span.first + 3 }, end: { first: Math.max(later, span.first), last: span.last } }[how]
  }
  if (grain === 'year') {
    const months = (count: number) => addMonths(span.first, count)
    return { start: { first: span.first, last: months(6) - 1 }, mid: { first: months(4), last: months(8) - 1 }, end: { first: months(6), last: span.last } }[how]
  }
  const third = Math.max(1, Math.floor((span.last - span.first + 1) / 3))
  return { start: { first: span.first, last: span.first + third - 1 }, mid: { first: span.first + third, last: span.last - third }, end: { first: span.last - third + 1, last: span.last } }[how]
}
