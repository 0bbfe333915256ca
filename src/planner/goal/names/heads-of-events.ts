import type { Reading, ReadingOf } from '../brief.ts'
import { describeEvent } from '../describe.ts'
import { stems } from '../matcher.ts'
import { isGivenName } from '../people/given-names.ts'
import { hasTime, keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isPointing } from './no-things.ts'
import { placeOfName, thingIn } from './things-before.ts'
import { isLoneDeed, wordsOf } from './word-classes.ts'

type Event = Reading & ReadingOf<'event'>
type Named = Event | Reading & ReadingOf<'rhythm'> & { title: string }

/**
 * What happens, or comes back, is called after what its sentence is about: 'tents: the hire people drop them on Thursday' is the tents',
 * 'the organ, which they tune on 3 May' the organ's. Where the clause of the day brings words of its own ('camp beds: Red
 * Cross van, Thursday'), they stay behind the name.
 */
export function nameEventsAfterHeads(context: ReadingContext): void {
  for (const event of context.readings) {
    // 'Three in March' is called after what is counted.
    if (!isNamed(event) || isPointing(event.title, context.language) && !/^(?:that|it)(?:['’]s)?$/iu.test(event.title)) continue
    const segment = segmentAt(context, placeOfName(context, event, event.title))
    const head = segment === null ? null : headOf(context, segment)
    if (segment === null || head === null || SAYS_WHAT_FOR.test(head.label) || sharesWord(head.label, event.title)) continue
    // 'He fishes on Sundays' is a habit of his, 'he comes home on Monday' no name of the goal.
    const isOfPerson = saysOfPerson(context, segment) && (event.kind === 'rhythm' || isOfGoal(context, head.segment))
    const isTold = !isOfPerson && tellsOfHead(context, segment, event.title)
    if (!isTold && (isOfPerson || biddenOfHead(context, segment) || !bringsToHead(context, segment, { event, head }))) continue
    rename(context, event, isTold ? head.label : `${head.label}: ${event.title}`)
    // What is dated under its name is no second part, and what stands between the two is told of it.
    if (context.plannerType === 'calendar') context.readings = context.readings.filter((other) => !(other.kind === 'topic' && other.minutes === null && other.amount === null && (other.label === head.label || liesBetween(context, other, { head, segment }))))
  }
}

/** 'Aim: the charity swim': the word says what it is for everybody, and names nothing. */
const SAYS_WHAT_FOR = /^(?:(?:my|our|the|end|final|main|big) )*(?:aim|goal|target|objective|purpose|milestone|highlight|event|day|dates?|important|remember|note|reminder|ziel|termine?|wichtig|meta|objetivo|fechas?|importante|objectif|dates?|datas?)$/iu

function isNamed(reading: Reading): reading is Named {
  return reading.source === 'stated' && (reading.kind === 'event' || reading.kind === 'rhythm' && reading.title !== null)
}

type Head = { segment: Segment; label: string }

/** The first thing that is named before a clause in its item of a list, with no time up to the clause. */
function headOf(context: ReadingContext, segment: Segment): Head | null {
  const sentence = sentenceOf(context, segment)
  const before = sentence.slice(0, sentence.indexOf(segment))
  const start = before.findLastIndex((other, index) => index === 0 || other.lead === ';' && other.depth <= segment.depth || hasTime(context, other))
  const open = segment.lead === ';' && segment.depth === 0 ? [] : before.slice(Math.max(0, start))
  if (open.some((other) => hasTime(context, other))) return null
  // 'Also, net posts – …', 'for it we need, in no order: boiler test, …'.
  const colon = open.findLastIndex(({ lead }) => lead === ':')
  const heads = open.slice(Math.max(0, colon)).flatMap((other): Head[] => {
    const named = isSpoken(context, other) ? null : thingIn(context, other)
    return named !== null && !named.isSaid && !isSomebody(context, named.label) && !COUNTING.test(named.label) ? [{ segment: other, label: named.label }] : []
  })
  // Of the parts of a team each may be dated.
  return context.plannerType === 'sprint' && heads.length > 1 ? null : heads[0] ?? null
}

/** 'We have', 'what I know', 'before all this', 'after the two of them', 'so': no name of a thing. */
function isSpoken(context: ReadingContext, segment: Segment): boolean {
  const keys = keysOf(context, segment)
  return SPOKEN.test(keys[0] ?? '') || keys.some((key) => SPEAKER.test(key))
}

const SPOKEN = /^(?:before|after|between|until|till|in|on|at|by|from|for|about|so|and|but|what|who|how|when|where|if|because|as|here|there|then|now|first|second|third|or|dear|hi|hello|no|not|also|plus|with|without|which|q|a|cuanto|cuando|quand|quando|wenn|sobald|na|no|en|em|dans|im|am|vor|nach|zwischen|für|antes|después|para|avant|après|pour|depois)$/u
const SPEAKER = /^(?:i|we|i'm|i've|i'd|i'll|we're|we've|me|us|you|ich|wir|yo|nosotros|je|nous|on|eu|nós)$/u

/** 'Fact two: …', 'one-off: …', 'own stuff: …': which of several. */
const COUNTING = /^(?:\p{L}+ )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|last)$|^(?:one-off|single|own|other|next|extra|same|um+|er+|ah|oh|backwards)(?= |$)/iu

function isSomebody({ people }: ReadingContext, label: string): boolean {
  const [first = '', ...rest] = wordsOf(label)
  return people.has(label) || people.has(first) || /^(?:mr|mrs|ms|dr|prof)$/iu.test(first) || rest.length === 0 && /^\p{Lu}/u.test(first) && isGivenName(first.toLowerCase())
}

/** 'They said 3 May', 'the van drops them on Friday', 'which she does on Monday', 'to be signed for on 5 May', 'agreed 3 May': the clause names nothing that would be done. */
function tellsOfHead(context: ReadingContext, segment: Segment, title: string): boolean {
  if (context.language !== 'en') return false
  const at = placeIn(context, segment, title)
  const keys = keysOf(context, segment)
  const said = keys.slice(0, at + wordsOf(title).length)
  if (RELATIVE.test(keys[0] ?? '') && keys.length > 1) return true
  const behind = keys.slice(1).findIndex((key) => OBJECT.test(key))
  if (behind > 0 && behind < MOST_BETWEEN && !/^(?:i|we)$/u.test(keys[0]!)) return true
  if (keys.join(' ').startsWith('to be ')) return true
  const words = wordsOf(title)
  const pronoun = SUBJECT.test(words[0]?.toLowerCase() ?? '') ? at : said.slice(0, at).findLastIndex((key) => SUBJECT.test(key))
  if (pronoun < 0) return words.length === 1 && isLoneDeed(words[0]!, 'en')
  // 'They agreed', 'he has promised', 'it is on'; 'they have cricket' and 'that is for the ceremony' name something.
  const between = said.slice(pronoun + 1, Math.max(pronoun + 1, at))
  const named = words.filter((word) => !SUBJECT.test(word.toLowerCase()) && !PARTICLE.test(word.toLowerCase()))
  // 'We shoot on 17 April' says what is done then, 'we agreed 13 April' does not.
  if (/^(?:i|we)$/u.test(keys[pronoun] ?? '') && !named.every((word) => isLoneDeed(word, 'en'))) return false
  return named.length <= 1 && between.every((key) => PARTICLE.test(key)) && (!between.some((key) => /^(?:have|has|had)$/u.test(key)) || named.every((word) => isLoneDeed(word, 'en')))
}

/** 'Sow the peas, water them every other day': a deed of its own. */
function biddenOfHead(context: ReadingContext, segment: Segment): boolean {
  return segment.lead === ',' && OBJECT.test(keysOf(context, segment)[1] ?? '')
}

function saysOfPerson(context: ReadingContext, segment: Segment): boolean {
  return keysOf(context, segment).slice(0, 2).some((key) => /^(?:he|she)$/u.test(key))
}

const MOST_BETWEEN = 7
const RELATIVE = /^(?:which|whom)$/u
const OBJECT = /^(?:it|them)$/u
const SUBJECT = /^(?:they|he|she|it|we|i|they'd|he'd|she'd|it'd|they'll|he'll|she'll|it'll|they're|he's|she's|it's|that's|that)$/u
const PARTICLE = /^(?:me|us|him|her|it|them|up|off|over|back|in|out|down|only|just|as|well|have|has|had|is|was|been|be|will|would|can|could)$/u

function placeIn(context: ReadingContext, { from, to }: Segment, title: string): number {
  const [first = ''] = wordsOf(title)
  return Math.max(0, context.source.tokens.slice(from, to).findIndex(({ text }) => text.toLowerCase() === first.toLowerCase()))
}

/** Behind a colon or a dash that nothing else stands behind, or right behind the comma of a sentence that is not the goal: whoever brings it, where it is or which part of it. */
function bringsToHead(context: ReadingContext, segment: Segment, { event, head }: { event: Named; head: Head }): boolean {
  if (isOfGoal(context, head.segment) || JOINED.test(keysOf(context, segment)[0] ?? '') || /^whose /iu.test(event.title) || !SIGNS.test(segment.lead) || segment.depth > head.segment.depth) return false
  if (segment.lead === ',' && isListed(context, segment, head)) return false
  const { tokens } = context.source
  const sentence = sentenceOf(context, segment)
  const end = tokens[sentence.at(-1)!.to - 1]!.end
  const isHeading = context.readings.some((other) => other !== event && isNamed(other) && other.title !== event.title && other.start >= tokens[segment.from]!.start && other.start < end)
  return !isHeading
}

/** The first clauses of a prompt, up to a time or a semicolon, are its goal. */
function isOfGoal(context: ReadingContext, segment: Segment): boolean {
  const first = sentenceOf(context, context.segments[0]!)
  return first.slice(0, Math.max(1, first.findIndex((other, index) => index > 0 && (other.lead === ';' || hasTime(context, first[index - 1]!))))).includes(segment)
}

/** 'Chairs, flowers, tickets on sale from 8 May': one of several things, each of its own. */
function isListed(context: ReadingContext, segment: Segment, head: Head): boolean {
  if (context.plannerType === 'sprint') return true
  const sentence = sentenceOf(context, segment)
  const between = sentence.slice(sentence.indexOf(head.segment) + 1, sentence.indexOf(segment))
  const named = context.readings.find((other) => other.kind === 'topic' && other.source === 'stated' && other.label === head.label)
  const isOfList = named?.kind === 'topic' && context.readings.some((other) => other.kind === 'topic' && other !== named && other.list === named.list && other.source === 'stated')
  const isAmongItems = sentence.some(({ lead, depth }) => lead === ';' && depth === 0)
  return isOfList && !isAmongItems || head.segment.lead === ':' && !isAmongItems || between.some((other) => other.depth === segment.depth && thingIn(context, other) !== null)
}

/** 'Liner, and a delivery': a thing of its own. */
const JOINED = /^(?:and|then|plus|also|but|so|und|dann|y|luego|et|puis|e|depois)$/u
const SIGNS = /^(?:,|:|-|–|—|=|→)$/u

/** One word of each begins the other: 'Mütze' and 'Mützen' as well. */
function sharesWord(label: string, title: string): boolean {
  const own = stems(label).filter(({ length }) => length > 2)
  return stems(title).some((stem) => stem.length > 2 && own.some((word) => word.startsWith(stem) || stem.startsWith(word)))
}

/** The 'fine' of 'pottery, fine, that is on Saturday'. */
function liesBetween({ source: { tokens } }: ReadingContext, { start, end }: Reading, { head, segment }: { head: Head; segment: Segment }): boolean {
  return start >= tokens[head.segment.to - 1]!.end && end <= tokens[segment.from]!.start
}

/** An event, with whatever of its clause is called as it was. */
function rename(context: ReadingContext, event: Named, called: string): void {
  const { title } = event
  for (const other of context.readings) {
    if (other === event || other.source !== 'stated' || other.appliesTo?.labels.includes(title) !== true || other.start > event.end || other.end < event.start) continue
    other.appliesTo = { ...other.appliesTo, labels: other.appliesTo.labels.map((label) => (label === title ? called : label)) }
    other.text = other.text.replace(title, () => called)
  }
  event.title = called
  event.text = event.kind === 'event' ? describeEvent(event) : event.text.replace(title, () => called)
  if (event.kind === 'rhythm' && event.appliesTo !== null) event.appliesTo = { ...event.appliesTo, labels: event.appliesTo.labels.map((label) => (label === title ? called : label)) }
}
