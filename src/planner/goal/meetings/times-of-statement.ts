import type { ClockWindow, DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { Token } from '../../time/grammar/token.ts'
import { daysOfEntry } from '../dates/entry-days.ts'
import type { ReadingContext } from '../reading-context.ts'
import { entryOf } from '../times/time-entries.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** Hours with the days that they belong to, or days that no hours belong to. */
export type StatedTime = { entry: TimeEntry; spans: DaySpan[]; group: TimeGroup }

type Item = { group: TimeGroup; expression: TimeExpression; entry: TimeEntry; spans: DaySpan[]; hasHours: boolean; isHoursFirst: boolean }

/**
 * The times of one statement in order. A statement that begins with hours and names days behind them says all its days
 * behind ('9-10 and 11-12 on Monday, 9-10 on Tuesday'); any other says them before, and they hold until the next.
 */
export function timesOfStatement(context: ReadingContext, groups: readonly TimeGroup[], { meetingDays, open }: { meetingDays: readonly DayNumber[]; open: ClockWindow | null }): StatedTime[] {
  const items = groups.flatMap((group, at) => itemsOf(context, group, { next: groups[at + 1] ?? null, meetingDays, open }))
  const areBehind = items.length > 0 && items[0]!.hasHours && (items[0]!.spans.length === 0 || items[0]!.isHoursFirst)
  const found: StatedTime[] = []
  for (const [index, { group, entry, spans, hasHours }] of items.entries()) {
    const follows = areBehind ? items.slice(index) : items.slice(0, index + 1).toReversed()
    if (hasHours) add(found, { group, entry, spans: daysBeside(follows, areBehind) ?? items.findLast((item) => item.spans.length > 0)?.spans ?? [] })
    else if (spans.length > 0 && items[index + 1]?.group !== group && (!items.some((item) => item.hasHours) || isWhole(context, group))) found.push({ group, entry, spans: items.filter((item) => item.group === group).flatMap((item) => item.spans) })
  }
  return found
}

/** Hours of the same days in one breath are told together. */
function add(found: StatedTime[], next: StatedTime): void {
  const last = found.at(-1)
  const isPlain = ({ entry: { point, expressions } }: StatedTime) => point === null && expressions.every(({ clock }) => (clock?.bound ?? null) === null)
  if (last && last.group === next.group && isPlain(last) && isPlain(next) && sameDays(last.spans, next.spans)) last.entry = { ...last.entry, windows: [...last.entry.windows, ...next.entry.windows] }
  else found.push(next)
}

function sameDays(first: readonly DaySpan[], second: readonly DaySpan[]): boolean {
  return first.length === second.length && first.every(({ first: day }, index) => day === second[index]!.first)
}

/** 'Monday all day, Tuesday 9-10'. */
function isWhole({ source: { tokens } }: ReadingContext, { from, to }: TimeGroup): boolean {
  const [before, behind] = [tokens.slice(Math.max(0, from - 3), from), tokens.slice(to, to + 3)]
  const end = behind.findIndex(endsStatement)
  const around = [...before.slice(before.findLastIndex(endsStatement) + 1), ...behind.slice(0, end < 0 ? behind.length : end)].map(({ key }) => key).join(' ')
  return /(?:all|whole|entire|full) (?:day|of)|(?:entirely|completely|altogether)/u.test(around)
}

function endsStatement({ kind, key }: Token): boolean {
  return kind === 'break' || /^[.;!?]$/u.test(key)
}

/** The first days in that direction, with the others of their list: 'on Monday and Tuesday 9-10'. */
function daysBeside(items: readonly Item[], areBehind: boolean): DaySpan[] | null {
  const first = items.findIndex(({ spans }) => spans.length > 0)
  if (first < 0) return null
  const list = [items[first]!]
  for (const item of items.slice(first + 1)) {
    if (item.spans.length === 0 || item.hasHours || list.at(-1)!.hasHours && !areBehind && list.length > 1 || item.group !== list[0]!.group) break
    list.push(item)
  }
  return list.flatMap(({ spans }) => spans)
}

function itemsOf(context: ReadingContext, group: TimeGroup, { next, meetingDays, open }: { next: TimeGroup | null; meetingDays: readonly DayNumber[]; open: ClockWindow | null }): Item[] {
  // A lead of days alone has entries without the hours of its words.
  const isDaysAlone = group.entries.every(({ windows, point }) => windows.length === 0 && point === null)
  return (isDaysAlone ? group.entries.flatMap(({ expressions }) => expressions) : group.expressions).flatMap((expression) => {
    const { duration, days, clock, recurrence } = expression
    if (duration !== null && days === null && clock === null) return []
    const written = entryOf(expression, context.is24)
    const stated = isDaysAlone ? { ...written, windows: [], point: null } : written
    const entry = withinHours(withLength(context, stated, { group, next }), open)
    const hasHours = entry.windows.length > 0 || entry.point !== null
    return days !== null || recurrence !== null || hasHours ? [{ group, expression, entry, spans: spansOf(entry, meetingDays), hasHours, isHoursFirst: beginsWithHours(expression) }] : []
  })
}

/** 'from 9 to 10 on Monday', 'half past nine on Tuesday', not 'Monday 9-10' and '11 January 9-10'. */
function beginsWithHours({ words }: TimeExpression): boolean {
  const bare = words.replace(LEADS, '')
  return /^(?:noon|midday|half|quarter|a quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})/iu.test(bare) || /^\d/u.test(bare) && !/^(?:\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?(?!a\.?m|p\.?m|to |till |until |and |or |on |bis |a )\p{L}{3}|\d{4}-\d)/iu.test(bare)
}

