import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeDay } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, keysOf, hasTime } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

const STARTS = /^(?:starts?|arrives?|begins?|joins?|comes?|moves? in|gets here|is here|opens?|start|arrival|beginning|first day|day one|kick-?off|opening)\b/u
const NOTHING_NAMED = /^(?:(?:a |some |few |couple |several |other |more |also )*(?:things?|stuff|tasks?|bits|jobs?|preparations?|prep|work|to-?dos?|errands|it))$/iu

/**
 * 'Order the laptop before she starts', 'before her first day: contract, desk': with a stated first day, the things named
 * are done by the day before it. Reads nothing when the plan has no later first day.
 */
export function readEarlyWork(context: ReadingContext): void {
  const starts = context.readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo === null && reading.source === 'stated' ? (reading.first ?? []) : []))
  const start = starts.length > 0 ? Math.max(...starts) : context.today
  if (context.language !== 'en' || context.plannerType !== 'calendar' || start <= context.today) return
  for (const segment of context.segments) {
    const at = hasTime(context, segment) ? -1 : beforeStart(context, segment)
    if (at < 0) continue
    const { labels, to } = thingsIn(context, segment, at)
    if (labels.length === 0) continue
    const words = { from: segment.from, to }
    context.readings = context.readings.filter((reading) => reading.kind !== 'precedence' || reading.start < context.source.tokens[segment.from]!.start || reading.end > context.source.tokens[segment.to - 1]!.end)
    for (const label of labels) addReading(context, words, { value: { kind: 'deadline', latest: start * MINUTES_PER_DAY, event: null }, appliesTo: { labels: [label] }, text: `${label} done by ${describeDay(start - 1)}` })
  }
}

/** Index of the 'before' of 'before she starts', 'before her first day', or -1. */
function beforeStart(context: ReadingContext, { from, to }: Segment): number {
  const keys = keysOf(context, { from, to })
  const at = keys.findLastIndex((key) => key === 'before' || key === 'ahead' || key === 'until')
  if (at < 0) return -1
  const behind = keys.slice(at + 1).filter((key) => !/^(?:of|the|her|his|my|our|their|she|he|they|we|i|it|actually|really|even|too|everything)$/u.test(key))
  const named = context.people.has(context.source.tokens[from + at + 1]?.text ?? '') || /^\p{Lu}/u.test(context.source.tokens[from + at + 1]?.text ?? '') ? behind.slice(1) : behind
  return named.length <= 3 && STARTS.test(named.join(' ')) ? from + at : -1
}

/** What stands before the 'before'; when that names nothing, the list in brackets or behind the colon. */
function thingsIn(context: ReadingContext, segment: Segment, at: number): { labels: string[]; to: number } {
  const own = at > segment.from ? labelOf(context, { from: segment.from, to: at }, 4) : null
  const rest = context.segments.slice(context.segments.indexOf(segment) + 1).filter(({ sentence }) => sentence === segment.sentence)
  const isNothing = own === null || NOTHING_NAMED.test(own) || /\b(?:things?|stuff|tasks)\b/iu.test(own)
  if (!isNothing) return { labels: [own], to: segment.to }
  const list = rest.filter((part, index) => part.depth > segment.depth || rest[0]!.lead === ':' || (rest[0]!.lead === ',' && at === segment.from && index === 0))
  const labels = list.flatMap((part: Words) => labelOf(context, part, 4) ?? [])
  return { labels, to: list.at(-1)?.to ?? segment.to }
}
