import { isLengthOfHours } from './hours-of-length.ts'
import { parsePartOfHour } from './parse-part-of-hour.ts'
import { parseDigits, parseNumberWords } from './parse-number.ts'
import { isGlued, keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** A point of the clock face. */
export type Clock = {
  /** Minutes after midnight as written: '8' is 480, '8pm' is 1200. */
  minute: number
  second: number
  /** Whether it may as well be 12 hours later: no am or pm, hour 1 to 12, no leading zero. */
  isAmbiguous: boolean
  /** A number that only its surroundings make a time: '9' of 'from 9 to 5'. */
  isBare: boolean
  /** 'am' or 'pm' was said: a partner in a range may borrow it. */
  meridiem: 'am' | 'pm' | null
}

/** '9am', '8.30 pm', '17:30', '8:00:31', '19h', '18h30', 'noon', 'half past 8', "9 o'clock", 'six pm', 'three thirty', '9'. */
export function parseClock(source: Source, index: number, how: { isExpected: boolean } = { isExpected: false }): Match<Clock> | null {
  // '2 x 3 h': so many of so long.
  if (isLengthOfHours(source, index) || /^[x×]$/u.test(keyAt(source, index - 1)) && source.tokens[index - 2]?.kind === 'digits') return null
  return parseNamedClock(source, index) ?? parseSpokenClock(source, index) ?? parseFourDigits(source, index) ?? parseHourAndPart(source, index) ?? parseDigitClock(source, index, how) ?? parseWordClock(source, index)
}

/** '0730', '0730 hrs', 'at 1830 hrs', '1800-2000 hrs': hours and minutes without a sign between them. */
function parseFourDigits(source: Source, index: number): Match<Clock> | null {
  const clock = fourDigits(source, index)
  if (clock === null) return null
  const isRange = /^(?:-|to|until|till|and)$/u.test(keyAt(source, index + 1)) && fourDigits(source, index + 2) !== null
  const signed = hourWordAt(source, index + 1)
  const isTime = clock.startsWith('0') || signed > 0 || isRange && (fourDigits(source, index + 2)!.startsWith('0') || hourWordAt(source, index + 3) > 0) || writesFourDigits(source) && isBesideTime(source, index)
  if (!isTime) return null
  return { value: { minute: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(2)), second: 0, isAmbiguous: false, isBare: false, meridiem: null }, next: Math.max(index + 1, signed) }
}

const WRITES_FOUR_DIGITS = new WeakMap<Source['tokens'], boolean>()

/** A time like '0900' stands somewhere in the text, so that '1830' may be one as well. */
export function writesFourDigits(source: Source): boolean {
  const known = WRITES_FOUR_DIGITS.get(source.tokens)
  if (known !== undefined) return known
  const writes = source.tokens.some(({ text }, index) => text.startsWith('0') && text !== '0000' && fourDigits(source, index) !== null)
  WRITES_FOUR_DIGITS.set(source.tokens, writes)
  return writes
}

/** Joined to another such number, or behind a word that leads to a time. */
function isBesideTime(source: Source, index: number): boolean {
  const isJoint = (at: number) => /^(?:-|to|until|till|and|→)$/u.test(keyAt(source, at))
  if (isJoint(index + 1) && fourDigits(source, index + 2) !== null || isJoint(index - 1) && fourDigits(source, index - 2) !== null) return true
  return /^(?:at|after|before|from|until|till|by|since)$/u.test(keyAt(source, index - 1)) && !/^(?:19|20)[0-4]\d$/u.test(keyAt(source, index))
}

function fourDigits(source: Source, index: number): string | null {
  const token = source.tokens[index]
  const isClock = token?.kind === 'digits' && /^(?:[01]\d|2[0-3])[0-5]\d$/u.test(token.text) && token.text !== '0000'
  const follows = source.tokens[index + 1]
  const isPart = follows !== undefined && !follows.spaced && (follows.kind === 'word' ? !/^(?:h|hrs?)$/u.test(follows.key) : /^[/%.,:]$/u.test(follows.key) && source.tokens[index + 2]?.spaced === false)
  return isClock && !isPart ? token.text : null
}

/** Index behind the 'hrs' of '1830 hrs', or -1; '1200 hours' is rather an effort unless a word before announces a time. */
function hourWordAt(source: Source, index: number): number {
  if (/^(?:hrs?|h)$/u.test(keyAt(source, index))) return index + 1
  const before = source.tokens[index - 1]?.text.startsWith('0') || index > 1 && operatorAt(source, index - 2, 'at', 'from', 'until', 'before', 'after', 'since', 'between', 'by', 'to') === index - 1
  return before && keyAt(source, index) === 'hours' ? index + 1 : -1
}

