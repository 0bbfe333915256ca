import { describeMinutes } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { segmentOfReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Series = Reading & ReadingOf<'rhythm'>

const BEHIND = /^ (?:each|apiece|each time|cada un[oa]?|cada uma?|chacune?)(?!\p{L})/iu
const BEFORE = /(?<!\p{L})(?:each|je|jeweils|chacune?|cada un[oa]?|cada uma?),? $/iu

/** 'Piano Mondays, violin Wednesdays, 45 minutes each': the length is that of all that the sentence has named. */
export function settleLengthsOfEach(context: ReadingContext): void {
  bindToCounted(context)
  const { prompt, readings } = context
  for (const length of readings) {
    if (length.kind !== 'session' || length.source !== 'stated' || length.appliesTo === null) continue
    if (!BEHIND.test(prompt.slice(length.end)) && !BEFORE.test(prompt.slice(0, length.start))) continue
    const sentence = segmentOfReading(context, length)?.sentence
    const own = readings.filter((reading): reading is Series => reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null && (reading.minutes === null || reading.minutes === length.maxMinutes) && reading.start < length.start && segmentOfReading(context, reading)?.sentence === sentence)
    const labels = own.flatMap(({ appliesTo, title }) => appliesTo?.labels ?? [title!])
    if (own.length < 2 || !length.appliesTo.labels.every((label) => labels.includes(label))) continue
    for (const series of own) if (length.minMinutes === length.maxMinutes) series.minutes = length.maxMinutes
    Object.assign(length, { appliesTo: { labels }, text: `${labels.join(', ')}: ${length.text.replace(/^.*: /u, '')}` })
  }
}

/** 'Five driving lessons, 90 minutes each, on weekdays': so long are the five, and nothing else of the plan. */
function bindToCounted(context: ReadingContext): void {
  const { prompt } = context
  for (const length of context.readings) {
    if (length.kind !== 'session' || length.source !== 'stated' || length.appliesTo !== null || length.minMinutes !== length.maxMinutes) continue
    if (!BEHIND.test(prompt.slice(length.end)) && !BEFORE.test(prompt.slice(0, length.start))) continue
    const counted = context.readings.findLast((reading): reading is Series => reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null && reading.per === 'total' && reading.end <= length.start && /^[^.!?;\n]*$/u.test(prompt.slice(reading.end, length.start)))
    if (counted === undefined || counted.minutes !== null && counted.minutes !== length.maxMinutes) continue
    counted.minutes = length.maxMinutes
    const labels = counted.appliesTo?.labels ?? [counted.title!]
    Object.assign(length, { appliesTo: { labels }, text: `${labels.join(', ')}: ${describeMinutes(length.maxMinutes!)}` })
  }
}
