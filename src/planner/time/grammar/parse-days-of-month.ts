import { parseDigits, parseOrdinal } from './parse-number.ts'
import { EMPTY_RECURRENCE as EMPTY } from './recurrence.ts'
import type { Recurrence } from './recurrence.ts'
import { keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** 'día 5', 'dia 5': a day of the month by its number. */
const DAY_WORD = /^(?:dia|dias)$/u
/** What may follow the number of a day that comes every month, where no month is said: 'todo dia 5 km' counts something else. */
const BEHIND_DAY = /^(?:|[.,;:!?)–-]|e|y|ou|o|ate|hasta|as|a|para|pra|por|de|do|del|desde|desta|des[st]e|quero|quiero|tengo|tenho|vou|voy|pago|vence|no|na|en|em|com|con|sin|sem)$/u

/** 'The 5th of every month', 'on the 1st and 15th of each month', 'every month on the 5th', 'todo dia 5', 'le 5 de chaque mois', 'am 5. jedes Monats'. */
export function parseDaysOfEveryMonth(source: Source, index: number): Match<Recurrence> | null {
  // 'Due on the 1st of every month'.
  const at = skipOperator(source, skipOperator(source, index, 'by'), 'on', 'in')
  const monthly = everyMonth(source, at) ?? monthlyWord(source, at)
  if (monthly > 0) {
    const on = signAt(source, monthly, ',') > 0 ? monthly + 1 : monthly
    const days = parseNumberedDays(source, on, { isNamed: true })
    return days !== null && days.next > on + 1 && (operatorAt(source, on, 'on') > 0 || operatorAt(source, on, 'the') > 0) ? { value: onDays(days.value), next: days.next } : null
  }
  const every = operatorAt(source, at, 'every')
  const days = parseNumberedDays(source, Math.max(every, at), { isNamed: at > index || every > 0 })
  if (days === null) return null
  const of = operatorAt(source, days.next, 'of', 'in')
  const end = everyMonth(source, of < 0 ? days.next : of) ?? (every > 0 && of > 0 ? monthAt(source, skipOperator(source, of, 'the')) : -1)
  if (end > 0) return { value: onDays(days.value), next: end }
  return every > 0 && DAY_WORD.test(keyAt(source, every)) && BEHIND_DAY.test(keyAt(source, days.next)) ? { value: onDays(days.value), next: days.next } : null
}

function onDays(monthDays: number[]): Recurrence {
  return { ...EMPTY, unit: 'month', monthDays }
}

/** The index behind 'every month'; null where it is not said. */
function everyMonth(source: Source, index: number): number | null {
  const every = operatorAt(source, index, 'every')
  const end = every < 0 ? -1 : monthAt(source, every)
  return end < 0 ? null : end
}

function monthAt(source: Source, index: number): number {
  const unit = senseAt(source, index, 'unit')
  return unit?.value.unit === 'month' ? unit.next : -1
}

function monthlyWord(source: Source, index: number): number {
  const word = senseAt(source, index, 'repeat')
  return word?.value.unit === 'month' && word.value.every === 1 ? word.next : -1
}

/** 'the 5th', 'the 1st and the 15th', 'días 1 y 15', 'last day': -1 is the last of the month. */
function parseNumberedDays(source: Source, index: number, { isNamed }: { isNamed: boolean }): Match<number[]> | null {
  const days: number[] = []
  let next = -1
  let at = index
  for (;;) {
    const lead = skipDayWord(source, skipOperator(source, skipOperator(source, at, 'on'), 'the'))
    const day = parseLastDay(source, lead) ?? parseOrdinal(source, lead) ?? (isNamed || days.length > 0 || lead > at ? parseDottedDay(source, lead) ?? parseDigits(source, lead, 2) : null)
    if (day === null || day.value === 0 || day.value < -1 || day.value > 31) break
    days.push(day.value)
    next = day.next
    const joint = signAt(source, next, ',') > 0 ? next + 1 : operatorAt(source, next, 'and')
    if (joint < 0) break
    at = joint
  }
  return next < 0 ? null : { value: days, next }
}

function skipDayWord(source: Source, index: number): number {
  return DAY_WORD.test(keyAt(source, index)) ? index + 1 : index
}

/** German '5.', before what goes on. */
function parseDottedDay(source: Source, index: number): Match<number> | null {
  const digits = parseDigits(source, index, 2)
  const behind = digits !== null && source.tokens[digits.next]?.spaced === false && signAt(source, digits.next, '.') > 0 ? digits.next + 1 : -1
  const goesOn = behind > 0 && (operatorAt(source, behind, 'every', 'and', 'of') > 0 || signAt(source, behind, ',') > 0 || /^\p{Ll}/u.test(source.tokens[behind]?.text ?? ''))
  return digits !== null && goesOn ? { value: digits.value, next: behind } : null
}

/** 'last day', 'letzten Tag', 'último día', 'dernier jour'. */
function parseLastDay(source: Source, index: number): Match<number> | null {
  const last = operatorAt(source, index, 'last')
  const day = last < 0 ? null : senseAt(source, last, 'unit')
  return day?.value.unit === 'day' ? { value: -1, next: day.next } : null
}
