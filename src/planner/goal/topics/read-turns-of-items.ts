import { addReading, hasTime, isClaimed, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isHandedClause } from './handed-clauses.ts'
import { addPart, holdsPart, partBefore } from './add-part.ts'
import type { Part } from './add-part.ts'
import { listedIn } from './first-and-last.ts'
import { thingAtAnEnd } from './thing-at-an-end.ts'

/** Behind a thing, in the spelling of wordKey: it has its turn when the one before it is done. */
const AFTER_THAT = / (?:(?:and|but|only|right|straight|directly|immediately|comes?|nur|erst|direkt|justo|solo|juste|so|logo) )*(?:after (?:that|this|it|them|those|these)|(?:once|when|as soon as) (?:that|this|it|they|these|those)(?:'s| is| are| has been| have been)? (?:done|finished|ready|complete|over|in|there|up)|sobald (?:das|es) (?:fertig|erledigt|geschafft) ist|cuando (?:eso )?este (?:listo|hecho)|afterwards?|thereafter|danach|im anschluss|anschliessend|despues(?: de (?:eso|esto|ello))?|ensuite|apres(?: (?:ca|cela))?|depois(?: disso)?)$/u
/** Before it; in English, where no list holds it. */
const THEN = /^(?:(?:und|y|et|e|and) )?(?:then|next|after that|danach|dann|anschliessend|luego|despues|ensuite|puis|depois) (?!de |que )/u
const AND_THEN = / (?:and then|und (?:dann|danach|anschliessend)|y (?:luego|despues)|et (?:ensuite|puis|apres)|e depois) /u
const CLAUSE = /(?:^| )(?:i|we|he|she|they|you|it|is|are|was|has|have|can|can't|will|must|should|no|not|nothing|ich|wir|ist|sind|kommt|geht|est|sont|esta|on|je|nous)(?= |$)/u
const MOST_WORDS = 6

/** 'lights after that', 'danach Einladungen', 'hire two cooks and then train them': parts of the list, each of which waits for the one before it. */
export function readTurnsOfItems(context: ReadingContext): void {
  for (const segment of context.segments) readEnd(context, segment)
  for (const segment of context.segments) {
    const thing = segment.lead === ',' || segment.lead === ';' || segment.isBullet ? thingIn(context, segment) : null
    if (thing !== null && thing.to > thing.from && !hasTime(context, segment) && !isHandedClause(context, segment)) readTurn(context, segment, thing)
  }
  for (const part of context.readings) if (part.kind === 'topic') partInTwo(context, part)
}

/** The recipes of 'erst Rezepte redigieren, Fototermin ist am 4. März, dann Satz', and 'labels last' as a sentence: a part that only its turn names. */
function readEnd(context: ReadingContext, segment: Segment): void {
  const said = thingAtAnEnd(context, segment)
  if (said === null || holdsPart(context, segment) || isClaimed(context, segment)) return
  const saysNext = (keys: string) => NEXT.test(keys.split(' ')[0]!) || THEN.test(keys) || AFTER_THAT.test(keys)
  const goesOn = sentenceOf(context, segment).some((other) => other.from > segment.from && /^[,;]$/u.test(other.lead) && (holdsPart(context, other) || saysNext(keysOf(context, other).join(' '))))
  if (goesOn || segment.from > 0 && said.isClear && !listedIn(context, said.thing)) addPart(context, said.thing)
}

const NEXT = /^(?:then|dann|danach|luego|despues|puis|ensuite|depois)$/u

/** Whether a segment between the items of a list says its thing and its turn, so that the list goes on behind it. */
export function isTurnOfItem(context: ReadingContext, segment: Segment): boolean {
  return segment.lead === ',' && !hasTime(context, segment) && thingIn(context, segment) !== null
}

function thingIn(context: ReadingContext, segment: Segment): Words | null {
  const keys = keysOf(context, segment).join(' ')
  const behind = AFTER_THAT.exec(keys)?.[0].trim().split(' ').length
  const lead = context.language === 'en' && holdsPart(context, segment) ? undefined : THEN.exec(keys)?.[0].trim().split(' ').length
  const thing = behind !== undefined ? { from: segment.from, to: segment.to - behind } : lead !== undefined ? { from: segment.from + lead, to: segment.to } : null
  return thing === null || thing.to - thing.from > MOST_WORDS || CLAUSE.test(keysOf(context, thing).join(' ').replaceAll(' - ', '-')) ? null : thing
}

function readTurn(context: ReadingContext, segment: Segment, thing: Words): void {
  const { tokens } = context.source
  const before = partBefore(context, tokens[segment.from]!.start)
  if (before === undefined || !isBeside(context, segment, before.start)) return
  const own = context.readings.find((reading): reading is Part => reading.kind === 'topic' && reading.start >= tokens[segment.from]!.start && reading.end <= tokens[segment.to - 1]!.end)
  if (own) Object.assign(own, { label: own.label.replace(SAID_OF_TURN, ''), text: own.text.replace(SAID_OF_TURN, '') })
  const label = own?.label ?? addPart(context, thing)
  if (label !== null) addReading(context, segment, { value: { kind: 'precedence', before: { labels: [before.label] }, after: { labels: [label] }, lagMinutes: 0 }, text: `${before.label} before ${label}` })
}

const SAID_OF_TURN = /(?<=\p{L}) (?:after that|afterwards?|thereafter|danach|anschließend|despu[eé]s|ensuite|depois)$/iu

/** In the same sentence, or on the line before. */
function isBeside(context: ReadingContext, segment: Segment, start: number): boolean {
  const { tokens } = context.source
  return segment.isBullet || sentenceOf(context, segment).some((other) => tokens[other.from]!.start <= start && start < tokens[other.to - 1]!.end)
}

/** 'hire two cooks and then train them' is two parts; their order is read from the same words. */
function partInTwo(context: ReadingContext, part: Part): void {
  const { tokens } = context.source
  const from = tokens.findIndex(({ start }) => start >= part.start)
  const to = tokens.findLastIndex(({ end }) => end <= part.end) + 1
  const said = from < to ? AND_THEN.exec(keysOf(context, { from, to }).join(' ')) : null
  const first = said === null ? 0 : said.input.slice(0, said.index).split(' ').length
  const next = said === null ? 0 : from + first + said[0].trim().split(' ').length
  if (said === null || next >= to) return
  const label = context.prompt.slice(part.start, tokens[from + first - 1]!.end)
  if (addPart(context, { from: next, to }, context.prompt.slice(tokens[next]!.start, tokens[/^(?:them|it|her|him)$/u.test(tokens[to]?.key ?? '') ? to : to - 1]!.end)) !== null) Object.assign(part, { label, text: label })
}
