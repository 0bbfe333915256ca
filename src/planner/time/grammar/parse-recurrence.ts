import type { Weekday } from '../calendar-time.ts'
import { parseDigits, parseNumber, parseOrdinal } from './parse-number.ts'
import { parseCountOfMonth } from './parse-day.ts'
import { parseDaysOfEveryMonth } from './parse-days-of-month.ts'
import { parseDayLetters } from './parse-day-letters.ts'
import { parseCountPerUnit, parseUnitFirst } from './parse-rate.ts'
import { EMPTY_RECURRENCE as EMPTY } from './recurrence.ts'
import type { Recurrence } from './recurrence.ts'
import type { DayPart } from './sense.ts'
import { parsePeriod } from './parse-period.ts'
import { keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

export function parseRecurrence(source: Source, index: number): Match<Recurrence> | null {
  return parseCountPerUnit(source, index) ?? parseUnitFirst(source, index) ?? parseNthOfEveryMonth(source, index) ?? parseDaysOfEveryMonth(source, index) ?? parseOneInTwo(source, index) ?? parseOneOfPeriod(source, index) ?? parseStepInStep(source, index) ?? parseAlternate(source, index) ?? parseWeekParity(source, index) ?? parseEvery(source, index) ?? parsePerPart(source, index)
    ?? parseRepeatWord(source, index) ?? asWeekdays(parseDayLetters(source, index)) ?? parseWeekdaySpan(source, index) ?? parseRepeatedWeekday(source, index)
}

function asWeekdays(days: Match<Weekday[]> | null): Match<Recurrence> | null {
  return days ? { value: { ...EMPTY, weekdays: days.value }, next: days.next } : null
}

/** 'every day', 'each of the 3 weeks', 'every other Tuesday', 'every 2 weeks', 'every second week', 'every morning', 'any year'. */
function parseEvery(source: Source, index: number): Match<Recurrence> | null {
  const every = operatorAt(source, skipOperator(source, index, 'on', 'in'), 'every', 'any')
  if (every < 0) return null
  // 'any other evening' is one of the rest.
  const isRest = keyAt(source, every - 1) === 'any' && operatorAt(source, every, 'other') > 0
  const interval = isRest ? { value: 1, next: operatorAt(source, every, 'other') } : parseInterval(source, every)
  const at = interval?.next ?? every
  const weekdays = senseAt(source, at, 'weekdays')
  const weekday = senseAt(source, at, 'weekday')
  const step = interval?.value ?? 1
  if (weekday) return { value: { ...EMPTY, every: step, weekdays: [weekday.value.weekday] }, next: weekday.next }
  if (weekdays) return { value: { ...EMPTY, every: step, weekdays: weekdays.value.weekdays, part: partIn(source, at) }, next: weekdays.next }
  const part = senseAt(source, at, 'part')
  if (part) return { value: { ...EMPTY, every: step, unit: 'day', part: part.value.part }, next: part.next }
  const unit = senseAt(source, at, 'unit')
  if (!unit || keyAt(source, at).length === 1) return null
  // 'Each 90 minutes' is the length of every one of them.
  if (/^(?:each|je|jeweils)$/u.test(keyAt(source, every - 1)) && interval !== null && (unit.value.unit === 'minute' || unit.value.unit === 'hour')) return null
  const days = unit.value.unit === 'week' ? parseDaysOfWeek(source, unit.next) : null
  return { value: { ...EMPTY, every: step, unit: unit.value.unit, weekdays: days?.value ?? null }, next: days?.next ?? unit.next }
}

/** 'Vinte minutos por noite', 'eine Stunde pro Abend', 'une heure par soir': behind a length. 'Por noche' of a price counts nights. */
function parsePerPart(source: Source, index: number): Match<Recurrence> | null {
  const per = /^(?:por|pro|par)$/u.test(keyAt(source, index)) ? operatorAt(source, index, 'per') : -1
  const part = per < 0 ? null : senseAt(source, per, 'part')
  const unit = part && index > 0 ? senseAt(source, index - 1, 'unit') : null
  return unit && /^(?:minute|hour)$/u.test(unit.value.unit) ? { value: { ...EMPTY, unit: 'day', part: part!.value.part }, next: part!.next } : null
}

/** 'on a Thursday', 'on Mondays and Fridays', ', Tuesday' behind 'every 2 weeks' or 'in odd weeks'. */
function parseDaysOfWeek(source: Source, index: number): Match<Weekday[]> | null {
  const weekdays: Weekday[] = []
  let next = -1
  let at = signAt(source, index, ',') > 0 ? index + 1 : index
  const on = operatorAt(source, at, 'on')
  if (on < 0 && at === index && senseAt(source, at, 'weekday') === null) return null
  at = skipOperator(source, skipOperator(source, Math.max(at, on), 'a'), 'the')
  for (;;) {
    const weekday = senseAt(source, at, 'weekday') ?? (on > 0 ? senseAt(source, at, 'weekdays') : null)
    if (!weekday || on < 0 && senseAt(source, weekday.next, 'month') !== null) break
    weekdays.push(...(weekday.value.type === 'weekday' ? [weekday.value.weekday] : weekday.value.weekdays))
    next = weekday.next
    const joint = operatorAt(source, next, 'and')
    if (joint < 0) break
    at = skipOperator(source, joint, 'on')
  }
  return next < 0 ? null : { value: weekdays, next }
}

/** 'A Saturday in March', 'one Sunday afternoon in May', 'an einem Dienstag im Mai', 'un sábado de mayo'. */
function parseOneOfPeriod(source: Source, index: number): Match<Recurrence> | null {
  const at = skipOperator(source, index, 'on')
  const weekday = ONE.test(keyAt(source, at)) ? senseAt(source, at + 1, 'weekday') : null
  if (!weekday || weekday.value.plural) return null
  const part = senseAt(source, weekday.next, 'part')
  const next = part?.next ?? weekday.next
  const within = operatorAt(source, next, 'in', 'of', 'during')
  const period = within < 0 ? null : parsePeriod(source, skipOperator(source, within, 'the'))
  const isLong = period !== null && /^(?:month|quarter|season)$/u.test(period.value.grain)
  return isLong ? { value: { ...EMPTY, weekdays: [weekday.value.weekday], part: part?.value.part ?? null, isOneOf: true }, next } : null
}

const ONE = /^(?:an?|one|some|eine[mn]?|ein|una?|algun|une|uma?)$/u

/** French 'un samedi sur deux', Spanish 'un sábado sí y otro no'. */
function parseOneInTwo(source: Source, index: number): Match<Recurrence> | null {
  if (!/^(?:un|une|um|uma)$/u.test(keyAt(source, index))) return null
  const days = senseAt(source, index + 1, 'weekday') ?? senseAt(source, index + 1, 'weekdays')
  if (!days) return null
  const behind = [0, 1, 2, 3].map((offset) => keyAt(source, days.next + offset)).join(' ')
  const words = behind.startsWith('sur deux') ? 2 : /^si y otro no|^si otro no|^sim outro nao|^sim e outro/u.test(behind) ? (behind.startsWith('si y') || behind.startsWith('sim e') ? 4 : 3) : 0
  return words === 0 ? null : { value: { ...EMPTY, every: 2, weekdays: days.value.type === 'weekday' ? [days.value.weekday] : days.value.weekdays }, next: days.next + words }
}

/** 'alternate Fridays', 'alternating weekends'. */
function parseAlternate(source: Source, index: number): Match<Recurrence> | null {
  const at = skipOperator(source, index, 'on')
  if (!/^(?:alternate|alternating)$/u.test(keyAt(source, at))) return null
  const days = senseAt(source, at + 1, 'weekday') ?? senseAt(source, at + 1, 'weekdays')
  if (days) return { value: { ...EMPTY, every: 2, weekdays: days.value.type === 'weekday' ? [days.value.weekday] : days.value.weekdays }, next: days.next }
  const unit = senseAt(source, at + 1, 'unit')
  return unit?.value.plural && (unit.value.unit === 'week' || unit.value.unit === 'day') ? { value: { ...EMPTY, every: 2, unit: unit.value.unit }, next: unit.next } : null
}

/** Portuguese 'de 8 em 8 horas'; days and weeks stand in the word table. */
function parseStepInStep(source: Source, index: number): Match<Recurrence> | null {
  const step = keyAt(source, index) === 'de' ? parseNumber(source, index + 1) : null
  const again = step !== null && keyAt(source, step.next) === 'em' ? parseNumber(source, step.next + 1) : null
  const unit = again !== null && again.value === step!.value ? senseAt(source, again.next, 'unit') : null
  return unit?.value.unit !== 'hour' || !Number.isInteger(again!.value) ? null : { value: { ...EMPTY, every: again!.value, unit: unit.value.unit }, next: unit.next }
}

const ODD_WEEKS = /^(?:odd|odd-numbered|uneven|ungerade|ungeraden|impares|impaires|impair|impar)$/u
const EVEN_WEEKS = /^(?:even|even-numbered|gerade|geraden|pares|paires|pair|par)$/u

/** 'in odd weeks', 'even weeks', 'ungerade Wochen', 'semanas pares': by the number of the week (ISO 8601). */
function parseWeekParity(source: Source, index: number): Match<Recurrence> | null {
  const at = skipOperator(source, skipOperator(source, index, 'on', 'in'), 'the')
  const isWeek = (position: number) => senseAt(source, position, 'unit')?.value.unit === 'week'
  const [adjective, week] = isWeek(at) ? [at + 1, at] : [at, at + 1]
  const parity = ODD_WEEKS.test(keyAt(source, adjective)) ? 'odd' as const : EVEN_WEEKS.test(keyAt(source, adjective)) ? 'even' as const : null
  if (parity === null || !isWeek(week)) return null
  const end = Math.max(adjective, week) + 1
  const days = parseDaysOfWeek(source, end)
  return { value: { ...EMPTY, every: 2, weekdays: days?.value ?? [...WEEK], parity }, next: days?.next ?? end }
}

/** 'other', 'second', '2nd', '3', 'three'. */
function parseInterval(source: Source, index: number): Match<number> | null {
  const other = operatorAt(source, index, 'other')
  if (other > 0) return { value: 2, next: other }
  const ordinal = parseOrdinal(source, index)
  if (ordinal && ordinal.value >= 2 && ordinal.value <= 12) return ordinal
  const number = parseNumber(source, index)
  return number && number.value >= 1 && number.value <= 366 && Number.isInteger(number.value) ? number : null
}

/** 'daily', 'weekly', 'fortnightly'. */
function parseRepeatWord(source: Source, index: number): Match<Recurrence> | null {
  const word = senseAt(source, index, 'repeat')
  // 'Fortnightly on Saturdays'.
  const days = word?.value.unit === 'week' ? parseDaysOfWeek(source, word.next) : null
  return word ? { value: { ...EMPTY, every: word.value.every, unit: word.value.unit, weekdays: days?.value ?? null }, next: days?.next ?? word.next } : null
}

/** 'Mondays', 'weekends', 'weekdays'. */
function parseRepeatedWeekday(source: Source, index: number): Match<Recurrence> | null {
  // 'durante a semana' is a phrase of its own, whatever 'durante' means elsewhere.
  const whole = senseAt(source, index, 'weekdays')
  if (whole?.value.plural) return { value: { ...EMPTY, weekdays: whole.value.weekdays, part: partIn(source, index) }, next: whole.next }
  const at = skipOperator(source, skipOperator(source, index, 'on', 'at', 'during'), 'the')
  const weekday = senseAt(source, at, 'weekday')
  if (weekday?.value.plural) return { value: { ...EMPTY, weekdays: [weekday.value.weekday] }, next: weekday.next }
  const weekdays = senseAt(source, at, 'weekdays')
  if (weekdays?.value.plural) return { value: { ...EMPTY, weekdays: weekdays.value.weekdays, part: partIn(source, at) }, next: weekdays.next }
  return parseRepeatedPart(source, index)
}

/** 'weeknights' are evenings as well as weekdays. */
function partIn(source: Source, index: number): DayPart | null {
  return /night/u.test(keyAt(source, index)) || keyAt(source, index + 1).startsWith('night') ? 'evening' : null
}

/** 'Monday mornings', 'tuesday afternoons': the plural is on the part of the day. */
function parseRepeatedPart(source: Source, index: number): Match<Recurrence> | null {
  const at = skipOperator(source, index, 'on')
  const weekday = senseAt(source, at, 'weekday') ?? senseAt(source, at, 'weekdays')
  const part = weekday ? senseAt(source, weekday.next, 'part') : null
  if (!weekday || !part?.value.plural) return null
  const weekdays = weekday.value.type === 'weekday' ? [weekday.value.weekday] : weekday.value.weekdays
  return { value: { ...EMPTY, weekdays, part: part.value.part }, next: part.next }
}

const SHORT_WEEKDAYS: Readonly<Record<string, Weekday>> = { m: 1, f: 5, mo: 1, tu: 2, we: 3, th: 4, fr: 5, sa: 6, su: 7 }

/** 'Mo-Thu', 'mo-fr': two letters are a weekday only in a span of them. */
function shortWeekday(source: Source, index: number): Match<{ type: 'weekday'; weekday: Weekday; plural: boolean }> | null {
  const weekday = SHORT_WEEKDAYS[keyAt(source, index)]
  const isSpan = keyAt(source, index + 1) === '-' || keyAt(source, index - 1) === '-'
  return weekday && isSpan ? { value: { type: 'weekday', weekday, plural: false }, next: index + 1 } : null
}

/** 'Monday to Friday', 'Tue-Thu', 'mon - fri': no date, so every week. */
function parseWeekdaySpan(source: Source, index: number): Match<Recurrence> | null {
  const at = skipOperator(source, skipOperator(source, index, 'on', 'around'), 'from', 'between')
  const isBetween = operatorAt(source, skipOperator(source, index, 'on'), 'between') > 0
  const first = senseAt(source, at, 'weekday') ?? shortWeekday(source, at)
  const dotted = first && signAt(source, first.next, '.') > 0 ? first.next + 1 : first?.next ?? -1
  const to = first ? operatorAt(source, dotted, 'to', 'until') : -1
  const joiner = first && to < 0 && isBetween ? operatorAt(source, dotted, 'and') : to
  const second = joiner < 0 ? null : senseAt(source, joiner, 'weekday') ?? shortWeekday(source, joiner)
  if (!first || !second || parseDigits(source, second.next, 2) !== null && source.tokens[second.next + 1]?.kind === 'word' && senseAt(source, second.next + 1, 'month')) return null
  // 'Mon-Wed-Fri' are three days.
  const third = keyAt(source, joiner - 1) === '-' && signAt(source, second.next, '-') > 0 ? senseAt(source, second.next + 1, 'weekday') : null
  if (third) return { value: { ...EMPTY, weekdays: [first.value.weekday, second.value.weekday, third.value.weekday] }, next: third.next }
  const length = (second.value.weekday - first.value.weekday + 7) % 7
  const weekdays = Array.from({ length: length + 1 }, (_, offset) => WEEK[(first.value.weekday - 1 + offset) % 7]!)
  return { value: { ...EMPTY, weekdays }, next: second.next }
}

/** 'the first Saturday of every month', 'last Friday of the month'. */
function parseNthOfEveryMonth(source: Source, index: number): Match<Recurrence> | null {
  const at = skipOperator(source, skipOperator(source, skipOperator(source, index, 'on'), 'every'), 'the')
  const count = parseCountOfMonth(source, at) ?? parseOrdinal(source, at)
  if (!count) return null
  const weekday = senseAt(source, count.next, 'weekday')
  if (!weekday) return null
  const part = senseAt(source, weekday.next, 'part')
  const behind = part?.next ?? weekday.next
  const of = operatorAt(source, behind, 'of', 'in')
  // 'First Tuesday every month' goes without the 'of'.
  const every = of < 0 ? operatorAt(source, behind, 'every') : Math.max(operatorAt(source, of, 'every'), operatorAt(source, of, 'the'))
  const unit = every < 0 ? (of > 0 ? senseAt(source, of, 'unit') : null) : senseAt(source, every, 'unit')
  return unit?.value.unit === 'month' ? { value: { ...EMPTY, unit: 'month', weekdays: [weekday.value.weekday], nth: count.value, part: part?.value.part ?? null }, next: unit.next } : null
}
