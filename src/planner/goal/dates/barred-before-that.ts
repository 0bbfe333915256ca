import { describeDay } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

/** 'So no painting or plumbing (2 basins) before that'. */
const NONE_BEFORE = /(?<!\p{L})no (?<first>\p{L}{3,}ing|work|deliveries)(?:,? (?:or|and|nor) (?<second>\p{L}{3,}ing|work|deliveries))?(?: \([^()\n]{1,40}\))? (?:before|until|till) (?:that|then)(?! \p{L}+ing)/giu

/** The work that may not begin before the day just named is part of the plan, from then on. */
export function readBarredBeforeThat(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const said of context.prompt.matchAll(NONE_BEFORE)) {
    const [start, end] = [said.index, said.index + said[0].length]
    const day = context.readings.filter((reading) => reading.kind === 'event' && reading.end <= start && start - reading.end <= MOST_BETWEEN).toSorted((a, b) => a.end - b.end).at(-1)
    const isRead = context.readings.some((reading) => reading.kind === 'horizon' && reading.start < end && reading.end > start)
    if (day?.kind !== 'event' || isRead) continue
    const first = day.days.first
    const place = { id: '', words: said[0], start, end, source: 'stated' as const, strength: 'hard' as const }
    const list = Math.max(0, ...context.readings.map((reading) => (reading.kind === 'topic' ? reading.list : 0))) + 1
    const labels = [said.groups!['first']!, said.groups!['second']].filter((label) => label !== undefined)
    context.readings.push({ ...place, kind: 'horizon', first, last: null, appliesTo: { labels }, text: `${labels.join(', ')} from ${describeDay(first)}` })
    for (const [position, label] of labels.entries()) context.readings.push({ ...place, kind: 'topic', label, list, position, amount: null, minutes: null, appliesTo: null, text: label })
    for (const [index, token] of context.source.tokens.entries()) if (token.start >= start && token.end <= end) context.claimed[index] = 1
  }
}

/** In characters. */
const MOST_BETWEEN = 60
