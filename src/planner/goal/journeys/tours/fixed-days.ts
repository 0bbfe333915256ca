import type { DayNumber } from '../../../time/calendar-time.ts'
import { parseDayCount } from '../day-counts.ts'
import { statementsOf } from '../../statements.ts'
import type { ReadingContext } from '../../reading-context.ts'
import type { Mention } from '../name-mentions.ts'
import { blockAt, blocksIn } from './blocks.ts'
import { daysInColumns } from './day-columns.ts'
import type { Days } from './day-columns.ts'
import { align, groupsOf } from './align.ts'
import type { Order } from './align.ts'

/** A night needs the morning after. 'day 5', 'D2-D5', 'the 3rd to the 6th day', and dates where the first day has one. */
export function daysIn(context: ReadingContext, dayOne: DayNumber | null): Days[] {
  const days: Days[] = daysInColumns(context)
  for (let index = 0; index < context.source.tokens.length; index += 1) {
    const count = parseDayCount(context.source, index)
    // 'Day 1 is 8 May' has been read.
    if (!count || context.claimed[index] === 1 || days.some(({ from, to }) => index >= from && index < to)) continue
    days.push({ ...count.value, from: index, to: count.next })
    index = count.next - 1
  }
  if (dayOne === null) return days.toSorted((a, b) => a.from - b.from)
  const dated = context.groups.flatMap((group): Days[] => {
    const spans = group.expressions.flatMap(({ days: own, clock, words }) => (own !== null && /\d/u.test(words) && (clock === null || clock.from === null && clock.to === null) && !own.isRelative ? [own] : []))
    const first = Math.min(...spans.map((span) => span.first)) - dayOne + 1
    const isNight = context.source.tokens.slice(Math.max(0, group.from - 4), group.to).some(({ key }) => /^(?:nights?|sleep|sleeping|overnight|evening|noche|nacht|nuit|noite)$/u.test(key))
    const last = Math.max(...spans.map((span) => span.last)) - dayOne + 1
    return spans.length > 0 && context.claimed[group.from] === 0 && !days.some(({ from, to }) => from < group.to && to > group.from) ? [{ first, last: isNight && last === first ? last + 1 : last, from: group.from, to: group.to }] : []
  })
  return [...days, ...dated].toSorted((a, b) => a.from - b.from)
}

type Frame = { mentions: readonly Mention[]; total: number; longest: (place: string) => number }

/** On which days one has to be where; null where they cannot be told apart. */
export function fixedDays(context: ReadingContext, days: readonly Days[], { mentions, total, longest }: Frame): Map<string, Days[]> | null {
  // 'Day 1 is the day we land', 'days 1 to 14'.
  const own = days.filter(({ first, last }) => first >= 1 && last <= total && last - first < total - 1)
  const joined = statementsOf(context, { atCommas: false }).flatMap((statement) => joinedDays(own.filter(({ from }) => from >= statement.from && from < statement.to), mentions))
  for (const order of ORDERS) {
    const fixed = inOrder(context, { days: joined, mentions, order })
    const fits = [...fixed].every(([place, spans]) => Math.max(...spans.map(({ last }) => last)) - Math.min(...spans.map(({ first }) => first)) < longest(place))
    if (fits) return fixed
  }
  return null
}

const ORDERS: readonly Order[] = [null, 'name-first', 'name-last']

/** 'starts on day 9 and ends on day 10': nothing named between. */
function joinedDays(days: readonly Days[], mentions: readonly Mention[]): Days[] {
  return days.reduce<Days[]>((all, next) => {
    const last = all.at(-1)
    const isOne = last !== undefined && last.first <= next.last && next.from - last.to <= LONGEST_JOINT && !mentions.some(({ from }) => from >= last.to && from < next.from)
    return isOne ? [...all.slice(0, -1), { first: Math.min(last.first, next.first), last: Math.max(last.last, next.last), from: last.from, to: next.to }] : [...all, next]
  }, [])
}

const LONGEST_JOINT = 14

function inOrder(context: ReadingContext, { days, mentions, order }: { days: readonly Days[]; mentions: readonly Mention[]; order: Order }): Map<string, Days[]> {
  const fixed = new Map<string, Days[]>()
  const blocks = blocksIn(context, mentions)
  let before: string | null = null
  for (const statement of statementsOf(context, { atCommas: false })) {
    const inside = mentions.filter(({ from, to }) => from >= statement.from && to <= statement.to)
    const said = days.filter(({ from }) => from >= statement.from && from < statement.to)
    const owners = new Map(said.flatMap((value) => { const name = nameOfBracket(context, value, inside); return name === null ? [] : [[value, name] as const] }))
    for (const [value, name] of owners) fixed.set(name, [...fixed.get(name) ?? [], value])
    const own = said.filter((value) => !owners.has(value))
    const pairs = inside.length === 0 ? own.map((value) => ({ names: [blockAt(blocks, statement.from)?.name ?? before ?? []].flat(), value })) : align(context, { groups: groupsOf(context, inside), values: own, order, skip: IN_SENTENCE }).map(({ group, value }) => ({ names: group.names, value }))
    for (const { names, value } of pairs) for (const name of names) fixed.set(name, [...fixed.get(name) ?? [], value])
    if (inside.length > 0) before = new Set(inside.map(({ name }) => name)).size === 1 ? inside[0]!.name : null
  }
  return fixed
}

/** The Oslo of 'Oslo (5 days, concert on days 8-12)'. */
function nameOfBracket({ source: { tokens } }: ReadingContext, { from }: Days, mentions: readonly Mention[]): string | null {
  const open = tokens.findLastIndex(({ kind, key }, index) => index < from && (kind === 'break' || /^[()[\].;]$/u.test(key)))
  if (!/^[([]$/u.test(tokens[open]?.key ?? '') || mentions.some((mention) => mention.from > open && mention.from < from)) return null
  return mentions.find(({ to }) => to === open)?.name ?? null
}

/** Within one sentence days and places belong together however far apart they stand. */
const IN_SENTENCE = 40
