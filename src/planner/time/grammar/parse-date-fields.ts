import type { Weekday } from '../calendar-time.ts'
import { fullYear } from './date-fields.ts'
import type { DateFields } from './date-fields.ts'
import { parseDigits, parseNumberWords, parseOrdinal } from './parse-number.ts'
import { isGlued, keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** An absolute date with at least a day and a month, optionally with its weekday before or behind it. */
export function parseDateFields(source: Source, index: number): Match<DateFields> | null {
  const weekday = parseLeadingWeekday(source, index)
  const date = parseMonthDate(source, weekday?.next ?? index) ?? parseNumericDate(source, weekday?.next ?? index, weekday !== null)
  if (!date) return null
  const trailing = weekday ? null : parseTrailingWeekday(source, date.next)
  return { value: { ...date.value, weekday: weekday?.value ?? trailing?.value ?? null }, next: trailing?.next ?? date.next }
}

/** 'Friday', 'Fri.', 'Friday,', 'Friday the', 'Friday-'. */
export function parseLeadingWeekday(source: Source, index: number): Match<Weekday> | null {
  const weekday = senseAt(source, index, 'weekday')
  if (!weekday || weekday.value.plural) return null
  let next = weekday.next
  // 'on Tuesday. First, …' ends a sentence.
  const endsSentence = signAt(source, next, '.') > 0 && keyAt(source, next - 1).length > 5 && /^\p{Lu}/u.test(source.tokens[next + 1]?.text ?? '')
  if (endsSentence || signAt(source, next, '.') > 0 && countsBehind(source, next)) return null
  if (signAt(source, next, '.', ',', '-', '/') > 0) next += 1
  next = skipOperator(source, next, 'on')
  next = skipOperator(source, next, 'the')
  return { value: weekday.value.weekday, next }
}

/** 'From Monday. 3 sessions a day': a number behind the whole name and its full stop counts what is named behind it. */
function countsBehind(source: Source, stop: number): boolean {
  const [number, thing] = [source.tokens[stop + 1], source.tokens[stop + 2]]
  const isCount = keyAt(source, stop - 1).length > 4 && number?.kind === 'digits' && !isGlued(source, stop + 1) && thing?.kind === 'word' && !isGlued(source, stop + 2)
  return isCount && senseAt(source, stop + 2, 'month') === null && operatorAt(source, stop + 2, 'of') < 0
}

/** '(Fri)', ', Friday' behind a date. */
function parseTrailingWeekday(source: Source, index: number): Match<Weekday> | null {
  const open = signAt(source, index, '(', ',')
  const weekday = open < 0 ? null : senseAt(source, open, 'weekday')
  if (!weekday || weekday.value.plural) return null
  const isBracket = keyAt(source, index) === '('
  if (!isBracket) return null
  const close = signAt(source, weekday.next, ')')
  return close < 0 ? null : { value: weekday.value.weekday, next: close }
}

function parseMonthDate(source: Source, index: number): Match<DateFields> | null {
  return parseMonthFirst(source, index) ?? parseDayFirst(source, index)
}

/** 'Feb 12', 'February the 12th, 2027', 'Sep-23-2020', 'Oct/2', 'September-2020-23'. */
function parseMonthFirst(source: Source, index: number): Match<DateFields> | null {
  const month = senseAt(source, index, 'month')
  if (!month) return null
  let at = month.next
  const separator = signAt(source, at, '.', '-', '/') > 0
  if (separator && endsSentence(source, at)) return null
  if (separator) at += 1
  at = skipOperator(source, at, 'the')
  const yearFirst = separator ? parseYearThenDay(source, at) : null
  if (yearFirst) return { value: { year: yearFirst.value.year, month: month.value.month, day: yearFirst.value.day, weekday: null }, next: yearFirst.next }
  const day = parseDayOfMonth(source, at)
  if (!day || isSomethingElse(source, at, day.next)) return null
  const year = parseYear(source, separator && signAt(source, day.next, '-', '/') > 0 ? day.next + 1 : day.next)
  return { value: { year: year?.value ?? null, month: month.value.month, day: day.value, weekday: null }, next: year?.next ?? day.next }
}

/** 'Ready by June. 8-21 March I am away': a whole name and a full stop with a space behind it; 'Sept. 8' is short for a day. */
function endsSentence(source: Source, stop: number): boolean {
  // 'For our holiday in May. The first lesson is on Monday.'
  const isNewSentence = /^\p{Lu}(?:\p{Ll}*|['’]\p{Ll}+)$/u.test(source.tokens[stop + 1]?.text ?? '')
  return keyAt(source, stop) === '.' && (isNewSentence || !SHORT_MONTH.test(keyAt(source, stop - 1))) && !isGlued(source, stop + 1)
}

const SHORT_MONTH = /^(?!june|july|juni|juli|juin|mars|may|mai)\p{L}{1,4}$/u

function parseYearThenDay(source: Source, index: number): Match<{ year: number; day: number }> | null {
  const year = parseDigits(source, index, 4)
  if (!year || year.value < 1000 || signAt(source, year.next, '-', '/') < 0) return null
  const day = parseDayOfMonth(source, year.next + 1)
  return day ? { value: { year: year.value, day: day.value }, next: day.next } : null
}

/** '12 Feb', '12th of February 2027', '12. Februar', '12 de febrero de 2027', '23-Sep-2020'. */
function parseDayFirst(source: Source, index: number): Match<DateFields> | null {
  const day = parseDayOfMonth(source, skipOperator(source, index, 'the'))
  if (!day) return null
  let at = day.next
  if (signAt(source, at, '.', '-', '/', ',') > 0) at += 1
  at = skipOperator(source, at, 'of')
  const month = senseAt(source, at, 'month')
  if (!month || keyAt(source, at) === 'may' && IS_ALLOWED.test(keyAt(source, month.next)) && source.tokens[at]!.text === 'may') return null
  // 'Am 14. Dezember. Vom 11. bis …': behind the end of the sentence there is no year.
  const isDotted = signAt(source, month.next, '.') > 0 && isGlued(source, month.next) && !/^\p{Lu}\p{Ll}/u.test(source.tokens[month.next + 1]?.text ?? '')
  at = isDotted ? month.next + 1 : month.next
  const year = parseYear(source, signAt(source, at, '-', '/') > 0 && isGlued(source, at) ? at + 1 : at)
  return { value: { year: year?.value ?? null, month: month.value.month, day: day.value, weekday: null }, next: year?.next ?? month.next }
}

/** 'None of the 14 may be dropped': what is allowed. */
const IS_ALLOWED = /^(?:be|not|have|never|also|only|still|well|need|get|go|come|stay|change|fall)$/u

/** Ordinals that name no day of a month where they are spoken, but a room, a second or a quarter: 'o quarto do bebê', 'el cuarto'. */
export function isRoom({ tokens }: Source, index: number): boolean {
  return /^(?:cuart[oa]|quarto|segundo|tercer[oa]?|terceir[oa]|quint[oa])$/u.test(tokens[index]?.key ?? '')
}

/** 1 to 31 in digits or ordinal words. */
export function parseDayOfMonth(source: Source, index: number): Match<number> | null {
  const day = parseOrdinal(source, index) ?? parseDigits(source, index, 2)
  return day && day.value >= 1 && day.value <= 31 ? day : null
}

const MEASURES = /^(?:km|kms|kilometer|kilometres?|kilometros|quilometros|kg|kilos?|cm|m|meter|metros|metres|seiten|paginas|pages|mal|x|euros?|eur|personen|personas|personnes|pessoas)$/u

/** 'May 9:00', 'March 7pm', 'June 5 days', 'Ende April 10 km' and '5%' are no days of a month. */
function isSomethingElse(source: Source, index: number, next: number): boolean {
  const key = keyAt(source, next)
  // 'Jan 18: legs' is a date and a colon, '18:30' is a time.
  const isClock = key === ':' && source.tokens[next + 1]?.kind === 'digits' && isGlued(source, next + 1)
  if (isGlued(source, next) && (isClock || key === '%' || key === 'h')) return true
  if (operatorAt(source, next, 'am', 'pm', 'oclock') > 0 && key.length > 1) return true
  // 'in March 6-8pm'.
  if (/^(?:-|to)$/u.test(key) && source.tokens[next + 1]?.kind === 'digits' && /^[ap]m$/u.test(keyAt(source, next + 2))) return true
  return source.tokens[index]?.kind === 'digits' && next === index + 1 && (senseAt(source, next, 'unit') !== null || MEASURES.test(key))
}

/** '2027', ', 2027', 'of 2027', "'27", 'of 87', 'nineteen seventy two'. */
export function parseYear(source: Source, index: number): Match<number> | null {
  let at = signAt(source, index, ',') > 0 ? index + 1 : index
  const of = operatorAt(source, at, 'of', 'in')
  if (of > 0) at = skipOperator(source, of, 'the')
  at = skipOperator(source, at, 'year-word')
  const apostrophe = signAt(source, at, "'")
  const digits = parseDigits(source, apostrophe > 0 ? apostrophe : at, 4)
  if (digits) {
    const length = source.tokens[digits.next - 1]!.text.length
    // 'Thursday 8 July 1330' is an hour of that day.
    const isClock = digits.value < FIRST_YEAR_OF_PLANS && /^1[0-7][0-5][05]$/u.test(source.tokens[digits.next - 1]!.text)
    const isYear = length === 4 ? digits.value >= 1000 && digits.value < 3000 && !isClock : length === 2 && (apostrophe > 0 || of > 0 && !isHour(source, index, digits.next))
    if (!isYear || isClockOrCount(source, digits.next)) return null
    const century = length === 2 && digits.value >= 50 ? 1900 : 0
    return { value: century > 0 ? digits.value + century : fullYear(digits.value, length), next: digits.next }
  }
  const words = parseNumberWords(source, at)
  return words && words.value >= 1000 && words.value < 3000 ? words : null
}

/** Four digits below it that a clock can show are rather an hour. */
const FIRST_YEAR_OF_PLANS = 1800

/** The 18 of '15 de marzo, de 18 a 20 h' begins the hours; the 12 of 'du 8 février au 12 mars' is a day. */
function isHour(source: Source, index: number, next: number): boolean {
  return /^aux?$/u.test(keyAt(source, index)) || senseAt(source, next, 'month') !== null || signAt(source, index, ',') > 0 || operatorAt(source, next, 'to', 'until') > 0
}

/** What there are thousands of. */
const COUNTED = /^(?:words?|pages?|characters?|euros?|pounds?|dollars?|francs?|people|guests?|steps?|copies|photos?|pictures?|flyers?|leaflets?|cards?|letters?|tickets?|bricks?|tiles?|units?|items?|calories|kcal|worter|seiten|euro|gaste|schritte|palabras|paginas|personas|pasos|mots|invites|palavras|pessoas|passos)$/u

/** '2000 words', '20:15', '2,000': not a year. */
function isClockOrCount(source: Source, next: number): boolean {
  const unit = senseAt(source, next, 'unit')?.value.unit
  if ((unit !== undefined && unit !== 'weekend') || operatorAt(source, next, 'am', 'pm') > 0 || COUNTED.test(keyAt(source, next))) return true
  return isGlued(source, next) && (keyAt(source, next) === ':' || (/^[.,]$/u.test(keyAt(source, next)) && isGlued(source, next + 1) && source.tokens[next + 1]?.kind === 'digits'))
}

/** '2027-02-12', '12/02/2027', '12.2.', '2016 10 16'. Order of day and month by the reference, unless only one order is a date. */
function parseNumericDate(source: Source, index: number, afterWeekday: boolean): Match<DateFields> | null {
  const first = parseDigits(source, index, 4)
  if (!first || isGluedNumber(source, index)) return null
  return parseYearMonthDay(source, index, first) ?? parseDayMonthYear(source, index, first) ?? parseDayMonth(source, index, { first, afterWeekday })
}

function parseYearMonthDay(source: Source, index: number, first: Match<number>): Match<DateFields> | null {
  if (source.tokens[index]!.text.length !== 4) return null
  const separator = separatorAt(source, first.next)
  const month = parseDigits(source, first.next + separator.length, 2)
  if (!month || (separator.length === 0 && source.tokens[index + 1]!.text.length !== 2)) return null
  const second = separatorAt(source, month.next)
  const day = second.key === separator.key ? parseDigits(source, month.next + second.length, 2) : null
  if (!day || month.value > 12 || day.value > 31) return null
  return { value: { year: first.value, month: month.value, day: day.value, weekday: null }, next: day.next }
}

function parseDayMonthYear(source: Source, index: number, first: Match<number>): Match<DateFields> | null {
  const separator = separatorAt(source, first.next)
  const second = separator.length === 0 ? null : parseDigits(source, first.next + 1, 2)
  if (!second || separatorAt(source, second.next).key !== separator.key) return null
  const year = parseDigits(source, second.next + 1, 4)
  const yearLength = year ? source.tokens[year.next - 1]!.text.length : 0
  if (!year || (yearLength !== 4 && yearLength !== 2)) return null
  if (yearLength === 2 && separator.key === '.' && !isGlued(source, second.next + 1)) return null
  const order = dayAndMonth(first.value, second.value, source.reference.dayFirst || separator.key === '.')
  return order && first.value <= 31 ? { value: { year: fullYear(year.value, yearLength), ...order, weekday: null }, next: year.next } : null
}

function parseDayMonth(source: Source, index: number, how: { first: Match<number>; afterWeekday: boolean }): Match<DateFields> | null {
  const { first, afterWeekday } = how
  const separator = separatorAt(source, first.next)
  const second = separator.length === 0 || separator.key === '-' ? null : parseDigits(source, first.next + 1, 2)
  if (!second) return null
  const isPoint = separator.key === '.'
  const isGermanForm = isPoint && keyAt(source, second.next) === '.' && isGlued(source, second.next) && !/^\d/u.test(keyAt(source, second.next + 1))
  // With a point the day comes first, so that 'Fri 6.30' is a time.
  if (isPoint && (second.value > 12 || !isGermanForm && !afterWeekday && !isDateExpected(source, index))) return null
  if (!isGermanForm && isPartOfOtherNumber(source, second.next)) return null
  const isRoundTheClock = first.value === 24 && second.value === 7 && !afterWeekday && !OF_DATES.test(keyAt(source, index - 1))
  const order = isRoundTheClock ? null : dayAndMonth(first.value, second.value, source.reference.dayFirst || isGermanForm)
  // 'starting 12.04. Ingest the data': behind a date without a German word before it, the point ends the sentence.
  const endsSentence = isGermanForm && isSentenceStart(source, second.next + 1) && !/^(?:am|vom|bis|ab|zum|der|den|dem|und|seit|nach|vor|-)$/u.test(keyAt(source, index - 1))
  return order ? { value: { year: null, ...order, weekday: null }, next: isGermanForm && !endsSentence ? second.next + 1 : second.next } : null
}

/** Nobody is on call 'nos dias 24/7 e 21/8', 'le 24/7'. */
const OF_DATES = /^(?:dias?|am|vom|bis|le|les|el|los|nos|do|desde|ate|hasta)$/u

/** What stands behind the digits makes them another number: '3/4%', '1/2/3', '5/12:30', '6.5.1', '3/4 hours'. */
function isPartOfOtherNumber(source: Source, next: number): boolean {
  if (senseAt(source, next, 'unit')) return true
  if (!isGlued(source, next)) return false
  const [follows, behind] = [keyAt(source, next), source.tokens[next + 1]]
  if (follows === '.') return behind?.kind === 'digits' && isGlued(source, next + 1)
  const endsClause = follows === ':' && behind?.spaced !== false
  return /^[%/:]$/u.test(follows) && !endsClause || source.tokens[next]?.kind === 'word'
}

function isSentenceStart(source: Source, index: number): boolean {
  const token = source.tokens[index]
  return token?.kind === 'word' && token.spaced && /^\p{Lu}/u.test(token.text)
}

/** Whether the word before announces a date: 'on 5.12', 'by 5.12', 'next 5/12'. */
function isDateExpected(source: Source, index: number): boolean {
  return index > 0 && operatorAt(source, index - 1, 'on', 'by', 'until', 'before', 'after', 'since', 'starting', 'next', 'this') === index
}

function dayAndMonth(first: number, second: number, dayFirst: boolean): { day: number; month: number } | null {
  const orders = [{ day: first, month: second }, { day: second, month: first }]
  if (!dayFirst) orders.reverse()
  return orders.find(({ day, month }) => day >= 1 && day <= 31 && month >= 1 && month <= 12) ?? null
}

function separatorAt(source: Source, index: number): { key: string; length: 0 | 1 } {
  const key = keyAt(source, index)
  const isSeparator = /^[-/.]$/u.test(key) && isGlued(source, index) && isGlued(source, index + 1)
  return isSeparator ? { key, length: 1 } : { key: '', length: 0 }
}

/** The end of a longer number, as in '1.5' or '30/4.85'. */
function isGluedNumber(source: Source, index: number): boolean {
  if (!isGlued(source, index)) return false
  const before = source.tokens[index - 1]
  return before !== undefined && /^[./:,$€£#]$/u.test(before.key)
}
