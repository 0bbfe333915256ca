import { parseDuration } from '../../time/grammar/parse-duration.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

const SPIKE = /^(?:spikes?|poc|timebox)$/u
const LEADS = /^(?:on|for|about|into|around|of|to|:|-|how|whether)$/u
const MINUTES_PER_DAY_OF_WORK = 480
/** Number of the list that spikes form: they come before the rest. */
const SPIKE_LIST = 1

/** 'a one-day spike on offline maps', 'Spike: offline maps (2 days)': a look at what is not known, of a stated length, before the work on it. */
export function readSpikes(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  for (const [index, { key }] of context.source.tokens.entries()) {
    const segment = SPIKE.test(key) ? segmentAt(context, index) : null
    if (!segment) continue
    const next = context.segments[context.segments.indexOf(segment) + 1]
    const isHeaded = index === segment.to - 1 && next?.lead === ':' && next.sentence === segment.sentence
    const behind = isHeaded ? next : { from: index + 1, to: segment.to }
    const thing = thingIn(context, behind)
    if (thing === null) continue
    const length = lengthBefore(context, index)
    const words = { from: length?.from ?? index, to: thing.words.to }
    const label = `Spike: ${thing.label}`
    addReading(context, words, { value: { kind: 'topic', label, list: SPIKE_LIST, position: 0, amount: null, minutes: length?.minutes ?? null }, text: label })
    addReading(context, words, { value: { kind: 'precedence', before: { labels: [label] }, after: { labels: [thing.label], except: ['Spike'] }, lagMinutes: 0 }, text: `${label} first` })
    claim(context, { from: isHeaded ? words.from : segment.from, to: thing.words.to })
  }
}

function thingIn(context: ReadingContext, { from, to }: Words): { label: string; words: Words } | null {
  const { tokens } = context.source
  let start = from
  while (start < to && LEADS.test(tokens[start]!.key)) start += 1
  const cut = tokens.slice(start, to).findIndex(({ key }) => /^(?:first|before|in|by|at|with|so|and|which|that|\()$/u.test(key))
  const words = { from: start, to: cut > 0 ? start + cut : to }
  const label = start < words.to ? labelOf(context, words, 5) : null
  return label === null ? null : { label, words }
}

/** The 'one-day' right before the spike. */
function lengthBefore(context: ReadingContext, index: number): { minutes: number; from: number } | null {
  for (const back of [4, 3, 2, 1]) {
    const length = index >= back ? parseDuration(context.source, index - back) : null
    if (!length || length.next !== index) continue
    const { high, unit, value } = length.value
    return { minutes: unit === 'day' || unit === 'business-day' ? value * MINUTES_PER_DAY_OF_WORK : Math.round(high / 60), from: index - back }
  }
  return null
}
