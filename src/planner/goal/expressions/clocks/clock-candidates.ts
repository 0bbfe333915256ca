import type { Clock } from '../../../time/grammar/parse-clock.ts'
import { EMPTY_SPAN } from '../../../time/grammar/clock-span.ts'
import type { ClockSpan } from '../../../time/grammar/clock-span.ts'
import { parseNumberWords } from '../../../time/grammar/parse-number.ts'
import { parsePartOfHour } from '../../../time/grammar/parse-part-of-hour.ts'
import { isGlued, keyAt, senseAt } from '../../../time/grammar/source.ts'
import type { Match, Source } from '../../../time/grammar/source.ts'

/**
 * How a number that may be an hour is written: 'dotted' 7.30, 'h' 6h30, 'run' 730, 'half' half two, 'spoken' diez y media,
 * 'loose' nine-ish, 'whole' 7, 'word' seven. The first ones look like little else, the last like any count.
 */
export type Form = 'dotted' | 'h' | 'run' | 'half' | 'spoken' | 'loose' | 'whole' | 'word'

/** A number of the text, by its tokens from `index` (inclusive) to `next` (exclusive), that may be an hour or a stretch of them. */
export type Candidate = { index: number; next: number; form: Form; isRange: boolean; clock: ClockSpan }

type Point = Match<Clock> & { form: Form }

/** What may be an hour at a token, with the end of its stretch; null where nothing may. */
export function candidateAt(source: Source, index: number): Candidate | null {
  const first = pointAt(source, index)
  if (!first) return null
  const point = { index, next: first.next, form: first.form, isRange: false, clock: { ...EMPTY_SPAN, from: first.value, isPoint: true, isApproximate: first.form === 'loose' } }
  const joint = keyAt(source, first.next)
  const last = RANGE_JOINTS.test(joint) || joint === 'for' ? pointAt(source, first.next + 1) : null
  // '6.45 for 7': from when guests may come, and when it begins.
  if (joint === 'for') return last && last.value.minute % 720 > first.value.minute % 720 ? { ...point, next: last.next } : point
  if (last && /\d/u.test(source.tokens[index]!.text) === /\d/u.test(source.tokens[first.next + 1]!.text)) {
    return { ...point, next: last.next, isRange: true, form: strongerOf(first.form, last.form), clock: { ...EMPTY_SPAN, from: first.value, to: last.value } }
  }
  const isOpen = RANGE_JOINTS.test(joint) && joint !== '-' && OPEN_ENDS.test(keyAt(source, first.next + 1)) || joint === '-' && OPEN_ENDS.test(keyAt(source, first.next + 1)) && isGlued(source, first.next)
  return isOpen ? { ...point, next: first.next + 2, isRange: true, clock: { ...EMPTY_SPAN, from: first.value, bound: 'since' } } : point
}

const RANGE_JOINTS = /^(?:-|to|till|til|until|bis|a|à)$/u
const OPEN_ENDS = /^(?:close|closing|late|dusk|dark|sunset|sundown|end)$/u
const BY_STRENGTH: readonly Form[] = ['dotted', 'h', 'run', 'half', 'spoken', 'loose', 'whole', 'word']

function strongerOf(one: Form, other: Form): Form {
  return BY_STRENGTH.indexOf(one) <= BY_STRENGTH.indexOf(other) ? one : other
}

function pointAt(source: Source, index: number): Point | null {
  const token = source.tokens[index]
  if (!token) return null
  if (token.kind === 'digits') return /^[0-9]+$/u.test(token.text) ? digitsAt(source, index) : null
  return halfAt(source, index) ?? looseWordAt(source, index) ?? wordAt(source, index)
}