/** '7.30', '12.05': a point between hour and minutes, in steps of five, and no amount of something. */
export function isDottedClock(source: Source, index: number): boolean {
  const [dot, minutes] = [source.tokens[index + 1], source.tokens[index + 2]]
  if (dot?.key !== '.' || dot.spaced || minutes?.kind !== 'digits' || minutes.spaced || minutes.text.length !== 2 || Number(minutes.text) % 5 !== 0) return false
  const after = source.tokens[index + 3]
  if (after && !after.spaced && /^[€$£%./]$/u.test(after.key) && (after.key !== '.' || source.tokens[index + 4]?.spaced === false)) return false
  // '9.00-17.00 working day'.
  const isUnit = after !== undefined && senseAt(source, index + 3, 'unit') !== null && !/^(?:working|work|business|office)$/u.test(after.key)
  return after === undefined || !isUnit && !/^(?:€|\$|£|eur|euros?|usd|dollars?|pounds?|gbp|km|kms?|miles?|mi|kg|g|lbs?|m|percent|k|l|ml|litres?|liters?)$/u.test(after.key)
}

function parseNamedClock(source: Source, index: number): Match<Clock> | null {
  const named = senseAt(source, index, 'clock')
  if (!named) return null
  return { value: { minute: named.value.minute, second: 0, isAmbiguous: false, isBare: false, meridiem: null }, next: named.next }
}

