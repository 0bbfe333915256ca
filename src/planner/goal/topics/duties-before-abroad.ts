import type { Reading, ReadingOf } from '../brief.ts'
import { phraseOf } from '../labels.ts'
import { addReading, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'

/** 'Antes tengo que', 'avant je dois', 'vorher muss ich': what has to be done before what was dated stands behind it, by language. */
const LEADS: Readonly<Record<string, RegExp>> = {
  es: /^antes (?:(?:aun|todavia) )?(?:tengo que|tenemos que|hay que|debo|debemos|necesito|necesitamos|quiero|queremos) /u,
  fr: /^avant (?:, )?(?:je dois|on doit|nous devons|il faut|il me faut|il nous faut) (?:encore )?/u,
  de: /^(?:vorher|davor) (?:muss|mussen|soll|sollen|mochte|wollen) (?:ich|wir) (?:noch )?/u,
  pt: /^antes (?:(?:ainda) )?(?:tenho (?:de|que)|temos (?:de|que)|preciso(?: de)?|precisamos(?: de)?|e preciso|quero|queremos) /u,
}
const MOST_WORDS = 8

/** Each thing of such a sentence is a part of its own, done by the day that the sentence points to. */
export function readDutiesBeforeAbroad(context: ReadingContext): void {
  const lead = LEADS[context.language]
  if (lead === undefined || context.plannerType !== 'calendar') return
  for (const segment of context.segments) {
    const said = lead.exec(keysOf(context, segment).join(' '))?.[0].trim()
    const sentence = sentenceOf(context, segment)
    const due = said === undefined || sentence[0] !== segment ? undefined : dueIn(context, { from: segment.from, to: sentence.at(-1)!.to })
    if (due === undefined) continue
    const opening = { from: segment.from + said!.split(' ').length, to: segment.to }
    addDuties(context, [opening, ...sentence.slice(1)].flatMap((part) => splitAtJoints(context.source, part)), due)
  }
}

type Due = Reading & ReadingOf<'deadline'>

function dueIn({ readings, source: { tokens } }: ReadingContext, { from, to }: Words): Due | undefined {
  const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
  return readings.find((reading): reading is Due => reading.kind === 'deadline' && reading.source === 'stated' && reading.start >= start && reading.end <= end)
}

function addDuties(context: ReadingContext, things: readonly Words[], due: Due): void {
  const named = things.flatMap((words) => {
    const label = words.to > words.from ? phraseOf(context, words, MOST_WORDS) : null
    return label === null ? [] : [{ words, label }]
  })
  const labels = named.map(({ label }) => label)
  if (labels.length === 0) return
  const [start, end] = [context.source.tokens[named[0]!.words.from]!.start, context.source.tokens[named.at(-1)!.words.to - 1]!.end]
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || reading.start < start || reading.end > end)
  const list = Math.max(0, ...context.readings.map((reading) => (reading.kind === 'topic' ? reading.list : 0))) + 1
  for (const [position, { words, label }] of named.entries()) addReading(context, words, { value: { kind: 'topic', label, list, position: position + 1, amount: null, minutes: null }, text: label })
  context.readings = context.readings.map((reading) => (reading === due ? { ...due, appliesTo: { labels }, text: `${labels.join(', ')} ${due.text.slice(due.text.indexOf('done'))}` } : reading))
}
