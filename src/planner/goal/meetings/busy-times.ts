import type { ClockWindow, DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { closedByWords, isSoft, verdictAround } from './closed-by-words.ts'
import { USER } from './subjects-of-statements.ts'
import type { Verdict } from './verdict-of-words.ts'
import type { BusyStatement } from './busy-statements.ts'
import { addReading, claim, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { daysOfEntry } from '../dates/entry-days.ts'
import { statedSort } from '../times/sort-of-time.ts'
import type { TimeSort } from '../times/sort-of-time.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** Adds what each person cannot, can or would rather do; weekdays without a date are those of the meeting's days. */
export function addBusyTimes(context: ReadingContext, busy: readonly BusyStatement[], { meetingDays, open }: { meetingDays: readonly DayNumber[]; open: ClockWindow | null }): void {
  const withHours = new Set(busy.flatMap(({ person, sort, groups }) => (sort === 'free' && groups.some(({ entries }) => entries.some(({ windows }) => windows.length > 0)) ? [person] : [])))
  for (const { person, words, groups, sort } of busy) {
    for (const spoken of [words, ...groups]) claim(context, spoken)
    let days: DaySpan[] | null = null
    const isBehind = areDaysBehind(groups)
    let lead = words.from
    let verdict: Verdict | null = null
    for (const [index, group] of groups.entries()) {
      if (group.expressions.every(({ duration, days, clock }) => duration !== null && days === null && clock === null)) continue
      const stated = statedSort(keysOf(context, { from: lead, to: Math.max(lead, group.from + 1) }))
      // 'prefers to keep Monday free' is known at its end only.
      const said = (stated === 'prefers' || stated === 'leaves') && sort === 'prefers-not' ? sort : stated
      verdict = verdictAround(context, { words, group, before: groups[index - 1] ?? null, next: groups[index + 1] ?? null, verdict })
      // Days from a heading stand before the statement.
      lead = Math.max(words.from, group.to)
      for (const own of group.entries) {
        const entry = withinHours(withLength(context, own, { group, next: groups[index + 1] ?? null }), open)
        const ownSpans = spansOf(entry, meetingDays)
        const spans: DaySpan[] = ownSpans.length > 0 || entry.windows.length === 0 ? ownSpans : isBehind ? spansBehind(groups, index, meetingDays) : own === group.entries[0] ? spansAtEnd(group, meetingDays) : ownSpans
        const isDayOnly = spans.length > 0 && entry.windows.length === 0 && entry.point === null
        const told = { person: person === USER ? null : person, words: group, spans: spans.length > 0 ? spans : (days ?? []) }
        const closed = closedByWords(verdict, entry)
        const settled = settledSort(context, words, said ?? sort)
        if (isDayOnly && group !== groups.at(-1)) days = spans
        else if (closed) addBusyEntry(context, { ...told, entry: { ...entry, windows: closed }, sort: sortOfClosed(context, words, { verdict, settled }) })
        else addBusyEntry(context, { ...told, entry, sort: settled, isOneOfMany: withHours.has(person) && isWholeDay(context, words, group) })
        // 'Monday 9-10 (dentist), 11-12': the day goes on.
        if (spans.length > 0) days = spans
      }
    }
  }
}

/** Who is busy or gone is so; who does not want to may be asked. */
function sortOfClosed(context: ReadingContext, words: Words, { verdict, settled }: { verdict: Verdict | null; settled: TimeSort }): TimeSort {
  if (settled === 'busy' && verdict === 'closed') return 'busy'
  if (isSoft(context, words)) return 'prefers-not'
  return verdict === 'gone-by' ? 'busy' : 'refuses'
}

/** 'a call from 9 to 10, a class from 11 to 12 on Monday': each time waits for the day behind it. */
function areDaysBehind(groups: readonly TimeGroup[]): boolean {
  const timed = groups.filter(({ entries }) => entries.some(({ windows }) => windows.length > 0))
  const dated = timed.filter(isDated)
  return timed.length > dated.length && dated.length === groups.filter(isDated).length && dated.includes(timed.at(-1)!) && dated.every(({ expressions }) => /^\P{L}*(?:from |between )?\d/iu.test(expressions[0]!.words))
}

function isDated({ entries }: TimeGroup): boolean {
  return entries.some(({ spans, weekdays }) => spans.length > 0 || weekdays !== null)
}

function spansBehind(groups: readonly TimeGroup[], index: number, meetingDays: readonly DayNumber[]): DaySpan[] {
  const next = groups.slice(index).find(isDated)
  return next ? next.entries.flatMap((entry) => spansOf(entry, meetingDays)) : []
}

/** 'never 9-10, 11-12 or 14-15 on Monday': the days of all the ranges stand at the end. */
function spansAtEnd({ entries }: TimeGroup, meetingDays: readonly DayNumber[]): DaySpan[] {
  const dated = entries.slice(1).find(({ spans, weekdays }) => spans.length > 0 || weekdays !== null)
  const words = dated?.expressions.length === 1 ? dated.expressions[0]!.words : ''
  const [head] = /^\P{L}*/u.exec(words)!
  const isTimeFirst = /\d/u.test(head) && /\p{L}{3}$/u.test(words)
  return dated && isTimeFirst ? spansOf(dated, meetingDays) : []
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
  if (entry.point === null || entry.windows.length > 0 || entry.points.length > 1 || !isBeside || length === null || length.high >= 43_200) return entry
  return { ...entry, point: null, windows: [{ from: entry.point, to: Math.min(MINUTES_PER_DAY, entry.point + Math.round(length.high / 60)) }] }
}

/** 'any time on Monday', not 'Mon none' and 'never on Monday'. */
function isWholeDay({ source: { tokens } }: ReadingContext, { from, to }: Words, group: Words): boolean {
  const around = [...tokens.slice(Math.max(from, group.from - 2), group.from), ...tokens.slice(group.to, group.to + 1)]
  return tokens.slice(from, to).some(({ key }) => /^(?:any|anytime|all|whole|entire|throughout|whenever|free|open|completely)$/u.test(key)) && !around.some(({ key }) => /^(?:none|nothing|nil|no|not|never|-)$/u.test(key))
}

/** 'has free hours' are few: 'Ana has 9-10, is open …' means that she is taken. */
function settledSort(context: ReadingContext, words: Words, sort: TimeSort): TimeSort {
  const keys = keysOf(context, words)
  return sort === 'free' && keys.some((key) => /^(?:busy|blocked|booked|meetings?)$/u.test(key)) && !keys.includes('no') ? 'busy' : sort
}

function spansOf(entry: TimeEntry, meetingDays: readonly DayNumber[]): DaySpan[] {
  const bare = entry.weekdays ?? entry.expressions.flatMap(({ days }) => (days?.bareWeekday ? [days.bareWeekday] : []))
  const within = meetingDays.filter((day) => bare.includes(weekdayOf(day)))
  return (within.length > 0 ? within : daysOfEntry(entry)).map((day) => ({ first: day, last: day }))
}

/** `isOneOfMany`: the person names free hours elsewhere, so a day without hours is free as a whole. */
type BusyEntry = { person: string | null; words: Words; entry: TimeEntry; spans: DaySpan[]; sort: TimeSort; isOneOfMany?: boolean }

function addBusyEntry(context: ReadingContext, { person, words, entry, spans, sort, isOneOfMany }: BusyEntry): void {
  const days = spans.length > 0 ? { spans } : entry.weekdays ? { weekdays: entry.weekdays } : {}
  const stated = windowsFor(entry, sort)
  const windows = stated.length === 0 && sort === 'free' && isOneOfMany === true && spans.length > 0 ? [{ from: 0, to: MINUTES_PER_DAY }] : stated
  if (windows.length === 0 && (sort === 'free' || Object.keys(days).length === 0)) return
  const who = person ?? 'You'
  const when = `${describePattern(days)}${describeWindows(windows)}`
  if (sort === 'free') {
    addReading(context, words, { value: { kind: 'availability', days, windows, person }, text: `${who} free ${when}` })
  } else if (sort === 'prefers') {
    addReading(context, words, { value: { kind: 'availability', days, windows, person }, strength: 'soft', text: `${who} prefers ${when}` })
  } else if (sort === 'refuses' || sort === 'prefers-not') {
    addReading(context, words, { value: { kind: 'exclusion', days, windows, person }, strength: sort === 'refuses' ? 'hard' : 'soft', text: `${who} not ${when}` })
  } else {
    addReading(context, words, { value: { kind: 'commitment', title: 'Busy', days, windows, person, inPlan: false }, text: `${who} busy ${when}` })
  }
}

/** How long an appointment takes of which only the start is known. */
const APPOINTMENT_MINUTES = 60

/** Who leaves is gone from then on, who arrives was away until then. */
function windowsFor({ windows, point }: TimeEntry, sort: TimeSort): ClockWindow[] {
  const at = point ?? windows[0]?.from ?? null
  if (sort === 'leaves') return at === null ? windows : [{ from: at > 0 ? at : windows[0]!.to, to: MINUTES_PER_DAY }]
  if (sort === 'arrives') return at === null ? windows : [{ from: 0, to: at > 0 ? at : windows[0]!.to }]
  return windows.length > 0 || point === null ? windows : [{ from: point, to: Math.min(MINUTES_PER_DAY, point + APPOINTMENT_MINUTES) }]
}
