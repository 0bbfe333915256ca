import type { Brief, Reading } from '../brief.ts'
import { isGivenName } from '../people/given-names.ts'
import { stems, wordBase } from '../matcher.ts'
import { writtenWith } from '../rewriting/written-out.ts'
import type { WrittenOut } from '../rewriting/written-out.ts'
import type { Wording } from '../rewriting/wording.ts'
import { matchedShares } from './matched-shares.ts'
import type { Matched, Part } from './matched-shares.ts'
import { plainShares } from './plain-shares.ts'

type SharesOfGoal = {
  /** The goal with those sentences in plain words of which the brief misses somebody's share; null where it misses none. */
  written: WrittenOut | null
  /** Whether another brief, read from those words, has more of the shares and no time less. */
  isBetter: (other: Brief) => boolean
}

/**
 * Compares what a brief has read with all the shares that the goal hands out ('Ana has the lease, Bo the benches; signs are
 * down to Cy'): each name with its things, sentence by sentence. A second reading of those sentences in plain words is
 * better only with more of the shares and no time, order or person less.
 */
export function sharesOf(wording: Wording, brief: Brief): SharesOfGoal {
  // Whom one visits where, and when they meet, is read as it stands.
  if (brief.readings.some(({ kind }) => kind === 'visit' || kind === 'meeting' || kind === 'stay')) return { written: null, isBetter: () => false }
  const { text, plannerType } = wording
  const missed = matchedShares(wording).filter((sentence) => !isRead(sentence, brief))
  const written = missed.length === 0 ? null : writtenWith(text, missed.map((sentence) => plainShares(text, sentence, { language: wording.language(), plannerType })))
  const parts = missed.flatMap((sentence) => sentence.parts)
  const names = parts.flatMap(({ who }) => who.names)
  const isInside = ({ start, end }: Reading) => missed.some((sentence) => start >= sentence.start && end <= sentence.end + 1)
  const isBetter = (other: Brief) => shareOfRead(parts, other) > shareOfRead(parts, brief) && keepsTimes(brief, other, isInside) && keepsPeople(brief, other, { isInside, names })
  return { written, isBetter }
}

/** Nobody of the brief is lost but things of these sentences that were taken for people, and nobody else comes in. */
function keepsPeople(brief: Brief, other: Brief, { isInside, names }: { isInside: (reading: Reading) => boolean; names: readonly string[] }): boolean {
  const isNamed = (name: string) => names.some((one) => isCalled(name, one))
  // The 'falta' of 'Gaizka falta del 4 al 8' was a thing while he was nobody.
  const isBehindName = (reading: Reading) => names.some((name) => brief.prompt.slice(0, reading.start).trimEnd().endsWith(name) || reading.source === 'stated' && reading.words.startsWith(name))
  const [before, after] = [peopleOf(brief), peopleOf(other)]
  return before.every((person) => person.name === 'Me' || after.some(({ name }) => name === person.name) || !isNamed(person.name) && isInside(person) && !isGivenName(person.name) && person.words.includes(person.name) || isNamed(person.name) && after.some(({ name }) => isCalled(name, person.name) && name.split(' ').length >= person.name.split(' ').length))
    && after.every(({ name }) => isNamed(name) || before.some((person) => person.name === name)) && topicsOf(brief, (topic) => isInside(topic) || isBehindName(topic)).every((label) => topicsOf(other, () => false).includes(label))
}

function peopleOf({ readings }: Brief) {
  return readings.filter((reading) => reading.kind === 'person').filter(({ source }) => source === 'stated')
}

function topicsOf({ readings }: Brief, isInside: (reading: Reading) => boolean): string[] {
  return readings.flatMap((reading) => (reading.kind === 'topic' && reading.source === 'stated' && !isInside(reading) ? [reading.label] : []))
}

function isRead({ parts, start, end }: Matched, brief: Brief): boolean {
  const names = parts.flatMap(({ who }) => who.names)
  // A thing of the sentence that was taken for somebody.
  const isOther = (reading: Reading) => reading.kind === 'person' && reading.source === 'stated' && !reading.isUser && reading.start >= start && reading.end <= end && !names.some((name) => isCalled(reading.name, name))
  return parts.every((part) => isPartRead(part, brief)) && !brief.readings.some(isOther)
}

function isPartRead({ who, things }: Part, { readings }: Brief): boolean {
  return who.isUser || who.names.every((name) => {
    const roles = readings.flatMap((reading) => (reading.kind === 'person' && isCalled(reading.name, name) ? reading.roles : []))
    const said = new Set(roles.flatMap(wordsOf))
    return things.every((thing) => wordsOf(thing).filter((word) => said.has(word)).length * 2 > wordsOf(thing).length - 1)
  })
}

function isCalled(one: string, other: string): boolean {
  const last = (name: string) => name.replaceAll(/[.’']/gu, '').split(' ').at(-1)!.toLowerCase()
  return last(one) === last(other) || one.split(' ')[0] === other
}

function wordsOf(text: string): string[] {
  return stems(text).filter((word) => word.length > 2).map(wordBase)
}

function shareOfRead(parts: readonly Part[], brief: Brief): number {
  return parts.filter((part) => isPartRead(part, brief)).length
}

const TIMES = new Set(['horizon', 'deadline', 'event', 'availability', 'exclusion', 'commitment', 'rhythm', 'limit', 'sprint-calendar', 'precedence'])

/** Every time and order of the one is in the other, and everybody's hours; of those inside of the sentences, whose they are may be read anew. */
function keepsTimes(one: Brief, other: Brief, isInside: (reading: Reading) => boolean): boolean {
  const left = timesOf(other, isInside)
  return timesOf(one, isInside).every((time) => {
    const at = left.indexOf(time)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function timesOf({ readings }: Brief, isInside: (reading: Reading) => boolean): string[] {
  return readings.flatMap((reading) => {
    if (reading.source !== 'stated') return []
    if (reading.kind === 'person') return reading.capacity === null ? [] : [`${isInside(reading) ? '' : reading.name} ${JSON.stringify(reading.capacity)}`]
    if (!TIMES.has(reading.kind)) return []
    const { id: _id, start: _start, end: _end, words: _words, text: _text, appliesTo, ...value } = reading
    return [isInside(reading) && (reading.kind === 'exclusion' || reading.kind === 'availability') ? JSON.stringify({ ...value, person: null }) : `${JSON.stringify(value)} ${appliesTo !== null}`]
  })
}
