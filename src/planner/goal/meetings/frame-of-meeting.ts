import type { ClockWindow, DayNumber } from '../../time/calendar-time.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { daysOfEntry } from '../dates/entry-days.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

export type Frame = { days: DayNumber[] | null; windows: ClockWindow[]; groups: TimeGroup[] }

/** Days and hours that the meeting must lie in: the first of each outside the busy times. */
export function frameOf(groups: readonly TimeGroup[], context: ReadingContext): Frame {
  const frame: Frame = { days: null, windows: [], groups: [] }
  let named: { days: DayNumber[]; isExact: boolean } | null = null
  for (const group of groups) {
    const dated = bareDays(context, group) ?? group.entries.flatMap(daysOfEntry)
    const narrowed = onWeekdays(dated.length > 0 ? dated : named?.isExact === false ? named.days : [], group)
    const days = narrowed ?? (dated.length > 0 ? dated : comingDays(context, group))
    const stated = group.entries.filter(({ expressions }) => expressions.some(({ clock }) => clock?.from || clock?.to)).flatMap((entry) => entry.windows)
    const windows = isBarred(context, group) ? stated.map(opposite) : stated
    const isExact = narrowed !== null || group.entries.every(({ expressions }) => expressions.every(({ days }) => days === null || days.grain === 'day' || days.grain === 'range' && days.last - days.first < 7))
    if (days.length > 0 && (named === null || (isExact && !named.isExact))) named = { days, isExact }
    else if (days.length > 0 && isExact && named?.isExact && isListedBehind(context, frame.groups.at(-1), group)) named.days.push(...days)
    if (windows.length > 0 && frame.windows.length === 0) frame.windows = windows
    else if (windows.length > 0 && days.length === 0 && areOppositeBounds(frame.windows, windows)) frame.windows = [shared(frame.windows[0]!, windows[0]!)]
    else if (days.length === 0 && group.entries.every((entry) => entry.part !== 'daytime')) continue
    frame.groups.push(group)
  }
  frame.days = named?.days ?? null
  return frame
}

/** The days of 'from Monday to Wednesday': the next ones, in the order of the words. 'The working day' names none. */
function comingDays({ today }: ReadingContext, { entries }: TimeGroup): DayNumber[] {
  const weekdays = entries.flatMap(({ weekdays: named, spans, expressions }) => (spans.length === 0 && !expressions.some(({ words }) => /work|week|business|office/iu.test(words)) ? (named ?? []) : []))
  const next = (weekday: number, from: DayNumber) => from + ((weekday - weekdayOf(from) + 7) % 7)
  const first = weekdays.length > 1 ? next(weekdays[0]!, today) : today
  return weekdays.length > 1 ? weekdays.map((weekday) => next(weekday, first)) : []
}

/** 'next week, any day from Monday to Wednesday': those days of that week. */
function onWeekdays(days: readonly DayNumber[], { entries }: TimeGroup): DayNumber[] | null {
  const weekdays = new Set(entries.flatMap(({ weekdays: named }) => named ?? []))
  const found = days.length > 2 ? days.filter((day) => weekdays.has(weekdayOf(day))) : []
  return found.length > 0 ? found : null
}

/** 'on Monday or Tuesday', whatever else is said of a Tuesday: the coming ones, counted from the first. */
function bareDays({ today }: ReadingContext, { expressions }: TimeGroup): DayNumber[] | null {
  const named = expressions.flatMap(({ days, words }) => (days === null ? [] : [/next|last/iu.test(words) ? null : days.bareWeekday]))
  const [first] = named
  if (first === undefined || named.includes(null)) return null
  const from = today + ((first! - weekdayOf(today) + 7) % 7)
  return named.map((weekday) => from + ((weekday! - first! + 7) % 7))
}

export function shared(first: ClockWindow, second: ClockWindow): ClockWindow {
  return { from: Math.max(first.from, second.from), to: Math.min(first.to, second.to) }
}

/** What lies on the other side of a bound. */
function opposite({ from, to }: ClockWindow): ClockWindow {
  return from === 0 ? { from: to, to: MINUTES_PER_DAY } : { from: 0, to: from }
}

/** '… and not after 17:00', 'it can't start before 9:00': what the bound opens is closed. */
function isBarred({ source: { tokens } }: ReadingContext, { from, expressions }: TimeGroup): boolean {
  const bound = expressions[0]!.clock?.bound
  if (bound !== 'after' && bound !== 'before') return false
  const lead = tokens.slice(Math.max(0, from - WORDS_BEFORE_BOUND), from)
  const clause = lead.slice(lead.findLastIndex(({ kind, key }) => kind === 'break' || /^(?:[.,;:!?]|and|but|or)$/u.test(key)) + 1)
  return clause.some(({ key }, index) => (index === clause.length - 1 && /^(?:no|nothing|none)$/u.test(key)) || /^(?:not|never|nobody|cannot|nicht|nie)$|n't$/u.test(key))
}

/** 'it can't possibly start any time before …'. */
const WORDS_BEFORE_BOUND = 6

/** The 12 Jan of 'Monday (11 Jan) or Tuesday (12 Jan)': nothing but joints and weekdays between. */
function isListedBehind({ source: { tokens, entries } }: ReadingContext, last: TimeGroup | undefined, { from }: TimeGroup): boolean {
  if (last === undefined || from - last.to > 6) return false
  return from - last.to <= 2 || tokens.slice(last.to, from).every(({ kind, key }, offset) => kind === 'symbol' && key !== '.' || /^(?:or|and|on)$/u.test(key) || entries[last.to + offset]!.some(({ sense }) => sense.type === 'weekday'))
}

/** 'not before 9 and ending by 17:00': one opens the hours that the other closes. */
export function areOppositeBounds(...[[first], [second]]: [readonly ClockWindow[], readonly ClockWindow[]]): boolean {
  const [opening, closing] = [first, second].toSorted((a, b) => b!.from - a!.from)
  return opening!.to === MINUTES_PER_DAY && opening!.from > 0 && closing!.from === 0 && closing!.to > opening!.from
}
