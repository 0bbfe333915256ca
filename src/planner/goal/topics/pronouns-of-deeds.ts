import type { Reading } from '../brief.ts'
import { labelOf } from '../labels.ts'
import { segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { trimToContent } from '../trim-to-content.ts'

/** 'Order them', 'bestellt sie', 'book it': a deed and the word that stands for its thing. */
const DEED = /(?<!\p{L})(?<verb>\p{Ll}{3,}) (?:them|it|these|those|all of them|both)(?!\p{L})/u
const MOST_WORDS = 6

/** 'Hardware tokens (delivery is 3 weeks so order them in the first sprint)': what is to be ordered is the thing named before. */
export function namePronounsOfDeeds(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  const named = new Map<string, string>()
  for (const reading of context.readings) {
    const verb = DEED.exec(reading.words)?.groups!['verb']
    if (verb === undefined || !labelsOf(reading).some((label) => label.toLowerCase() === verb)) continue
    const thing = thingBefore(context, reading)
    if (thing !== null) named.set(`${reading.start}`, `${verb} ${uncapitalised(thing)}`)
  }
  for (const reading of context.readings) {
    const label = named.get(`${reading.start}`)
    if (label !== undefined) rename(reading, label)
  }
}

function labelsOf(reading: Reading): readonly string[] {
  return reading.kind === 'topic' ? [reading.label] : reading.appliesTo?.labels ?? []
}

function rename(reading: Reading, label: string): void {
  const [verb] = label.split(' ')
  const isDeed = (other: string) => other.toLowerCase() === verb
  if (reading.kind === 'topic' && isDeed(reading.label)) Object.assign(reading, { label, text: label })
  else if (reading.appliesTo?.labels.some(isDeed)) Object.assign(reading, { appliesTo: { ...reading.appliesTo, labels: reading.appliesTo.labels.map((other) => (isDeed(other) ? label : other)) }, text: reading.text.replace(/^\S+/u, label) })
}

/** The part named last before it in its sentence, or what the sentence is about. */
function thingBefore(context: ReadingContext, { start }: Reading): string | null {
  const { tokens } = context.source
  const segment = segmentAt(context, tokens.findIndex((token) => token.start >= start))
  if (!segment) return null
  const [first] = sentenceOf(context, segment)
  const from = tokens[first!.from]!.start
  const parts = context.readings.flatMap((reading) => (reading.kind === 'topic' && reading.start >= from && reading.end <= start ? [reading] : [])).toSorted((a, b) => b.end - a.end)
  if (parts[0]) return parts[0].label
  const end = tokens.findIndex(({ key }, index) => index > first!.from && (index >= first!.to || VERBS.test(key)))
  const content = end > first!.from && first!.from < segment.from ? trimToContent(context, { from: first!.from, to: end }) : null
  return content ? labelOf(context, content, MOST_WORDS) : null
}

const VERBS = /^(?:come|comes|take|takes|need|needs|is|are|arrive|arrives|must|have|has|cost|costs|last|lasts|will|can|should)$/u

function uncapitalised(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text[0]!.toLowerCase()}${text.slice(1)}` : text
}
