import type { DaySpan } from '../../time/calendar-time.ts'
import { parseDayCount } from '../journeys/day-counts.ts'
import { describeSpan } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { trimToContent } from '../trim-to-content.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

/** 'Day 1: laptop, tour' and 'Week 2: own tickets': which part of the plan the things behind the colon belong to. */
export function readAgenda(context: ReadingContext): void {
  const start = startOf(context)
  context.segments.forEach((segment, index) => {
    if (context.claimed[segment.from] === 1) return
    const items = itemsBehind(context, index)
    const span = items.length > 0 ? spanOf(context, segment, start) : null
    if (!span) return
    claim(context, segment)
    const labels = items.map((item) => labelOf(context, item, 6)).filter((label) => label !== null)
    if (labels.length === 0) return
    addReading(context, { from: segment.from, to: items.at(-1)!.to }, { value: { kind: 'horizon', ...span }, appliesTo: { labels }, text: `${labels.join(', ')}: ${describeSpan(span)}` })
  })
}

function startOf(context: ReadingContext): number {
  const since = context.groups.find(({ expressions: [first] }) => first!.bound === 'since' && first!.days)
  if (since) return since.expressions[0]!.days!.first
  // 'Week 1' was counted from the day that something starts.
  const week = context.groups.find(({ expressions: [first] }) => first!.days?.grain === 'week' && /^\P{L}*\p{L}+ 1$/u.test(first!.words))
  return week?.expressions[0]!.days?.first ?? context.today
}

/** The segments of the same sentence, when the first of them follows a colon. */
function itemsBehind(context: ReadingContext, index: number): Words[] {
  const heading = context.segments[index]!
  const next = context.segments[index + 1]
  if (!next || next.lead !== ':' || next.sentence !== heading.sentence || heading.to - heading.from > 4) return []
  return context.segments.slice(index + 1).filter(({ sentence, depth }) => sentence === heading.sentence && depth === heading.depth)
    .map((segment) => trimToContent(context, withoutTimes(context, segment))).filter((words) => words !== null)
}

function withoutTimes(context: ReadingContext, segment: Segment): Words {
  if (context.groups.some(({ from }) => from === segment.from)) return { from: segment.from, to: segment.from }
  const group = context.groups.find(({ from, to }) => from < segment.to && to > segment.from)
  return group && group.from > segment.from ? { from: segment.from, to: group.from } : { from: segment.from, to: segment.to }
}

/** Days counted from the first day of the plan. */
function spanOf(context: ReadingContext, segment: Segment, start: number): DaySpan | null {
  const count = parseDayCount(context.source, segment.from)
  if (count && count.next === segment.to) return { first: start + count.value.first - 1, last: start + count.value.last - 1 }
  const group = context.groups.find(({ from, to }) => from === segment.from && to === segment.to)
  const days = group?.expressions.length === 1 ? group.expressions[0]!.days : null
  return days && days.grain === 'week' ? { first: days.first, last: days.last } : null
}
