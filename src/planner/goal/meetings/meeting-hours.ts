import type { ClockWindow } from '../../time/calendar-time.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { parseClock } from '../../time/grammar/parse-clock.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'
import { uniteWindows, windowsOf } from '../times/clock-windows.ts'
import { groupsIn } from './meeting-people.ts'

/** 'Nobody works before 9 or after 17': the hours between are open. */
export function closedHours(context: ReadingContext): { groups: Words[]; open: ClockWindow[] } {
  const barring = [...statementsOf(context, { atCommas: false }), ...statementsOf(context, { atCommas: true })].filter((statement) => isBarring(keysOf(context, statement)))
  const groups = [...new Set(barring.flatMap((statement) => groupsIn(context, statement)))].filter(({ expressions }) => expressions.some(({ clock }) => clock !== null))
  const opened = openedHours(context)
  if (groups.length === 0 && opened) return opened
  const closed = uniteWindows(groups.flatMap((group) => {
    // 'Not before 9' is when it is open already.
    const windows = group.expressions.flatMap(({ clock, words }) => (/^(?:not|never|no|nothing) /iu.test(words) ? outside(windowsOf(clock, context.is24)) : windowsOf(clock, context.is24)))
    // '… and everyone is gone by 17:30' says until when it is open.
    return isOfAll(context, group) ? outside(windows) : windows
  }))
  if (closed.length === 0) return { groups, open: [] }
  const edges = [0, ...closed.flatMap(({ from, to }) => [from, to]), MINUTES_PER_DAY]
  const open = edges.flatMap((from, index) => (index % 2 === 0 && edges[index + 1]! > from ? [{ from, to: edges[index + 1]! }] : []))
  return { groups, open }
}

/** The other side of each bound. */
function outside(windows: readonly ClockWindow[]): ClockWindow[] {
  return windows.flatMap(({ from, to }) => (from === 0 ? [{ from: to, to: MINUTES_PER_DAY }] : to === MINUTES_PER_DAY ? [{ from: 0, to: from }] : []))
}

function isOfAll({ source: { tokens } }: ReadingContext, { from }: Words): boolean {
  const clause = tokens.slice(Math.max(0, from - 7), from)
  const lead = clause.slice(clause.findLastIndex(({ kind, key }) => kind === 'break' || /^(?:and|but|,|;|\.)$/u.test(key)) + 1).map(({ key }) => key)
  return lead.some((key) => /^(?:everyone|everybody|all)$/u.test(key)) && !lead.some((key) => /^(?:not|never|no|n't)$|n't$/u.test(key))
}

const NOBODY = /^(?:(?:and|but|as|since) )?(?:nobody|noone|no-one|no one|none of|no meetings|no calls|never before|niemand|nadie|personne|ninguem)/u

/** 'We never schedule anything before 9 or after 5': both ends of the day are closed for all. */
function isBarring(keys: readonly string[]): boolean {
  if (NOBODY.test(keys.slice(0, 4).join(' '))) return true
  const never = keys.slice(0, 6).findIndex((key) => /^(?:never|not|don't|doesn't|can't|cannot|won't|shouldn't|mustn't|nothing)$/u.test(key))
  const before = never < 0 ? -1 : keys.findIndex((key, index) => index > never && /^(?:before|earlier)$/u.test(key))
  const after = before < 0 ? -1 : keys.findIndex((key, index) => index > before && /^(?:after|later|past|beyond)$/u.test(key))
  return after > 0 && keys.slice(before, after).some((key) => /^(?:or|and|nor)$/u.test(key)) && /^(?:and|but|as|since|so|we|we're|they|they're|it|it's|i|i'm|please|meetings?|the|our|you|do|nothing|never|not|all)$/u.test(keys[0]!)
}

/** 'The office opens at 9 and closes at 17:00', '9.00 is the earliest start and 17.00 the latest finish'. */
function openedHours(context: ReadingContext): { groups: Words[]; open: ClockWindow[] } | null {
  for (const statement of statementsOf(context, { atCommas: false })) {
    const keys = keysOf(context, statement)
    const isBounded = keys.includes('earliest') && keys.includes('latest')
    const isPresence = OF_ALL.test(keys[0] ?? '') && keys.some((key) => /^(?:clock|come|comes|arrives?|get|gets)$/u.test(key)) && keys.some((key) => /^(?:leaves?|out|home|off)$/u.test(key))
    const isOpening = isPresence || keys.some((key) => /^(?:opens?|starts?|begins?)$/u.test(key)) && keys.some((key) => /^(?:closes?|ends?|finishes|finish|stops?)$/u.test(key))
    const clocks = isBounded || isOpening ? clocksIn(context, statement) : []
    const [from, to] = clocks.length === 2 ? clocks : []
    if (from !== undefined && to !== undefined && from < to) return { groups: isBounded ? [statement] : groupsIn(context, statement), open: [{ from, to }] }
  }
  return null
}

const OF_ALL = /^(?:we|everyone|everybody|all|they|people|staff)$/u

/** The hours of a statement that speaks of nothing else, bare numbers too. */
function clocksIn(context: ReadingContext, { from, to }: Words): number[] {
  const clocks: number[] = []
  for (let index = from; index < to; index += 1) {
    const clock = context.source.tokens[index]!.kind === 'digits' || isInGroup(context, index) ? parseClock(context.source, index, { isExpected: true }) : null
    if (!clock || clock.next > to) continue
    const { minute, isAmbiguous } = clock.value
    clocks.push(isAmbiguous && minute <= (clocks.at(-1) ?? 0) ? minute + MINUTES_PER_DAY / 2 : minute)
    index = clock.next - 1
  }
  return clocks
}

function isInGroup({ groups }: ReadingContext, index: number): boolean {
  return groups.some(({ from, to }) => index >= from && index < to)
}
