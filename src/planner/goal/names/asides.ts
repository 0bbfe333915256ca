import type { Reading, ReadingOf } from '../brief.ts'
import { isGivenName } from '../people/given-names.ts'
import { isRelative } from '../people/relatives.ts'
import { extendReading, hasTime, keysOf, segmentOfReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isDeedAbroad } from '../topics/asking-forms-abroad.ts'
import { isDeedOfList } from '../topics/asking-forms.ts'
import { wordsOf } from './word-classes.ts'

type Part = Reading & ReadingOf<'topic'>

/**
 * What a sentence says of an appointment beside its time is no part of the plan: the vestry of 'godparents' evening,
 * Wednesday, 7.30, vestry', the boatman of 'crossing: 3 May, 9am, Mr Trim'. It stays among the words of what happens.
 * Likewise somebody alone behind a name: 'mince pies – Barbara'.
 */
export function leaveAsides(context: ReadingContext): void {
  // On a journey, what looks like somebody may be a sight.
  const isJourney = context.readings.some(({ kind }) => kind === 'stay')
  if (context.plannerType !== 'calendar' || isJourney) return
  for (const part of context.readings.filter(isPlainPart)) {
    const segment = segmentOfReading(context, part)
    if (segment === null) continue
    const told = eventBefore(context, segment, part)
    if (told === null && !isSomebodyBehindName(context, segment, part)) continue
    context.readings = context.readings.filter((other) => other !== part)
    if (told !== null) extendReading(context, told, segment)
  }
}

function isPlainPart(reading: Reading): reading is Part {
  return reading.kind === 'topic' && reading.source === 'stated' && reading.minutes === null && reading.amount === null
}

/** The appointment right before a part that stands alone at the end of its item, behind a comma and without a time; null for a deed, for one of several and for what is joined on ('and a cake'). */
function eventBefore(context: ReadingContext, segment: Segment, part: Part): Reading | null {
  const sentence = sentenceOf(context, segment)
  const at = sentence.indexOf(segment)
  const [before, keys] = [sentence[at - 1], keysOf(context, segment)]
  if (before === undefined || segment.lead !== ',' || segment.depth !== before.depth || !hasTime(context, before) || hasTime(context, segment) || keys.length > MOST_WORDS || JOINED.test(keys[0]!) || saysDeed(context, segment)) return null
  const end = sentence.findIndex(({ lead, depth }, index) => index > at && lead === ';' && depth <= segment.depth)
  const behind = sentence.slice(at + 1, end < 0 ? sentence.length : end)
  if (behind.some((other) => hasTime(context, other) || holds(context, other, 'topic', part)) || behind.length > 1) return null
  return context.readings.findLast((other) => other.kind === 'event' && other.source === 'stated' && covers(context, before, other)) ?? null
}

const MOST_WORDS = 5
const JOINED = /^(?:and|then|plus|also|so|or|but|&|\+|after|before|und|dann|danach|y|e|luego|despues|et|puis|ensuite|depois|antes|avant|vorher)$/u

function saysDeed(context: ReadingContext, segment: Segment): boolean {
  const asked = { context, words: segment, keys: keysOf(context, segment), isTimed: false, isAmong: () => true }
  return context.language === 'en' ? isDeedOfList(asked) : isDeedAbroad(asked)
}

function holds(context: ReadingContext, segment: Segment, kind: Reading['kind'], but: Reading): boolean {
  return context.readings.some((other) => other !== but && other.kind === kind && other.source === 'stated' && covers(context, segment, other))
}

function covers({ source: { tokens } }: ReadingContext, { from, to }: Segment, { start, end }: Reading): boolean {
  return start < tokens[to - 1]!.end && end > tokens[from]!.start
}

/** Somebody alone behind a colon, a dash or a comma, where no other is listed: 'deep clean, Gosia'. */
function isSomebodyBehindName(context: ReadingContext, segment: Segment, part: Part): boolean {
  const sentence = sentenceOf(context, segment)
  const at = sentence.indexOf(segment)
  if (at === 0 || !/^[:,–—→-]$/u.test(segment.lead) || part.label.split(' ').length < segment.to - segment.from - 1 || !isSomebody(context, part.label)) return false
  const beside = context.readings.filter((other): other is Part => isPlainPart(other) && sentence.includes(segmentOfReading(context, other)!))
  // 'The altarpiece, grandma, a boat ride': among things to do, whoever is seen is one.
  return beside.filter(({ label }) => isSomebody(context, label)).length === 1 && (segment.lead !== ',' || beside.length <= 2)
}

function isSomebody({ people }: ReadingContext, label: string): boolean {
  const [first = '', ...rest] = wordsOf(label.replace(/^(?:my|our|mein|meine|mi|mon|ma|meu|minha) /iu, ''))
  if (people.has(label)) return true
  if (/^(?:mr|mrs|ms|dr|frau|herr|señora?|madame|monsieur|dona|tia|tante|uncle|aunt|auntie|granddad|grandma|tannie|khaleh)$/iu.test(first) && rest.length > 0) return rest.every((word) => /^\p{Lu}/u.test(word))
  if (isRelative(first.toLowerCase())) return rest.every((word) => /^\p{Lu}/u.test(word))
  return /^\p{Lu}/u.test(first) && isGivenName(first.toLowerCase()) && rest.length === 0
}
