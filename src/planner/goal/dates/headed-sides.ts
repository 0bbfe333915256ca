import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { addReading, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

export type Event = ReadingOf<'event'> & Reading

/** Which side of what was dated a heading speaks of, and the words behind the one that says so. */
type Side = { isBefore: boolean; isPointing: boolean; about: readonly string[] }

const BEFORE = /^(?:before|beforehand|prior|vor|vorher|bevor|davor|zuvor|antes|avant)$/u
const AFTER = /^(?:after|afterwards|afterward|thereafter|nach|nachher|nachdem|danach|hinterher|anschliessend|despues|luego|apres|ensuite|depois)$/u
/** 'By then', 'until that', 'bis dahin', 'd'ici là', 'até lá'. */
const UP_TO_THEN = /^(?:(?:by|until|till) (?:then|that)|bis dahin|hasta entonces|d'ici la|ate la)$/u
/** 'Once there', 'when we've moved', 'on arrival', 'une fois sur place': behind the day on which somebody comes. */
const ONCE_THERE = /^(?:(?:and |then )?(?:once|when|after) (?:(?:i'm|i am|we're|we are|i|we) )?(?:there|arrived|landed|moved in|settled in|arrive|have arrived)|(?:up)?on arrival|sobald wir da sind|vor ort|una vez (?:alli|alla)|une fois (?:sur place|la-bas|arrives?)|(?:chegando|uma vez) la)$/u
/** The day spoken of is the one that was dated before. */
const THEN = /^(?:that|then|it|this|disso|isso|eso|ello|cela|ca)$/u
/** What may lead to the side: 'to sort before then', 'still to do beforehand', 'noch zu erledigen, bevor …'. */
const DUTY = /^(?:to|things?|jobs?|stuff|what|needs?|needed|must|have|has|should|be|gets?|got|do|done|sort|sorted|finish|finished|buy|bought|i|we|us|me|still|all|list|tasks|for|the|a|zu|noch|erledigen|tun|machen|ist|was|que|hay|hacer|falta|faltan|por|il|faut|reste|faire|a|o|fazer|preciso|precisa|precisamos|ainda)$/u
/** Each time anew: 'before each swim'. */
const EACH = /^(?:each|every|any|jed\p{L}+|cada|chaque)$/u
const LONGEST = 9

/** The side that the words of a heading name; null where they name none. */
function sideOf(keys: readonly string[]): Side | null {
  if (ONCE_THERE.test(keys.filter((key) => key !== ',').join(' '))) return { isBefore: false, isPointing: false, about: ['arrive'] }
  const at = keys.findIndex((key, index) => BEFORE.test(key) || AFTER.test(key) || UP_TO_THEN.test(`${key} ${keys[index + 1]}`))
  const about = keys.slice(at + 1).filter((key) => !/^(?:to|de|d'|des|du|que|qu'|the|dem|der|den|el|la|le|o|a|do|da|,)$/u.test(key))
  if (at < 0 || keys.length - at > LONGEST || !keys.slice(0, at).every((key) => DUTY.test(key)) || about.some((key) => EACH.test(key))) return null
  const isUpTo = !BEFORE.test(keys[at]!) && !AFTER.test(keys[at]!)
  return { isBefore: !AFTER.test(keys[at]!), isPointing: isUpTo || about.length === 0 || THEN.test(about[0]!), about }
}

/** 'Before surgery: grab bars, …', 'bevor sie einzieht: …', 'still to do before then: …' and 'after: home physio, …' head what is done on either side of what was dated. */
export function readHeadedSide(context: ReadingContext, segment: Segment, readFromThen: (segment: Segment, event: Event) => void): void {
  const next = context.segments[context.segments.indexOf(segment) + 1]
  if (segment.lead !== '' || next?.lead !== ':' || next.sentence !== segment.sentence || saysHours(context, segment)) return
  const side = sideOf(keysOf(context, segment))
  const event = side === null ? undefined : side.isPointing && side.isBefore ? firstOfSentenceBefore(context, segment) : eventMeant(context, segment, side.about)
  if (side === null || event === undefined) return
  if (side.isBefore) addDeadline(context, segment, event)
  else {
    const [start, end] = [context.source.tokens[segment.from]!.start, context.source.tokens[segment.to - 1]!.end]
    // 'Once there' names no thing.
    context.readings = context.readings.filter((reading) => !(reading.kind === 'topic' && reading.start >= start && reading.end <= end))
    readFromThen(segment, event)
  }
}

/** 'Before work: scales' says at which hours. */
function saysHours({ readings, source: { tokens } }: ReadingContext, { from, to }: Segment): boolean {
  return readings.some(({ kind, start, end }) => (kind === 'availability' || kind === 'exclusion' || kind === 'rhythm') && start >= tokens[from]!.start && end <= tokens[to - 1]!.end)
}

function addDeadline(context: ReadingContext, segment: Segment, event: Event): void {
  const { tokens } = context.source
  const [start, behind, end] = [tokens[segment.from]!.start, tokens[segment.to - 1]!.end, tokens[sentenceOf(context, segment).at(-1)!.to - 1]!.end]
  const labels = context.readings.flatMap((reading) => (reading.kind === 'topic' && reading.start >= start && reading.end <= end ? [reading.label] : []))
  if (labels.length === 0) return
  // What the heading's own words were read as is said of the whole list: 'to sort before then' sorts nothing.
  context.readings = context.readings.filter((reading) => !(reading.kind === 'deadline' && reading.start >= start && reading.end <= behind))
  addReading(context, segment, { value: { kind: 'deadline', latest: event.days.first * MINUTES_PER_DAY + (event.from ?? 0), event: event.title }, appliesTo: { labels }, text: `${labels.join(', ')} done before ${event.title} on ${describeDay(event.days.first)}` })
}

function eventsBefore({ readings, source }: ReadingContext, { from }: Segment): Event[] {
  return readings.filter((reading): reading is Event => reading.kind === 'event' && reading.end <= source.tokens[from]!.start)
}

/** What was dated last before the words. */
export function eventBefore(context: ReadingContext, segment: Segment): Event | undefined {
  return eventsBefore(context, segment).toSorted((a, b) => b.start - a.start)[0]
}

/** 'Plumber on the 15th, tiler on the 18th, plumber again on the 23rd. Before that …': before the first of them. */
function firstOfSentenceBefore(context: ReadingContext, segment: Segment): Event | undefined {
  const last = eventBefore(context, segment)
  const sentence = last ? context.segments.find(({ from, to }) => context.source.tokens[from]!.start <= last.start && context.source.tokens[to - 1]!.end > last.start)?.sentence : undefined
  const start = context.segments.find((other) => other.sentence === sentence)
  const inside = eventsBefore(context, segment).filter((reading) => start !== undefined && reading.start >= context.source.tokens[start.from]!.start)
  return inside.toSorted((a, b) => a.days.first - b.days.first)[0] ?? last
}

/** The event that the heading names, the one on which somebody comes where it says that they come, or the only one so far. */
function eventMeant(context: ReadingContext, segment: Segment, about: readonly string[]): Event | undefined {
  const before = eventsBefore(context, segment)
  const named = before.find(({ title }) => about.some((key) => key.length > 3 && !COMING.test(key) && title.toLowerCase().includes(key)))
  const coming = about.some((key) => COMING.test(key)) ? before.filter(({ words, title }) => [...words.toLowerCase().split(/[^\p{L}]+/u), ...title.toLowerCase().split(' ')].some((word) => COMING.test(word))) : []
  return named ?? coming.at(-1) ?? (before.length === 1 ? before[0] : undefined)
}

/** That somebody comes, or is there again. */
const COMING = /^(?:com(?:e|es|ing)|flight|fl(?:y|ies)|moves?|moving|umzug|mudan[zç]a|d[ée]m[ée]nagement|arriv(?:e|es|al|ing|er?a?|ée)|back|home|here|returns?|returning|lands?|kommt|kommen|ankommt|ankunft|zur[uü]ckkommt|zur[uü]ck|heim|einzieht|einzug|lleg(?:a|ue|an|uen|ada)|vuelv(?:a|e)|regres(?:a|e|o)|volta|voltar|chega|chegar|chegada|vem|vir|venha|vienne?|vient|rentre|retour|revient|revienne|sort)$/u