function digitsAt(source: Source, index: number): Point | null {
  const { text } = source.tokens[index]!
  // '£7.30', '2.10.15', 'B12', '+5'.
  if (index > 0 && isGlued(source, index) && source.tokens[index - 1]!.kind !== 'break' && !/^[(["'“‘:-]$/u.test(keyAt(source, index - 1))) return null
  if (text.length >= 3) return runAt(source, index, text)
  const hour = Number(text)
  if (hour > 24) return null
  const minutes = minutesAt(source, index + 1)
  if (minutes) return { value: clockOf(hour * 60 + minutes.value, text), next: minutes.next, form: minutes.isDotted ? 'dotted' : 'h' }
  const part = parsePartOfHour(source, index + 1)
  if (part && hour >= 1) return { value: clockOf(hour * 60 + part.value, text), next: part.next, form: 'spoken' }
  if (keyAt(source, index + 1) === 'h' && isGlued(source, index + 1)) return hour >= EARLIEST_H ? { value: clockOf(hour * 60, text), next: index + 2, form: 'h' } : null
  if (hour < 1 || hour > 12 || text.startsWith('0') || isGluedOn(source, index + 1)) return null
  const ish = ishAt(source, index + 1)
  return { value: clockOf(hour * 60, text), next: Math.max(index + 1, ish), form: ish > 0 ? 'loose' : 'whole' }
}

/** '3h' is rather a length. */
const EARLIEST_H = 6

function minutesAt(source: Source, index: number): { value: number; next: number; isDotted: boolean } | null {
  const [sign, digits] = [keyAt(source, index), source.tokens[index + 1]]
  if (sign !== '.' && sign !== 'h' || !isGlued(source, index) || digits?.kind !== 'digits' || digits.spaced || digits.text.length !== 2 || Number(digits.text) > 59) return null
  return isGluedOn(source, index + 2) ? null : { value: Number(digits.text), next: index + 2, isDotted: sign === '.' }
}

/** '4.15%', '3.20.1', '7th', '10/3', '5€'. */
function isGluedOn(source: Source, index: number): boolean {
  const token = source.tokens[index]
  if (!token || token.spaced || token.kind === 'break') return false
  if (/^[.,:]$/u.test(token.key)) return isGlued(source, index + 1) && (source.tokens[index + 1]?.kind === 'digits' || /^[ºª°oa]$/u.test(keyAt(source, index + 1)))
  return token.kind === 'word' && token.key !== 'ish' || /^[/%€$£°+*×"½¼¾]$/u.test(token.key)
}

/** '730', '1115', and no year. */
function runAt(source: Source, index: number, text: string): Point | null {
  const isClock = /^(?:[1-9]|1[0-9]|2[0-3])[0-5][05]$/u.test(text) && !/^(?:19\d\d|20[0-5]\d)$/u.test(text)
  if (!isClock) return null
  const minute = Number(text.slice(0, -2)) * 60 + Number(text.slice(-2))
  const half = keyAt(source, index + 1)
  // '630am'.
  if ((half === 'am' || half === 'pm') && minute < 780) return { value: { ...clockOf((minute % 720) + (half === 'pm' ? 720 : 0)), isAmbiguous: false, meridiem: half }, next: index + 2, form: 'run' }
  return isGluedOn(source, index + 1) ? null : { value: clockOf(minute, text), next: index + 1, form: 'run' }
}

/** 'half two', 'half 4'. */
function halfAt(source: Source, index: number): Point | null {
  if (keyAt(source, index) !== 'half') return null
  const hour = hourWordAt(source, index + 1) ?? (source.tokens[index + 1]?.kind === 'digits' ? smallDigits(source, index + 1) : null)
  return hour ? { value: clockOf(hour.value * 60 + 30), next: hour.next, form: 'half' } : null
}

function smallDigits(source: Source, index: number): Match<number> | null {
  const { text } = source.tokens[index]!
  return /^(?:[1-9]|1[0-2])$/u.test(text) && !isGluedOn(source, index + 1) ? { value: Number(text), next: index + 1 } : null
}

const LOOSE_HOURS: Readonly<Record<string, number>> = { oneish: 1, twoish: 2, threeish: 3, fourish: 4, fiveish: 5, sixish: 6, sevenish: 7, eightish: 8, nineish: 9, tenish: 10, elevenish: 11, twelveish: 12 }

function looseWordAt(source: Source, index: number): Point | null {
  const hour = LOOSE_HOURS[keyAt(source, index)]
  return hour === undefined ? null : { value: clockOf(hour * 60), next: index + 1, form: 'loose' }
}

function wordAt(source: Source, index: number): Point | null {
  const hour = hourWordAt(source, index)
  if (!hour) return null
  const ish = ishAt(source, hour.next)
  if (ish > 0) return { value: clockOf(hour.value * 60), next: ish, form: 'loose' }
  const part = parsePartOfHour(source, hour.next)
  if (part) return { value: clockOf((hour.value * 60 + part.value + 1440) % 1440), next: part.next, form: 'spoken' }
  const minutes = parseNumberWords(source, hour.next)
  if (minutes && minutes.value >= 10 && minutes.value < 60) return { value: clockOf(hour.value * 60 + minutes.value), next: minutes.next, form: 'spoken' }
  return { value: clockOf(hour.value * 60), next: hour.next, form: 'word' }
}

function hourWordAt(source: Source, index: number): Match<number> | null {
  const word = senseAt(source, index, 'number')
  const isHour = word !== null && word.next === index + 1 && Number.isInteger(word.value.value) && word.value.value >= 1 && word.value.value <= 12
  return isHour && /^\p{L}{2,}$/u.test(keyAt(source, index)) && !NO_HOUR_WORDS.test(keyAt(source, index)) ? { value: word.value.value, next: word.next } : null
}

/** Number words that count and never tell an hour; 'un', 'uma' are articles. */
const NO_HOUR_WORDS = /^(?:an?|few|couple|dozen|un|une|uno|una|um|uma|ein|eine[nrms]?|both|single|pair|several)$/u

/** The '-ish' of 'nine-ish', '9 ish'. */
function ishAt(source: Source, index: number): number {
  if (keyAt(source, index) === 'ish') return index + 1
  return keyAt(source, index) === '-' && isGlued(source, index) && keyAt(source, index + 1) === 'ish' ? index + 2 : -1
}

function clockOf(minute: number, text = ''): Clock {
  const hour = Math.floor(minute / 60)
  return { minute, second: 0, isAmbiguous: hour >= 1 && hour <= 12 && !text.startsWith('0'), isBare: false, meridiem: null }
}
