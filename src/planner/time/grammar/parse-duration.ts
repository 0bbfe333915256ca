import { parseDecimal, parseNumber } from './parse-number.ts'
import type { TimeUnit } from './sense.ts'
import { isGlued, keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** A length of time. `low` and `high` differ in '2-3 hours'; both in seconds (a month is 30 days, a year 365). */
export type Duration = { low: number; high: number; value: number; unit: TimeUnit; isWhole: boolean }

const DAY = 86_400
export const SECONDS_PER_UNIT: Readonly<Record<TimeUnit, number>> = {
  second: 1, minute: 60, hour: 3600, day: DAY, 'business-day': DAY, night: DAY, week: 7 * DAY, weekend: 2 * DAY, fortnight: 14 * DAY,
  month: 30 * DAY, quarter: 90 * DAY, year: 365 * DAY, decade: 3650 * DAY, century: 36_500 * DAY,
}

/** '3 hours', 'an hour and a half', '1h45', 'two-hour', 'half an hour', '2 to 3 weeks', 'all day', '1 week and 2 days'. */
export function parseDuration(source: Source, index: number): Match<Duration> | null {
  const whole = parseWholeUnit(source, index)
  if (whole) return whole
  const first = parseAmount(source, index)
  if (!first) return null
  return addAmounts(source, first)
}

function addAmounts(source: Source, first: Match<Duration>): Match<Duration> {
  let { value, next } = first
  for (;;) {
    const after = parseTrailingMinutes(source, next, value.unit) ?? parseHalfMore(source, next, value.unit) ?? parseFurtherAmount(source, next, value.unit)
    if (!after) return { value, next }
    value = { ...value, low: value.low + after.value, high: value.high + after.value }
    if (value.unit === 'hour') value.value = value.high / SECONDS_PER_UNIT.hour
    next = after.next
    if (after.last) return { value, next }
  }
}

type Addition = { value: number; next: number; last: boolean }

/** '1h45' and '2h 30'. */
function parseTrailingMinutes(source: Source, index: number, unit: TimeUnit): Addition | null {
  if (unit !== 'hour' || !isGlued(source, index - 1)) return null
  const token = source.tokens[index]
  if (token?.kind !== 'digits' || token.spaced || token.text.length !== 2) return null
  return { value: Number(token.text) * 60, next: index + 1, last: true }
}

/** 'and a half', 'and a quarter', 'and three quarters'. */
function parseHalfMore(source: Source, index: number, unit: TimeUnit): Addition | null {
  const and = operatorAt(source, index, 'and')
  if (and < 0) return null
  const half = operatorAt(source, skipOperator(source, and, 'a'), 'half')
  if (half > 0) return { value: SECONDS_PER_UNIT[unit] / 2, next: half, last: true }
  const number = parseNumber(source, and)
  const quarters = number && number.value <= 3 ? number : { value: 1, next: skipOperator(source, and, 'a') }
  const isQuarter = quarters.next > and && /^quarters?$/u.test(keyAt(source, quarters.next)) && !(keyAt(source, quarters.next + 1) === 'of' && parseUnit(source, skipOperator(source, quarters.next + 2, 'a', 'the')))
  return isQuarter && (unit === 'hour' || unit === 'year') ? { value: (SECONDS_PER_UNIT[unit] / 4) * quarters.value, next: quarters.next + 1, last: true } : null
}

/** 'and 30 minutes', ', 10 minutes': a smaller unit. */
function parseFurtherAmount(source: Source, index: number, unit: TimeUnit): Addition | null {
  const joined = skipOperator(source, signAt(source, index, ',') > 0 ? index + 1 : index, 'and')
  const further = parseAmount(source, joined)
  if (!further || SECONDS_PER_UNIT[further.value.unit] >= SECONDS_PER_UNIT[unit] || further.value.low !== further.value.high) return null
  if (joined > index && source.tokens[index]?.key === ',') return null
  return { value: further.value.low, next: further.next, last: false }
}

/** 'a quarter of an hour', 'three quarters of an hour', 'eine Viertelstunde'. */
function parseQuarters(source: Source, index: number): Match<Duration> | null {
  if (/^(?:viertelstunde|dreiviertelstunde)$/u.test(keyAt(source, index))) return quarters(keyAt(source, index).startsWith('drei') ? 3 : 1, index + 1)
  const number = parseNumber(source, index)
  const count = number && number.value <= 3 ? number : { value: 1, next: skipOperator(source, index, 'a') }
  // 'trois quarts d’heure', 'tres cuartos de hora'.
  const abroad = /^(?:quarts?|cuartos?|quartos?)$/u.test(keyAt(source, count.next)) ? keyAt(source, count.next + 1) : ''
  if (/^d['’]heure$/u.test(abroad)) return quarters(count.value, count.next + 2)
  if (abroad === 'de' && keyAt(source, count.next + 2) === 'hora') return quarters(count.value, count.next + 3)
  if (!/^quarters?$/u.test(keyAt(source, count.next)) || keyAt(source, count.next + 1) !== 'of') return null
  const unit = parseUnit(source, skipOperator(source, count.next + 2, 'a'))
  return unit?.value === 'hour' ? quarters(count.value, unit.next) : null
}

function quarters(count: number, next: number): Match<Duration> {
  return { value: { low: count * 900, high: count * 900, value: count * 15, unit: 'minute', isWhole: false }, next }
}

function parseAmount(source: Source, index: number): Match<Duration> | null {
  const half = parseHalfUnit(source, index) ?? parseQuarters(source, index)
  if (half) return half
  const number = parseCount(source, index)
  if (!number) return null
  const upper = parseUpperCount(source, number.next)
  // '45+ minutes'.
  const plus = !upper && signAt(source, number.next, '+') > 0 && isGlued(source, number.next) ? number.next + 1 : number.next
  const afterNumber = upper?.next ?? plus
  const withHalf = parseCountAndHalf(source, afterNumber)
  const unitAt = withHalf ?? afterNumber
  // 'one full hour'.
  const wholeAt = /^(?:full|whole|solid)$/u.test(keyAt(source, unitAt)) && parseUnit(source, unitAt + 1)?.value === 'hour' ? unitAt + 1 : unitAt
  const unit = parseUnit(source, signAt(source, wholeAt, '-') > 0 && isGlued(source, wholeAt) ? wholeAt + 1 : wholeAt)
  // The forms of 'W-2s and 1099s'.
  if (!unit || unit.value === 'second' && isGlued(source, number.next) && isNameInPlural(source, index)) return null
  const seconds = SECONDS_PER_UNIT[unit.value]
  const low = number.value + (withHalf === null || upper ? 0 : 0.5)
  const high = (upper?.value ?? number.value) + (withHalf === null ? 0 : 0.5)
  return { value: { low: low * seconds, high: high * seconds, value: high, unit: unit.value, isWhole: false }, next: unit.next }
}

/** 'W-2s', '1099s': more of what a number names, and no seconds. */
function isNameInPlural(source: Source, index: number): boolean {
  return source.tokens[index]!.text.length > 3 || index > 1 && keyAt(source, index - 1) === '-' && isGlued(source, index) && source.tokens[index - 2]!.kind === 'word'
}

/** A number, or the article of 'an hour'. */
function parseCount(source: Source, index: number): Match<number> | null {
  const number = parseNumber(source, index)
  if (number) return number
  const article = operatorAt(source, index, 'a')
  // 'a second round' counts rounds.
  const isOrdinal = article > 0 && keyAt(source, article) === 'second' && source.tokens[article + 1]?.kind === 'word' && source.entries[article + 1]!.length === 0
  return article < 0 || isOrdinal ? null : { value: 1, next: article }
}

/** Nobody counts more hours in Spanish, French or Portuguese where the clock has the same word. */
const MOST_HOURS = 5

/** 'from 1 to 2 hours', 'entre 1 y 2 horas', 'von einer bis zwei Stunden': the words before hours of the clock stand before lengths too. */
export function parseRangeOfLengths(source: Source, index: number): Match<Duration> | null {
  const between = operatorAt(source, index, 'between')
  const from = between > 0 ? between : operatorAt(source, index, 'from')
  // The preposition of French 'd'une à deux heures' is part of its number.
  const at = from < 0 && /^d'une?$/u.test(keyAt(source, index)) ? index : from
  const low = at < 0 ? null : parseCount(source, at)
  const to = low ? Math.max(operatorAt(source, low.next, 'to', 'until'), between < 0 ? -1 : operatorAt(source, low.next, 'and')) : -1
  const high = to < 0 ? null : parseCount(source, to)
  const unit = high ? parseUnit(source, high.next) : null
  if (!low || !high || !unit || low.value >= high.value || unit.value !== 'hour' && unit.value !== 'minute') return null
  if (keyAt(source, high.next) === 'h' || unit.value === 'hour' && high.value > MOST_HOURS) return null
  // 'de 1 a 2 horas da tarde'.
  if (senseAt(source, unit.next, 'part') !== null || operatorAt(source, unit.next, 'am', 'pm') > 0) return null
  const seconds = SECONDS_PER_UNIT[unit.value]
  return { value: { low: low.value * seconds, high: high.value * seconds, value: high.value, unit: unit.value, isWhole: false }, next: unit.next }
}

/** 'to 3' of '2 to 3 hours'. */
function parseUpperCount(source: Source, index: number): Match<number> | null {
  const to = operatorAt(source, index, 'to', 'or')
  return to < 0 ? null : parseNumber(source, to)
}

/** 'and a half' between number and unit: 'one and a half hours'. */
function parseCountAndHalf(source: Source, index: number): number | null {
  if (keyAt(source, index) === '½') return index + 1
  const and = operatorAt(source, index, 'and')
  if (and < 0) return null
  const half = operatorAt(source, skipOperator(source, and, 'a'), 'half')
  return half < 0 ? null : half
}

/** 'Half a day' is a morning or an afternoon. */
const HALF_A_WORKING_DAY = 4 * 3600

/** 'half an hour', 'a half hour', 'half-day'. */
function parseHalfUnit(source: Source, index: number): Match<Duration> | null {
  const isSign = keyAt(source, index) === '½'
  const half = isSign ? index + 1 : operatorAt(source, skipOperator(source, index, 'a'), 'half')
  if (half < 0) return null
  const hyphen = signAt(source, half, '-') > 0 ? half + 1 : skipOperator(source, half, 'a')
  const unit = parseUnit(source, hyphen)
  if (!unit || unit.value === 'second') return null
  const seconds = unit.value === 'day' ? HALF_A_WORKING_DAY : SECONDS_PER_UNIT[unit.value] / 2
  return { value: { low: seconds, high: seconds, value: 0.5, unit: unit.value, isWhole: false }, next: unit.next }
}

/** 'all day', 'the whole month': a length, seen as one whole. */
function parseWholeUnit(source: Source, index: number): Match<Duration> | null {
  const all = operatorAt(source, index, 'all')
  const unit = all < 0 ? null : senseAt(source, all, 'unit')
  if (!unit || unit.value.plural || SECONDS_PER_UNIT[unit.value.unit] < DAY) return null
  const seconds = SECONDS_PER_UNIT[unit.value.unit]
  return { value: { low: seconds, high: seconds, value: 1, unit: unit.value.unit, isWhole: true }, next: unit.next }
}

function parseUnit(source: Source, index: number): Match<TimeUnit> | null {
  const unit = senseAt(source, index, 'unit')
  return unit && isUnitWord(source, index) ? { value: unit.value.unit, next: unit.next } : null
}

/** A single letter is a unit only right behind its number: '3h', '20 m' is not minutes. */
function isUnitWord(source: Source, index: number): boolean {
  const token = source.tokens[index]!
  // The HR of '3 HR partners' is a department.
  if (token.text === 'HR' && token.spaced) return false
  if (token.key.length > 1) return true
  // '3D printing'.
  if (token.text === 'D') return false
  const before = source.tokens[index - 1]
  return before?.kind === 'digits' && (!token.spaced || token.key === 'h')
}

/** Decimal number right before a unit, for 'the next 4 weeks'. */
export function parseUnitCount(source: Source, index: number): Match<{ value: number; unit: TimeUnit }> | null {
  const number = parseDecimal(source, index) ?? parseNumber(source, index)
  const unit = number ? parseUnit(source, signAt(source, number.next, '-') > 0 ? number.next + 1 : number.next) : null
  return number && unit ? { value: { value: number.value, unit: unit.value }, next: unit.next } : null
}