/** 'half past 8', 'ten past 9', 'quarter to nine', '20 min past eight', German 'halb neun'. */
function parseSpokenClock(source: Source, index: number): Match<Clock> | null {
  const minutes = parseSpokenMinutes(source, index)
  if (!minutes) return parseHalfBefore(source, index) ?? parseHalfHour(source, index)
  const past = operatorAt(source, minutes.next, 'past')
  const to = past < 0 ? operatorAt(source, minutes.next, 'minutes-to') : -1
  // 'from 5 to 6pm' is an hour, not five minutes.
  const isTill = to > 0 && /^(?:till|til|'til)$/u.test(keyAt(source, minutes.next)) && source.tokens[index]!.kind === 'digits' && source.tokens[to]?.kind === 'digits'
  // 'my hours are 5 to 7' in digits is a stretch; 'at 5 to 7' and 'done by 5 to 7' are points.
  const isDigits = to > 0 && keyAt(source, minutes.next) === 'to' && minutes.value <= 12 && minutes.next === index + 1 && source.tokens[index]!.kind === 'digits' && source.tokens[to]?.kind === 'digits' && !isPointAhead(source, index)
  const isRange = isTill || isDigits || to > 0 && minutes.next === index + 1 && source.tokens[index]!.kind === 'digits' && index > 0 && operatorAt(source, index - 1, 'from', 'between') === index
  const hourAt = isRange ? -1 : past < 0 ? to : past
  const hour = hourAt < 0 ? null : parseHour(source, hourAt)
  if (!hour) return null
  const minute = hour.value * 60 + (past < 0 ? -minutes.value : minutes.value)
  return withMeridiem(source, { minute: (minute + 1440) % 1440, second: 0, hour: hour.value }, hour.next, { isBare: false })
}

/** Words before a point of the day, which no stretch has before it. */
function isPointAhead(source: Source, index: number): boolean {
  return index > 0 && operatorAt(source, index - 1, 'at', 'by', 'before', 'after', 'until', 'since', 'around') === index
}

/** German 'halb neun' is half an hour before nine. */
function parseHalfBefore(source: Source, index: number): Match<Clock> | null {
  const hour = keyAt(source, index) === 'halb' ? parseHour(source, index + 1) : null
  if (!hour || hour.value < 1 || hour.value > 12 || senseAt(source, hour.next, 'unit') !== null) return null
  return withMeridiem(source, { minute: hour.value * 60 - 30, second: 0, hour: hour.value }, hour.next, { isBare: false })
}

/** British 'half six' behind a word that announces a time is 6:30. */
function parseHalfHour(source: Source, index: number): Match<Clock> | null {
  const isBehindDay = index > 0 && (senseAt(source, index - 1, 'month') !== null || senseAt(source, index - 1, 'weekday') !== null) && source.tokens[index + 1]?.kind === 'digits'
  if (keyAt(source, index) !== 'half' || index === 0 || !isBehindDay && operatorAt(source, index - 1, 'at', 'from', 'until', 'before', 'after', 'since', 'between', 'to', 'and', 'by') !== index && !/^(?:so|say|only|roughly)$/u.test(keyAt(source, index - 1))) return null
  const hour = parseHour(source, index + 1)
  if (!hour || hour.value > 12 || senseAt(source, hour.next, 'unit') !== null) return null
  return withMeridiem(source, { minute: hour.value * 60 + 30, second: 0, hour: hour.value }, hour.next, { isBare: false })
}

/** 'Siete y media', '8 heures et quart', 'nove menos dez': the hour first, and then what it is past or short of. */
function parseHourAndPart(source: Source, index: number): Match<Clock> | null {
  const hour = parseHour(source, index)
  const named = hour ? operatorAt(source, hour.next, 'oclock') : -1
  // 'Dos horas y media' is a length unless something before announces a time.
  if (!hour || named > 0 && !isPointAhead(source, index)) return null
  const part = parsePartOfHour(source, Math.max(named, hour.next))
  if (!part) return null
  const minute = (hour.value * 60 + part.value + 1440) % 1440
  return withMeridiem(source, { minute, second: 0, hour: hour.value }, part.next, { isBare: true })
}

function parseSpokenMinutes(source: Source, index: number): Match<number> | null {
  const at = skipOperator(source, index, 'a')
  // 'half past' is one phrase of the operator 'half' in some tables.
  if (operatorAt(source, at, 'half') > 0 && operatorAt(source, at + 1, 'past') > 0) return { value: 30, next: at + 1 }
  const quarter = operatorAt(source, at, 'quarter-hour')
  // The Quarter of 'Museum Quarter after 7'.
  const isName = index > 0 && /^\p{Lu}/u.test(source.tokens[at]?.text ?? '') && /^\p{Lu}/u.test(source.tokens[at - 1]?.text ?? '')
  if (quarter > 0 && !isName) return { value: 15, next: quarter }
  const number = parseDigits(source, at, 2) ?? parseNumberWords(source, at)
  if (!number || number.value > 30 || number.value % 5 !== 0 || number.value === 0) return null
  const unit = senseAt(source, number.next, 'unit')
  return { value: number.value, next: unit?.value.unit === 'minute' ? unit.next : number.next }
}

function parseHour(source: Source, index: number): Match<number> | null {
  const hour = parseDigits(source, index, 2) ?? singleNumberWord(source, index)
  return hour && hour.value <= 24 ? hour : null
}

function singleNumberWord(source: Source, index: number): Match<number> | null {
  const word = senseAt(source, index, 'number')
  // 'couple', 'few' and 'dozen' count things, never hours.
  return word && word.value.value >= 1 && word.value.value <= 12 && Number.isInteger(word.value.value) && !/^(?:a|few|couple|dozen)$/u.test(keyAt(source, index)) ? { value: word.value.value, next: word.next } : null
}

function parseDigitClock(source: Source, index: number, { isExpected }: { isExpected: boolean }): Match<Clock> | null {
  const hour = parseDigits(source, index, 2)
  if (!hour || hour.value > 24) return null
  const minutes = parseMinutes(source, hour.next)
  const seconds = minutes ? parseSeconds(source, minutes.next) : null
  const minute = hour.value * 60 + (minutes?.value ?? 0)
  if (minute > 1440) return null
  const last = seconds?.next ?? minutes?.next ?? hour.next
  // '13:00h'.
  const next = minutes && !minutes.isDotted && keyAt(source, last) === 'h' && isGlued(source, last) ? last + 1 : last
  const leadingZero = source.tokens[index]!.text.length === 2 && hour.value < 10
  const clock = { minute, second: seconds?.value ?? 0, hour: leadingZero && minutes ? 24 : hour.value }
  return withMeridiem(source, clock, next, { isBare: !minutes, isDotted: (minutes?.isDotted ?? false) && !(isExpected && isDottedClock(source, index)) })
}

/** ':30', 'h30' and, before am or pm only, '.30'. */
function parseMinutes(source: Source, index: number): (Match<number> & { isDotted: boolean }) | null {
  if (!isGlued(source, index) || !isGlued(source, index + 1)) return null
  const isDotted = keyAt(source, index) === '.'
  if (keyAt(source, index) !== ':' && !isDotted && !(keyAt(source, index) === 'h' && isHourOfDay(source, index - 1))) return null
  const token = source.tokens[index + 1]
  if (token?.kind !== 'digits' || token.text.length !== 2) return null
  const digits = parseDigits(source, index + 1)!
  if (digits.value >= 60) return null
  return { ...digits, isDotted }
}

/** '18h30' is a time; '1h45' is a length unless a word like 'at' says otherwise. */
function isHourOfDay(source: Source, index: number): boolean {
  if ((parseDigits(source, index, 2)?.value ?? 0) >= 7) return true
  return index > 0 && operatorAt(source, index - 1, 'at', 'from', 'until', 'before', 'after', 'since', 'between', 'to') === index
}

function parseSeconds(source: Source, index: number): Match<number> | null {
  if (keyAt(source, index) !== ':' || !isGlued(source, index + 1)) return null
  const seconds = parseDigits(source, index + 1, 2)
  return seconds && seconds.value < 60 ? seconds : null
}

function parseWordClock(source: Source, index: number): Match<Clock> | null {
  const hour = singleNumberWord(source, index)
  if (!hour) return null
  const minutes = parseNumberWords(source, signAt(source, hour.next, '-') > 0 ? hour.next + 1 : hour.next)
  const hasMinutes = minutes !== null && minutes.value >= 10 && minutes.value < 60
  const minute = hour.value * 60 + (hasMinutes ? minutes.value : 0)
  return withMeridiem(source, { minute, second: 0, hour: hour.value }, hasMinutes ? minutes.next : hour.next, { isBare: true })
}

type Written = { minute: number; second: number; hour: number }

/** Applies what follows the numbers: am, pm, o'clock, 'Uhr', 'h', '-ish'. */
function withMeridiem(source: Source, written: Written, index: number, how: { isBare: boolean; isDotted?: boolean }): Match<Clock> | null {
  const meridiem = meridiemAt(source, index)
  if (meridiem && written.hour <= 12) {
    const base = written.hour === 12 ? written.minute - 720 : written.minute
    const minute = base + (meridiem.value === 'pm' ? 720 : 0)
    return { value: { minute: (minute + 1440) % 1440, second: written.second, isAmbiguous: false, isBare: false, meridiem: meridiem.value }, next: oclockAfter(source, meridiem.next) }
  }
  const isTwelve = written.hour >= 1 && written.hour <= 12
  // '12:00 noon', '12 Uhr mittags' says it twice.
  const noon = written.hour === 12 && written.minute === 720 ? noonAt(source, index) : -1
  if (noon > 0) return { value: { minute: 720, second: written.second, isAmbiguous: false, isBare: false, meridiem: 'pm' }, next: noon }
  const oclock = clockWordAt(source, index)
  if (how.isDotted && oclock < 0) return null
  const hourSign = how.isBare && isHourSign(source, index) ? index + 1 : -1
  if (how.isBare && oclock < 0 && hourSign < 0 && isPartOfNumber(source, index)) return null
  return {
    value: { minute: written.minute, second: written.second, isAmbiguous: isTwelve, isBare: how.isBare && oclock < 0, meridiem: null },
    next: Math.max(index, oclock, hourSign),
  }
}

/** Index behind the word for noon that stands behind a twelve, or -1. */
function noonAt(source: Source, index: number): number {
  const at = Math.max(index, operatorAt(source, index, 'oclock'))
  const word = /^(?:del|de|do)$/u.test(keyAt(source, at)) ? at + 1 : at
  return /^(?:noon|midday|mittags?|mediodia|midi|meio-dia)$/u.test(keyAt(source, word)) ? word + 1 : -1
}

function oclockAfter(source: Source, index: number): number {
  return keyAt(source, index) === 'sharp' ? index + 1 : index
}

/** "o'clock", 'Uhr', 'heures' or a glued 'ish'. */
function clockWordAt(source: Source, index: number): number {
  if (isGlued(source, index) && keyAt(source, index) === 'ish') return index + 1
  return operatorAt(source, index, 'oclock')
}

/** '18h': a time after 'at' or in a range, else a length. */
function isHourSign(source: Source, index: number): boolean {
  return isGlued(source, index) && keyAt(source, index) === 'h' && source.tokens[index - 1]?.kind === 'digits'
}

function meridiemAt(source: Source, index: number): Match<'am' | 'pm'> | null {
  for (const meridiem of ['am', 'pm'] as const) {
    const next = operatorAt(source, index, meridiem)
    // A lone 'a' or 'p' is a meridiem only right behind digits: '8:45a', never '8 a day'.
    if (next > 0 && (keyAt(source, index).length > 1 || next - index > 1 || isGlued(source, index))) {
      return { value: meridiem, next: keyAt(source, next) === '.' && next - index === 3 && isGlued(source, next) ? next + 1 : next }
    }
  }
  return null
}

/** '9/12', '9%', '9.5', '9th' are not hours. */
function isPartOfNumber(source: Source, index: number): boolean {
  const token = source.tokens[index]
  if (!token || token.spaced) return false
  if (token.kind === 'word') return true
  // A colon may also head what is done then: 'Saturdays 9-12: the loft'.
  return /^[/%$€£°+½¼¾]$/u.test(token.key) || (/^[.,:]$/u.test(token.key) && source.tokens[index + 1]?.kind === 'digits' && isGlued(source, index + 1))
}