const LEADS = /^(?:(?:from|between|at|before|after|until|till|by|past|beyond|during|since|not|no|earlier|later|than|around|up|to|the|de|von|zwischen|entre|um|vor|nach|bis|des|las?) )+/iu

/** Weekdays without a date are those of the meeting's days. */
function spansOf(entry: TimeEntry, meetingDays: readonly DayNumber[]): DaySpan[] {
  // 'starts the day at 10' names no day.
  if (entry.expressions.every(({ words }) => /^(?:the|that|his|her|their|my|our) day(?!\p{L})/iu.test(words))) return []
  const bare = entry.weekdays ?? entry.expressions.flatMap(({ days }) => (days?.bareWeekday ? [days.bareWeekday] : []))
  const within = [...new Set(meetingDays)].filter((day) => bare.includes(weekdayOf(day)))
  return (within.length > 0 ? within : daysOfEntry(entry)).map((day) => ({ first: day, last: day }))
}

/** 'from one until half past two', of a meeting between 9:00 and 17:00: after noon, where the meeting can be. */
function withinHours(entry: TimeEntry, open: ClockWindow | null): TimeEntry {
  const isOpen = (minute: number) => open !== null && minute >= open.from && minute < open.to
  const isLoose = entry.expressions.every(({ clock }) => clock === null || (clock.from === null || clock.from.isAmbiguous) && (clock.to === null || clock.to.isAmbiguous) && clock.bound === null)
  if (!isLoose) return entry
  return { ...entry, windows: entry.windows.map((window) => (!isOpen(window.from) && open !== null && window.to <= open.from && isOpen(window.from + HALF_DAY) ? { from: window.from + HALF_DAY, to: window.to + HALF_DAY } : window)) }
}

const HALF_DAY = 720

/** '10am (30 min)', '9:00 for an hour': a start and how long it takes. */
function withLength(context: ReadingContext, entry: TimeEntry, { group, next }: { group: TimeGroup; next: TimeGroup | null }): TimeEntry {
  const length = next?.expressions[0]!.duration ?? null
  const isBeside = next !== null && next.from - group.to === 1 && /^(?:\(|for|-|\/)$/u.test(context.source.tokens[group.to]!.key)
  if (entry.point === null || entry.windows.length > 0 || group.expressions.at(-1) !== entry.expressions[0] || !isBeside || length === null || length.high >= 43_200) return entry
  return { ...entry, point: null, windows: [{ from: entry.point, to: Math.min(MINUTES_PER_DAY, entry.point + Math.round(length.high / 60)) }] }
}
