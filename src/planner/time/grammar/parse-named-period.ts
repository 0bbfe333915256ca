import type { DaySpan } from '../calendar-time.ts'
import { addMonths, civilOf, dayFromCivil } from '../day-number.ts'
import { periodDays } from './days.ts'
import type { DayGrain, Days } from './days.ts'
import { parseYear } from './parse-date-fields.ts'
import { parseDigits, parseOrdinal } from './parse-number.ts'
import { relativeShift } from './relative-shift.ts'
import type { Season } from './sense.ts'
import { isGlued, keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** 'Q1', 'q3 2019', '2017-Q1', '1st quarter of 2013', 'H2', '2019 H2'. */
export function parseQuarter(source: Source, index: number): Match<Days> | null {
  const leading = parseDigits(source, index, 4)
  const leadingYear = leading && leading.value >= 1000 ? leading : null
  const at = leadingYear ? (signAt(source, leadingYear.next, '-') > 0 ? leadingYear.next + 1 : leadingYear.next) : skipOperator(source, index, 'the')
  const part = parseQuarterWord(source, at)
  if (!part) return null
  const trailing = leadingYear ? null : parseYear(source, signAt(source, part.next, '-') > 0 ? part.next + 1 : part.next) ?? parseRelativeYear(source, part.next)
  const { year: thisYear } = civilOf(source.reference.day)
  const span = (year: number) => part.value.half ? halfSpan(year, part.value.number) : quarterSpan(year, part.value.number - 1)
  const grain: DayGrain = part.value.half ? 'half-year' : 'quarter'
  const said = leadingYear?.value ?? trailing?.value
  if (said !== undefined) return { value: periodDays(span(said), grain), next: trailing?.next ?? part.next }
  const coming = [span(thisYear), span(thisYear + 1)].find(({ last }) => last >= source.reference.day)!
  const gone = [span(thisYear), span(thisYear - 1)].find(({ last }) => last < source.reference.day)!
  return { value: periodDays(coming, grain, { past: { ...gone, endsAt: gone.first } }), next: part.next }
}

/** The year of 'of last year' and 'of next year'. */
function parseRelativeYear(source: Source, index: number): Match<number> | null {
  const of = operatorAt(source, index, 'of')
  const shift = relativeShift(source, of < 0 ? index : of)
  const unit = shift ? senseAt(source, shift.next, 'unit') : null
  return shift && unit?.value.unit === 'year' && !unit.value.plural ? { value: civilOf(source.reference.day).year + shift.value, next: unit.next } : null
}

function parseQuarterWord(source: Source, index: number): Match<{ half: boolean; number: number }> | null {
  const key = keyAt(source, index)
  const number = parseDigits(source, index + 1, 1)
  if ((key === 'q' || key === 'h') && number && isGlued(source, index + 1) && number.value >= 1 && number.value <= (key === 'q' ? 4 : 2)) {
    return { value: { half: key === 'h', number: number.value }, next: number.next }
  }
  const ordinal = parseOrdinal(source, index)
  const half = ordinal && ordinal.value <= 2 ? operatorAt(source, ordinal.next, 'half') : -1
  const of = half > 0 ? operatorAt(source, half, 'of') : -1
  // 'the first half of 2017'; of a month or a match it is another half.
  if (ordinal && of > 0 && parseYear(source, skipYearWord(source, of))) return { value: { half: true, number: ordinal.value }, next: skipYearWord(source, of) }
  const unit = ordinal ? senseAt(source, ordinal.next, 'unit') : null
  return ordinal && unit?.value.unit === 'quarter' && ordinal.value <= 4 ? { value: { half: false, number: ordinal.value }, next: unit.next } : null
}

/** 'the year' before its number. */
function skipYearWord(source: Source, index: number): number {
  const the = skipOperator(source, index, 'the')
  return senseAt(source, the, 'unit')?.value.unit === 'year' ? the + 1 : index
}

function halfSpan(year: number, half: number): DaySpan {
  const first = dayFromCivil(year, half === 1 ? 1 : 7, 1)!
  return { first, last: addMonths(first, 6) - 1 }
}

const DUE_BY = /^(?:by|before|bis|vor|antes|avant|até)$/u

/** Within these last days of a season nobody plans for it any more. */
const DAYS_LEFT_OF_SEASON = 14

/** Meteorological seasons of the northern half: 'this spring', 'summer 2028'. */
export function parseSeason(source: Source, index: number): Match<Days> | null {
  const which = relativeShift(source, index)
  const season = senseAt(source, which?.next ?? skipOperator(source, index, 'the'), 'season')
  // 'It must fall between 9 and 5.'
  const isVerb = keyAt(source, index) === 'fall' && /^(?:must|should|can|could|may|might|will|would|shall|to|not|cannot|can't|mustn't|shouldn't|won't|all|both|dates?|they|we|you|i)$/u.test(keyAt(source, index - 1))
  if (!season || isVerb) return null
  const year = parseYear(source, season.next) ?? parseRelativeYear(source, season.next)
  const firstMonth: Record<Season, number> = { spring: 3, summer: 6, autumn: 9, winter: 12 }
  const span = (value: number) => ({ first: dayFromCivil(value, firstMonth[season.value.season], 1)!, last: addMonths(dayFromCivil(value, firstMonth[season.value.season], 1)!, 3) - 1 })
  const thisYear = civilOf(source.reference.day).year
  if (year) return { value: periodDays(span(year.value), 'season'), next: year.next }
  // 'By autumn', said in November, is the next one, and so is 'in autumn' where it is all but over.
  const isDue = which === null && DUE_BY.test(keyAt(source, index - 1))
  const left = which === null ? DAYS_LEFT_OF_SEASON : 0
  const isRunning = ({ first, last }: DaySpan) => first <= source.reference.day && last >= source.reference.day
  const isOver = (each: DaySpan) => isRunning(each) && (isDue || each.last - source.reference.day < left)
  const years = [span(thisYear - 2), span(thisYear - 1), span(thisYear), span(thisYear + 1)]
  // 'Last spring' is over.
  const said = which?.value === -1 ? years.findLast(({ last }) => last < source.reference.day)! : years.find((each) => each.last >= source.reference.day && !isOver(each))!
  return { value: periodDays(said, 'season'), next: season.next }
}

/** '1990s', "the 90's", '21st century'. */
export function parseDecade(source: Source, index: number): Match<Days> | null {
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
export function parseYearPeriod(source: Source, index: number, expected = false): Match<Days> | null {
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
  if (isGlued(source, index) && /^[$€£./:,#+@-]$/u.test(keyAt(source, index - 1)) && !(keyAt(source, index - 1) === '-' && source.tokens[index - 2]?.text.length === 4)) return false
  const follows = source.tokens[number.next]
  if (follows && !follows.spaced && follows.key === '-' && source.tokens[number.next + 1]?.kind === 'digits' && source.tokens[number.next + 1]!.text.length < 4) return false
  if (follows && !follows.spaced && (follows.kind === 'word' || /^[%$€£:/]$/u.test(follows.key))) return false
  if (follows && !follows.spaced && /^[.,]$/u.test(follows.key) && source.tokens[number.next + 1]?.kind === 'digits' && isGlued(source, number.next + 1)) return false
  const isBeforeNoun = follows?.kind === 'word' && (source.entries[number.next] ?? []).length === 0
  return !isBeforeNoun || index === 0 || operatorAt(source, index - 1, 'in', 'of', 'by', 'until', 'before', 'after', 'since', 'from', 'to') === index
}

export function quarterSpan(year: number, quarter: number): DaySpan {
  const first = addMonths(dayFromCivil(year, 1, 1)!, quarter * 3)
  return { first, last: addMonths(first, 3) - 1 }
}
