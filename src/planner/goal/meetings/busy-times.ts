import type { ClockWindow, DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { closedByWords, isSoft, verdictAround } from './closed-by-words.ts'
import { USER } from './subjects-of-statements.ts'
import { timesOfStatement } from './times-of-statement.ts'
import type { Verdict } from './verdict-of-words.ts'
import type { BusyStatement } from './busy-statements.ts'
import { addReading, claim, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statedSort } from '../times/sort-of-time.ts'
import type { TimeSort } from '../times/sort-of-time.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** Adds what each person cannot, can or would rather do; weekdays without a date are those of the meeting's days. */
export function addBusyTimes(context: ReadingContext, busy: readonly BusyStatement[], { meetingDays, open }: { meetingDays: readonly DayNumber[]; open: ClockWindow | null }): void {
  const withHours = new Set(busy.flatMap(({ person, sort, groups }) => (sort === 'free' && groups.some(({ entries }) => entries.some(({ windows }) => windows.length > 0)) ? [person] : [])))
  for (const { person, words, groups, sort } of busy) {
    for (const spoken of [words, ...groups]) claim(context, spoken)
    const stated = timesOfStatement(context, groups, { meetingDays, open })
    let verdict: Verdict | null = null
    for (const [index, group] of groups.entries()) {
      const before = groups[index - 1] ?? null
      verdict = verdictAround(context, { words, group, before, next: groups[index + 1] ?? null, verdict })
      const settled = settledSort(context, words, saidBefore(context, { words, group, before, sort }) ?? sort)
      for (const { entry, spans } of stated.filter((time) => time.group === group)) {
        const told = { person: person === USER ? null : person, words: group, spans }
        const closed = closedByWords(settled === 'prefers' && verdict === 'open' && spans.length > 0 ? 'keeps-to' : verdict, entry, keysOf(context, words))
        if (closed) addBusyEntry(context, { ...told, entry: { ...entry, windows: closed, point: null }, sort: sortOfClosed(context, words, { verdict, settled }) })
        else addBusyEntry(context, { ...told, entry, sort: settled, isOneOfMany: withHours.has(person) && isWholeDay(context, words, group) })
      }
    }
  }
}

/** What the words right before a time say of it; 'prefers to keep Monday free' is known at its end only. */
function saidBefore(context: ReadingContext, { words, group, before, sort }: { words: Words; group: TimeGroup; before: TimeGroup | null; sort: TimeSort }): TimeSort | null {
  // Days from a heading stand before the statement.
  const lead = before === null ? words.from : Math.max(words.from, before.to)
  const said = statedSort(keysOf(context, { from: lead, to: Math.max(lead, group.from + 1) }))
  return (said === 'prefers' || said === 'leaves') && sort === 'prefers-not' ? sort : said
}

/** Who is busy or gone is so; who does not want to may be asked. */
function sortOfClosed(context: ReadingContext, words: Words, { verdict, settled }: { verdict: Verdict | null; settled: TimeSort }): TimeSort {
  if (settled === 'busy' && verdict === 'closed') return 'busy'
  if (isSoft(context, words)) return 'prefers-not'
  return verdict === 'gone-by' || settled === 'leaves' || settled === 'arrives' ? 'busy' : 'refuses'
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
