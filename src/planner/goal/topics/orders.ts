import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeMinutes } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isSomeSprints, isTimeOff } from './clauses-for-parts.ts'
import { placeOfBegun } from './what-is-begun.ts'

/** What is said around a thing in an order, and names none. */
export const VERBS = new Set('i we you i\'ve we\'ve i\'m can start starting begin then comes come done has have had must should be is are ready finished complete run runs gets get to go goes happen happens only starts start up works working completed deployed exists exist exists available approved signed passed there place merged begun started standing finishes been waits wait que steht stehen fertig trocken kommt kommen folgt folgen wird werden muss mussen kann konnen darf warten vient viennent vont peut peuvent viene vienen va van puede pueden vem vai vao pode podem se este esta esten esté está estén erst nur solo seulement apenas listo lista estiver estiverem pronto pronta soit ही anyone anybody anything everything else it them'.split(' '))

/** 'Security review before the last sprint': a sprint is a time and nothing that is done. */
function isSprint({ plannerType }: ReadingContext, label: string): boolean {
  return plannerType === 'sprint' && (isSomeSprints(label) || /^(?:(?:the|our|each|every) )?(?:sprints?|iterations?)(?: \d+)?$/iu.test(label))
}

type Order = { first: Words; second: Words; words: Words; lagMinutes?: number }

/** Whether both sides name something, so that the order is read. */
export function addOrder(context: ReadingContext, { first, second, words, lagMinutes = 0 }: Order): boolean {
  const [firstLabel, thenLabel] = [nameOfPart(context, first, words), nameOfPart(context, second, words)]
  if (firstLabel === null || thenLabel === null || firstLabel === thenLabel || isSprint(context, firstLabel) || isSprint(context, thenLabel)) return false
  addReading(context, words, {
    value: { kind: 'precedence', before: { labels: alternatives(firstLabel) }, after: { labels: alternatives(thenLabel) }, lagMinutes }, text: `${firstLabel} before ${thenLabel}${lagMinutes > 0 ? `, ${lagMinutes % MINUTES_PER_DAY === 0 ? `${lagMinutes / MINUTES_PER_DAY} days` : describeMinutes(lagMinutes)} between them` : ''}`,
  })
  return true
}

function nameOfPart(context: ReadingContext, said: Words, words: Words): string | null {
  const label = thingIn(context, said)
  if (label !== null && (isTimeOff(label) || SO_LONG.test(label))) return null
  return label === null ? null : (partOfDeed(context, label, words) ?? label)
}

/** The 'pintura' that somebody calls 'pintar': the one part that begins as the deed does. */
function partOfDeed({ readings, source: { tokens } }: ReadingContext, deed: string, { from, to }: Words): string | null {
  if (!ONE_WORD.test(deed)) return null
  const parts = readings.flatMap((reading) => (reading.kind === 'topic' && ONE_WORD.test(reading.label) && (reading.end <= tokens[from]!.start || reading.start >= tokens[to - 1]!.end) ? [reading.label] : []))
  const alike = parts.filter((part) => part.slice(0, ALIKE).toLowerCase() === deed.slice(0, ALIKE).toLowerCase())
  return alike.length === 1 && alike[0]!.toLowerCase() !== deed.toLowerCase() ? alike[0]! : null
}

/** 'The vendor needs 5 weeks after the order': how long, and no deed. */
const SO_LONG = / (?:needs?|takes?|wants?) (?:\d|an? |two|three|four|five|six|eight|ten|several|some)/iu

const ONE_WORD = /^\p{L}{4,9}$/u
/** In letters. */
const ALIKE = 4

/** 'Copy and design' are two things. */
function alternatives(label: string): string[] {
  return label.split(/ (?:and|or) | & /u).map((part) => part.trim().replace(/ first$/iu, '')).filter((part) => part !== '')
}

/** The words that name a thing, without verbs around them. */
export function thingIn(context: ReadingContext, words: Words): string | null {
  let { from, to } = words
  // 'Answers to the usual questions' is one thing of the list, whatever its words.
  const said = textOf(context, words).toLowerCase()
  const listed = context.readings.find((reading) => reading.kind === 'topic' && reading.label.includes(' ') && said.includes(reading.label.toLowerCase()) && !(reading.start >= context.source.tokens[from]!.start && reading.end <= context.source.tokens[to - 1]!.end))
  if (listed?.kind === 'topic' && to > from) return listed.label
  from += placeOfBegun(keysOf(context, words))
  const endOf = (end: number) => {
    let last = end
    while (last > from && VERBS.has(context.source.tokens[last - 1]!.key)) last -= 1
    return last
  }
  to = endOf(to)
  // 'vor dem Echtbetrieb geprüft sein'.
  if (context.language === 'de' && /^(?:sein|werden|haben|ist|sind|wird)$/u.test(context.source.tokens[to - 1]?.key ?? '') && to - from > 2) to = endOf(to - (/^\p{Ll}+(?:t|en)$/u.test(context.source.tokens[to - 2]!.text) ? 2 : 1))
  while (from < to && VERBS.has(context.source.tokens[from]!.key) && !isGlued(context, from + 1)) from += 1
  const verb = keysOf(context, { from, to }).findIndex((key) => /^(?:is|are|has|have|must|should|gets|for|to)$/u.test(key))
  return labelOf(context, verb > 0 ? { from, to: from + verb } : { from, to }, 3)?.replace(/^[ld]['’](?=\p{L})/iu, '').replace(/ (?:erst|only|solo|sólo|seulement|apenas|só|nur)$/iu, '').replace(/(?<=\p{L}) (?:goes|go|went|gets?|moves?|comes?|opens?|starts?)(?: (?:in|up|on|out|live|ahead|down|off))?$/iu, '') ?? null
}

/** The 2 of 'I2C', and the hyphen of 'go-live'. */
function isGlued(context: ReadingContext, index: number): boolean {
  const token = context.source.tokens[index]
  return (token?.kind === 'digits' || token?.key === '-') && !token.spaced
}

/** 'von Dakar nach Boston' is a way, whatever 'nach' means elsewhere. */
export function isConnection(context: ReadingContext, { from, to }: Words): boolean {
  const [start, end] = [context.source.tokens[from]!.start, context.source.tokens[to - 1]!.end]
  return context.readings.some((reading) => (reading.kind === 'connection' || reading.kind === 'travel') && reading.start >= start && reading.end <= end)
}

export function sameThing(a: string, b: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return bare(a).includes(bare(b)) || bare(b).includes(bare(a))
}
