import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'

/** What says that something has time until another thing is over, by language; behind it stands the other thing. */
const WAITS: Readonly<Record<string, RegExp>> = {
  en: /^(?<things>.{2,80}?) (?:(?:all|both) )?(?:(?:can|could|may|must|will|has to|have to|should) (?:all )?(?:wait|keep|stay|rest)|(?:can|could|should) (?:be left|be done)|waits?|keeps?)(?: till| until)? after (?<other>.{2,60})$/u,
  de: /^(?<things>.{2,80}?) (?:konnen|kann|mussen|muss|durfen|darf|soll|sollen) (?:bis )?nach (?<other>.{2,60}?) warten$/u,
  es: /^(?<things>.{2,80}?) (?:puede|pueden) esperar (?:(?:hasta|a|para) )?despues (?:de |del )(?<other>.{2,60})$/u,
  fr: /^(?<things>.{2,80}?) (?:peut|peuvent|attendra|attendront)(?: attendre)? (?:jusqu'? ?)?apres (?<other>.{2,60})$/u,
  pt: /^(?<things>.{2,80}?) (?:pode|podem) (?:esperar|ficar) (?:(?:ate|para) )?depois (?:de |do |da |dos |das )(?<other>.{2,60})$/u,
}
/** A thing of such a list is short. */
const MOST_WORDS = 6

/** 'The loft, the shed and the garden can wait until after the move': all of them are parts, and none begins before it is over. */
export function settleWhatCanWait(context: ReadingContext): void {
  const pattern = WAITS[context.language]
  if (pattern === undefined || context.plannerType !== 'calendar') return
  for (const segment of context.segments) {
    const found = pattern.exec(keysOf(context, segment).join(' '))?.groups
    const first = found ? dayBehind(context, segment, found['other']!) : null
    if (found && first !== null) addWaiting(context, { segment, count: found['things']!.split(' ').length, first })
  }
}

/** The day after the event that is named, or the one that the clause itself dates. */
function dayBehind(context: ReadingContext, segment: Segment, other: string): number | null {
  const dated = context.readings.find((reading): reading is Reading & ReadingOf<'horizon'> => reading.kind === 'horizon' && reading.source === 'stated' && reading.first !== null && isInside(context, reading, segment))
  if (dated) return dated.first
  const names = other.split(' ').filter((key) => key.length > 3)
  const events = context.readings.filter((reading): reading is Reading & ReadingOf<'event'> => reading.kind === 'event' && reading.source === 'stated')
  const keys = (title: string) => title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const event = events.findLast(({ title }) => names.some((name) => keys(title).includes(name.replace(/(?:es|s|e)$/u, '').slice(0, 6)))) ?? (/^(?:that|then|it|eso|isso|cela|ca)$/u.test(other) ? events.findLast(({ end }) => end <= context.source.tokens[segment.from]!.start) : undefined)
  return event === undefined ? null : event.days.last + 1
}

function addWaiting(context: ReadingContext, { segment, count, first }: { segment: Segment; count: number; first: number }): void {
  const sentence = sentenceOf(context, segment)
  const last = splitAtJoints(context.source, { from: segment.from, to: segment.from + count })
  const before = sentence.slice(0, sentence.indexOf(segment)).toReversed()
  const others = segment.lead === ',' ? before.slice(0, lengthOfList(before)) : []
  const things: Words[] = [...others.toReversed(), ...last]
  const labels = [...new Set(things.flatMap((thing) => labelOf(context, thing, MOST_WORDS) ?? []))]
  const words = { from: things[0]!.from, to: segment.to }
  if (labels.length === 0) return
  context.readings = context.readings.filter((reading) => !/^(?:topic|precedence|horizon|exclusion)$/u.test(reading.kind) || !isInside(context, reading, words))
  const list = Math.max(0, ...context.readings.map((reading) => (reading.kind === 'topic' ? reading.list : 0))) + 1
  for (const [position, label] of labels.entries()) addReading(context, things[position]!, { value: { kind: 'topic', label, list, position: position + 1, amount: null, minutes: null }, text: label })
  addReading(context, words, { value: { kind: 'horizon', first, last: null }, appliesTo: { labels }, text: `${labels.join(', ')} from ${describeDay(first)}` })
}

/** How many of the segments, the nearest first, are short things of the same list. */
function lengthOfList(before: readonly Segment[]): number {
  const end = before.findIndex(({ lead }) => lead !== ',')
  const list = end < 0 ? before : before.slice(0, end + 1)
  return list.every(({ from, to }) => to - from <= MOST_WORDS) ? list.length : 0
}

function isInside({ source: { tokens } }: ReadingContext, { start, end }: Reading, { from, to }: Words): boolean {
  return start >= tokens[from]!.start && end <= tokens[to - 1]!.end
}
