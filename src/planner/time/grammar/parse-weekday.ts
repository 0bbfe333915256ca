import type { DayNumber, Weekday } from '../calendar-time.ts'
import { mondayOf, weekdayOf } from '../day-number.ts'
import { resolveFields } from './date-fields.ts'
import { daysOfDate, makeDays } from './days.ts'
import type { Days } from './days.ts'
import { parseDayOfMonth, parseLeadingWeekday } from './parse-date-fields.ts'
import { parseOrdinal } from './parse-number.ts'
import { isGlued, keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** 'Monday 21', 'Friday the 23rd', 'Thu 14th'. */
export function parseWeekdayAndNumber(source: Source, index: number): Match<Days> | null {
  const weekday = parseLeadingWeekday(source, index)
  if (!weekday) return null
  const isOrdinal = parseOrdinal(source, weekday.next) !== null
  const day = parseDayOfMonth(source, weekday.next)
  if (!day) return null
  const follows = keyAt(source, day.next)
  const isGluedOn = isGlued(source, day.next) && /^[:.%h/-]$/u.test(follows) && source.tokens[day.next + 1]?.kind !== 'break' && isGlued(source, day.next + 1)
  if (!isOrdinal && (isGluedOn || source.tokens[day.next]?.kind === 'word' && isGlued(source, day.next))) return null
  const isAt = operatorAt(source, day.next, 'at') > Math.max(operatorAt(source, day.next, 'to'), day.next + 1)
  // 'Fri 19 to fit everything' goes on with what is done.
  const isPurpose = follows === 'to' && source.tokens[day.next + 1]?.kind === 'word' && source.entries[day.next + 1]!.length === 0
  if (!isOrdinal && !isAt && !isPurpose && (operatorAt(source, day.next, 'am', 'pm', 'oclock', 'to') > 0 || senseAt(source, day.next, 'unit'))) return null
  if (!isOrdinal && keyAt(source, weekday.next - 1) === ',') return null
  const date = resolveFields({ year: null, month: null, day: day.value, weekday: weekday.value }, source.reference)
  return date ? { value: daysOfDate(date), next: day.next } : null
}

/** A 'Black Friday-like sale' is on no Friday. */
export function isLikeness(source: Source, index: number): boolean {
  return keyAt(source, index) === '-' && isGlued(source, index) && /^(?:like|style|themed|ready|proof|esque)$/u.test(keyAt(source, index + 1))
}

/** 'Friday', 'next Friday', 'this Friday', 'last Friday', 'Friday next week', 'Monday of the following week'. */
export function parseWeekday(source: Source, index: number): Match<Days> | null {
  const which = parseWhich(source, index)
  const weekday = senseAt(source, which?.next ?? skipOperator(source, index, 'the'), 'weekday')
  if (!weekday || weekday.value.plural || isLikeness(source, weekday.next)) return null
  const { weekday: named } = weekday.value
  const dotted = signAt(source, weekday.next, '.') > 0 && isGlued(source, weekday.next) && source.tokens[weekday.next - 1]!.key.length <= 4 && source.tokens[weekday.next + 1]?.kind !== 'break' ? weekday.next + 1 : weekday.next
  const week = which ? null : parseWeekBehind(source, dotted)
  if (week) return { value: makeDays({ first: week.value + named - 1, last: week.value + named - 1, isRelative: true }), next: week.next }
  const { day: today } = source.reference
  // 'Mon, Wed and Sat. Week of 8 February': a sentence ends between.
  const isOneMore = dotted > weekday.next && /^\p{Lu}/u.test(source.tokens[dotted]?.text ?? '')
  if (!which && keyAt(source, dotted) === 'week' && !isOneMore && !isNumbered(source, dotted + 1)) {
    const day = today + ((named - weekdayOf(today) + 7) % 7) + 7
    return { value: makeDays({ first: day, last: day, isRelative: true }), next: dotted + 1 }
  }
  const ahead = (named - weekdayOf(today) + 7) % 7
  if (!which) {
    const trailing = parseTrailingWhich(source, weekday.next)
    if (trailing) return { value: relativeWeekday(named, trailing.value, today), next: trailing.next }
    const past = today + ahead - 7
    return { value: makeDays({ first: today + ahead, last: today + ahead, past: { first: past, last: past, endsAt: past }, bareWeekday: named }), next: weekday.next }
  }
  return { value: relativeWeekday(named, which.value, today), next: weekday.next }
}

/** The 4 of 'Monday week 4', not that of 'Thursday week 4pm'. */
function isNumbered(source: Source, index: number): boolean {
  return source.tokens[index]?.kind === 'digits' && !/^(?::|am|pm|h|\.)$/u.test(keyAt(source, index + 1)) || source.tokens[index]?.kind === 'word' && (source.entries[index] ?? []).some(({ sense }) => sense.type === 'number' || sense.type === 'unit')
}

export type Which = 'this' | 'next' | 'last' | 'past'

export function parseWhich(source: Source, index: number): Match<Which> | null {
  const at = skipOperator(source, index, 'the')
  const key = keyAt(source, at)
  const nextAt = operatorAt(source, at, 'next')
  if (nextAt > 0) return { value: key === 'coming' || key === 'upcoming' ? 'this' : 'next', next: nextAt }
  const thisAt = operatorAt(source, at, 'this')
  if (thisAt > 0) {
    const lastAt = operatorAt(source, thisAt, 'last')
    if (lastAt > 0) return { value: 'past', next: lastAt }
    const nextAfterThis = operatorAt(source, thisAt, 'next')
    return { value: 'this', next: nextAfterThis > 0 ? nextAfterThis : thisAt }
  }
  const lastAt = operatorAt(source, at, 'last')
  return lastAt > 0 ? { value: key === 'past' ? 'past' : 'last', next: lastAt } : null
}

/** Languages that say 'lunes que viene', 'lundi prochain'. */
function parseTrailingWhich(source: Source, index: number): Match<Which> | null {
  for (const { sense, next } of source.entries[index] ?? []) {
    if (sense.type !== 'operator' || !/[a-z]{4}/u.test(keyAt(source, index))) continue
    const isClauseWord = keyAt(source, index) === 'following' || keyAt(source, index) === 'past' || keyAt(source, index) === 'coming'
    if (sense.operator === 'next' && !isClauseWord && source.entries[next]?.every((entry) => entry.sense.type !== 'unit')) return { value: 'this', next }
  }
  return null
}

/** 'Next Friday' is next week's; 'this Friday' is this week's, or the coming one when that has passed. */
function relativeWeekday(weekday: Weekday, which: Which, today: DayNumber): Days {
  const ofThisWeek = mondayOf(today) + weekday - 1
  const first = which === 'next' ? ofThisWeek + 7 : which === 'last' ? ofThisWeek - 7 : which === 'past' ? (ofThisWeek < today ? ofThisWeek : ofThisWeek - 7) : ofThisWeek
  return makeDays({ first: which === 'this' && first < today ? first + 7 : first, last: which === 'this' && first < today ? first + 7 : first, isRelative: true })
}

/** ', next week', 'of the following week', 'in two weeks': the Monday of that week. */
function parseWeekBehind(source: Source, index: number): Match<DayNumber> | null {
  let at = signAt(source, index, ',') > 0 ? index + 1 : index
  at = skipOperator(source, at, 'of', 'in')
  const which = parseWhich(source, at)
  const unit = which ? senseAt(source, which.next, 'unit') : null
  if (!which || unit?.value.unit !== 'week' || unit.value.plural) return null
  const shift = which.value === 'next' ? 7 : which.value === 'this' ? 0 : -7
  return { value: mondayOf(source.reference.day) + shift, next: unit.next }
}

