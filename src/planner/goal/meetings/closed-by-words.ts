import type { Bound } from '../../time/grammar/clock-span.ts'
import type { ClockWindow } from '../../time/calendar-time.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { isWish, verdictOf } from './verdict-of-words.ts'
import type { Verdict } from './verdict-of-words.ts'

/** A time with one end, or a day alone, and the words of its statement around it. */
type Told = { words: Words; group: TimeGroup; before: TimeGroup | null; next: TimeGroup | null; verdict: Verdict | null }

/** What the words around a bound or a day conclude for it; what they said of the time before holds where they say nothing. */
export function verdictAround(context: ReadingContext, { words, group, before, next, verdict }: Told): Verdict | null {
  const bound = boundOf(group)
  const { tokens } = context.source
  const trail = tokens.slice(group.to, next?.from ?? words.to)
  const cut = trail.findIndex(({ kind, key }) => kind === 'break' || /^(?:[,;.|]|and|but|while)$/u.test(key))
  const lead = { from: Math.max(words.from, before?.to ?? words.from), to: Math.max(words.from, group.from) }
  const own = [...keysOf(context, lead), ...trail.slice(0, cut < 0 ? trail.length : cut).map(({ key }) => key)]
  return verdictOf(own, bound) ?? verdict ?? verdictOf(keysOf(context, words), bound)
}

/** What the verdict closes of the day; null where it closes nothing or the time has two ends. */
export function closedByWords(verdict: Verdict | 'keeps-to' | null, { windows, point, expressions }: TimeEntry, keys: readonly string[]): ClockWindow[] | null {
  const [window] = windows
  if (window === undefined && point !== null) return closedAt(point, ` ${keys.join(' ')} `)
  if (window === undefined) return verdict === 'closed' && point === null ? [] : null
  const isOpenEnded = windows.length === 1 && (window.from === 0 || window.to === MINUTES_PER_DAY) && expressions.some(({ clock }) => (clock?.bound ?? null) !== null)
  if (!isOpenEnded) return null
  // 'No earlier than 10' and '3 at the latest' say themselves what is left.
  const leavesRest = expressions.some(({ words }) => /^(?:not|never|no|nothing|nicht|nie|pas) |(?:at|by) (?:the )?(?:very )?(?:latest|earliest)$/iu.test(words))
  if (leavesRest || verdict === 'gone-by' || verdict === 'keeps-to') return besides(window)
  return verdict === 'closed' ? [window] : null
}

/** Who goes home at four is gone from then on; who starts at ten is away until then. */
function closedAt(point: number, text: string): ClockWindow[] | null {
  if (LEAVES.test(text)) return [{ from: point, to: MINUTES_PER_DAY }]
  return STARTS.test(text) ? [{ from: 0, to: point }] : null
}

const LEAVES = / (?:leaves?|leaving|departs?|quits?|finish(?:es)?|stops?|(?:go|goes|going|dash|dashes|rush|rushes|run|runs|heads?|knocks?|clocks?|signs?|logs?|sets?|be|is|get|gets) (?:[^ ]+ )?(?:home|off|out|away|gone|done|up|over)) /u
const STARTS = / (?:starts?|begins?|arrives?|(?:comes?|gets?|is|be|not) in|gets? here|turns? up|shows? up|is back|returns?|lands) /u

export function isSoft(context: ReadingContext, words: Words): boolean {
  return isWish(keysOf(context, words))
}

function boundOf({ expressions }: TimeGroup): Bound | null {
  return expressions.find(({ clock }) => (clock?.bound ?? null) !== null)?.clock?.bound ?? null
}

function besides({ from, to }: ClockWindow): ClockWindow[] {
  return [{ from: 0, to: from }, { from: to, to: MINUTES_PER_DAY }].filter((window) => window.to > window.from)
}
