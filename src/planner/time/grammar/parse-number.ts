import { isGlued, isOrdinalEnd, keyAt, operatorAt, senseAt, signAt } from './source.ts'
import type { Match, Source } from './source.ts'

/** A non-negative number in digits (1,500 and 2.5 included) or words ('twenty-five', 'two thousand and ten'). */
export function parseNumber(source: Source, index: number): Match<number> | null {
  const digits = parseDecimal(source, index)
  return digits ? inThousands(source, digits) : parseNumberWords(source, index)
}

/** '12 thousand', '1,5 mil': a thousand behind digits is counted by them. */
function inThousands(source: Source, digits: Match<number>): Match<number> {
  const word = digits.value < 1000 ? senseAt(source, digits.next, 'number') : null
  return word?.value.value === 1000 ? { value: digits.value * 1000, next: word.next } : digits
}

/** Digits without sign, separator or fraction, as in days, years and hours. */
export function parseDigits(source: Source, index: number, maxLength = 9): Match<number> | null {
  const token = source.tokens[index]
  if (token?.kind !== 'digits' || token.text.length > maxLength) return null
  return { value: digitsValue(token.text), next: index + 1 }
}

/** Zeros of the decimal digits that the tokenizer takes: ASCII, Arabic, Persian, Devanagari, full width. */
const ZEROS: readonly number[] = [0x30, 0x660, 0x6f0, 0x966, 0xff10]

function digitsValue(text: string): number {
  let value = 0
  for (const digit of text) value = value * 10 + digitValue(digit.codePointAt(0)!)
  return value
}

function digitValue(code: number): number {
  return code - ZEROS.findLast((zero) => code >= zero)!
}

export function parseDecimal(source: Source, index: number): Match<number> | null {
  const whole = parseDigits(source, index)
  if (!whole) return null
  let { value, next } = whole
  while (/^[,.' ]$/u.test(keyAt(source, next)) && isThousands(source, next)) {
    value = value * 1000 + parseDigits(source, next + 1)!.value
    next += 2
  }
  while (isSpacedThousands(source, next)) {
    value = value * 1000 + parseDigits(source, next)!.value
    next += 1
  }
  const fraction = source.tokens[next + 1]
  const isFraction = signAt(source, next, '.', ',') > 0 && isGlued(source, next) && fraction?.kind === 'digits' && isGlued(source, next + 1)
  if (!isFraction || fraction.text.length > 2) return { value, next }
  return { value: value + digitsValue(fraction.text) / 10 ** fraction.text.length, next: next + 2 }
}

function isThousands(source: Source, index: number): boolean {
  const group = source.tokens[index + 1]
  return isGlued(source, index) && group?.kind === 'digits' && isGlued(source, index + 1) && group.text.length === 3
}

/** '40 000 words': groups of three behind one to three digits, with a single space between. */
function isSpacedThousands(source: Source, index: number): boolean {
  const [before, group, after] = [source.tokens[index - 1]!, source.tokens[index], source.tokens[index + 1]]
  const isGroup = group?.kind === 'digits' && group.text.length === 3 && group.start === before.end + 1
  return isGroup && before.text.length <= 3 && !before.text.startsWith('0') && !(after?.spaced === false && /^[:/-]$/u.test(after.key))
}

/** Sums words from left to right: 'two thousand and twenty' is 2020, 'nineteen seventy two' is 1972, 'cento e vinte e cinco' is 125. */
export function parseNumberWords(source: Source, index: number): Match<number> | null {
  let total = 0
  let part = -1
  let next = index
  for (;;) {
    const joined = part >= 0 ? skipJoint(source, next, part) : next
    const word = senseAt(source, joined, 'number')
    if (!word) break
    const { value } = word.value
    if (part < 0) part = value
    else if (value >= 100 && part > 0) {
      if (part >= value) break
      total += part * value
      part = 0
    } else if (isCentury(part, value)) part = part * 100 + value
    else if (part === 0 || (part >= 20 && part % 10 === 0 && value < 10) || (part >= 100 && part % 100 === 0)) part += value
    else break
    next = word.next
  }
  return part < 0 ? null : { value: total + part, next }
}

/** 'nineteen seventy': two pairs of digits read one after the other. */
function isCentury(part: number, value: number): boolean {
  return part >= 13 && part <= 20 && value >= 10
}

function skipJoint(source: Source, index: number, part: number): number {
  if (signAt(source, index, '-') > 0 && part >= 20) return index + 1
  const after = operatorAt(source, index, 'and')
  if (after < 0) return index
  return part === 0 || part >= 100 || isTensBeforeOnes(source, after, part) ? after : index
}

/** 'Vinte e cinco', 'treinta y dos'; 'vinte e trinta' are two numbers. */
function isTensBeforeOnes(source: Source, after: number, part: number): boolean {
  return part >= 20 && part % 10 === 0 && (senseAt(source, after, 'number')?.value.value ?? 10) < 10
}

/** '3rd', '15th', 'third', German '3.' only before a month or a unit is left to the date rules. */
export function parseOrdinal(source: Source, index: number): Match<number> | null {
  const digits = parseDigits(source, index, 3)
  if (digits && isOrdinalEnd(source.tokens, digits.next)) return { value: digits.value, next: digits.next + 1 }
  if (digits && isGlued(source, digits.next) && /^(?:st|nd|rd|th|er|ere|eme|e|o|a|º|ª)$/u.test(keyAt(source, digits.next)) && operatorAt(source, digits.next, 'am') < 0) {
    return { value: digits.value, next: digits.next + 1 }
  }
  const word = senseAt(source, index, 'ordinal')
  if (word) return { value: word.value.value, next: word.next }
  const tens = senseAt(source, index, 'number')
  if (!tens || tens.value.value < 20) return null
  const ones = senseAt(source, signAt(source, tens.next, '-') > 0 ? tens.next + 1 : tens.next, 'ordinal')
  return ones && ones.value.value < 10 ? { value: tens.value.value + ones.value.value, next: ones.next } : null
}
