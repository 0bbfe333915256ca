import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { addReading, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { describeDay } from '../describe.ts'
import { eventBefore, readHeadedSide } from './headed-sides.ts'
import type { Event } from './headed-sides.ts'
import { isTimeAfter } from './time-after.ts'

/** 'all before he comes', 'before it arrives', 'done before then': the clause names no date, the sentence before has. */
const BEFORE_THAT = /^(?:(?:all|everything|it all|all of (?:it|this|them|that)|these|this|both) )?(?:(?:must|should|has to|have to|needs to|need to) be )?(?:done |ready |finished |sorted |in place |set up |bought )?before (?:(?:he|she|it|they|we|that) (?:comes?|arrives?|gets? here|leaves?|goes?|starts?|happens|moves? in|opens?|is here|are here)|then|that(?: day)?)$/u

/** "so can't be before that", 'not before then', behind a thing that comes. */
const NOT_BEFORE_THAT = /^(?:(?:so|and|but) )?(?:it |they |this |we |i )?(?:can't|cannot|can not|not|never)(?: be| start| go in| happen| do it| begin)?(?: done| started| laid| used)? before (?:that|then)$/u

function readNotBeforeThat(context: ReadingContext, segment: Segment): void {
  const event = eventBefore(context, segment)
  const label = event?.title.endsWith(' arrives') ? event.title.replace(/ arrives$/u, '') : null
  if (label === null || !event) return
  addReading(context, segment, { value: { kind: 'horizon', first: event.days.first, last: null }, appliesTo: { labels: [label] }, text: `${label} from ${describeDay(event.days.first)}` })
}

/** 'after that: recall, lead walking', 'from then on, a class a week': what the sentence holds begins with it. */
const FROM_THEN = /^(?:(?:after|from) (?:that|this|then)(?: on| onwards)?|once (?:he|she|it|they|we) (?:is|are|has|have|gets?|get) (?:here|home|arrived|in)|afterwards?|thereafter)$/u

/** 'afterwards visit twice a week': what the sentence does again and again begins with what was dated. */
function startRhythmsThen(context: ReadingContext): void {
  for (const reading of context.readings) {
    if (reading.kind !== 'rhythm' || reading.title === null || !/^(?:afterwards?|thereafter) \p{L}/iu.test(reading.title)) continue
    const event = context.readings.findLast((other) => other.kind === 'event' && other.end <= reading.start)
    const title = reading.title.replace(/^\S+ /u, '')
    if (event?.kind !== 'event') continue
    Object.assign(reading, { title, appliesTo: { labels: [title] }, text: reading.text.replace(reading.title, title) })
    context.readings = [...context.readings, { id: '', words: reading.words, start: reading.start, end: reading.end, source: 'stated', strength: 'hard', appliesTo: { labels: [title] }, text: `${title} from ${describeDay(event.days.last)}`, kind: 'horizon', first: event.days.last, last: null }]
  }
}

/** Tasks of a list that the words 'before he comes' close are done when what was dated last happens. */
export function readBeforeThat(context: ReadingContext): void {
  startRhythmsThen(context)
  for (const segment of context.segments) {
    if (NOT_BEFORE_THAT.test(keysOf(context, segment).join(' '))) readNotBeforeThat(context, segment)
    if (FROM_THEN.test(keysOf(context, segment).join(' '))) readFromThen(context, segment)
    else if (headsTimeAfter(context, segment)) readFromThen(context, segment, { ofParts: true })
    readHeadedSide(context, segment, (heading, event) => readFromThen(context, heading, { event }))
    if (!BEFORE_THAT.test(keysOf(context, segment).join(' '))) continue
    const event = eventBefore(context, segment)
    if (!event) continue
    const sentence = sentenceOf(context, segment)
    const start = context.source.tokens[sentence[0]!.from]!.start
    const end = context.source.tokens[segment.from]!.start
    const labels = context.readings.flatMap((reading) => (reading.kind === 'topic' && reading.start >= start && reading.end <= end ? [reading.label] : []))
    if (labels.length === 0) continue
    const latest = event.days.first * MINUTES_PER_DAY + (event.from ?? 0)
    addReading(context, segment, { value: { kind: 'deadline', latest, event: event.title }, appliesTo: { labels }, text: `${labels.join(', ')} done before ${event.title} on ${describeDay(event.days.first)}` })
  }
}

/** 'Then the first four weeks with her: …'. */
function headsTimeAfter({ readings, segments, source: { tokens } }: ReadingContext, segment: Segment): boolean {
  const next = segments[segments.indexOf(segment) + 1]
  const [start, end] = [tokens[segment.from]!.start, tokens[segment.to - 1]!.end]
  return next?.lead === ':' && readings.some((reading) => isTimeAfter(reading) && reading.start >= start && reading.end <= end)
}

function readFromThen(context: ReadingContext, segment: Segment, { event = eventBefore(context, segment), ...how }: { ofParts?: true; event?: Event } = {}): void {
  const sentence = sentenceOf(context, segment)
  if (!event || segment.from !== sentence[0]!.from || sentence.length < 2) return
  const [start, end] = [context.source.tokens[segment.from]!.start, context.source.tokens[sentence.at(-1)!.to - 1]!.end]
  const inside = context.readings.filter((reading) => reading.start >= start && reading.end <= end)
  const bounded = new Set(inside.flatMap((reading) => (reading.kind === 'horizon' ? reading.appliesTo?.labels ?? [] : [])))
  const labels = [...new Set(inside.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : reading.kind === 'rhythm' && reading.title !== null ? [reading.title] : [])))].filter((label) => !bounded.has(label))
  if (labels.length === 0) return
  addReading(context, segment, { value: { kind: 'horizon', first: event.days.last, last: null }, appliesTo: { labels, ...how }, text: `${labels.join(', ')} from ${describeDay(event.days.last)}` })
}
