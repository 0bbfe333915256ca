import { JOINT } from '../joining-words.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isClaimed, segmentAt } from '../reading-context.ts'
import { mentionsIn } from './mentions.ts'
import type { Mention } from './mentions.ts'
import type { Person } from './people-words.ts'
import { placeOf } from './places-of-names.ts'
import type { Place } from './places-of-names.ts'

type Placed = { mention: Mention; place: Place; sentence: number }

/**
 * Whoever the ways before have not read, one by one: a name that people are given and that stands where somebody works
 * ('bench test (Kat)', 'pipeline by Dale', 'Boon has Fridays off') is one of the team. A name that may be anything needs
 * somebody in the same place of the same sentence, or two places of its own.
 */
export function peopleByName(context: ReadingContext, people: ReadonlyMap<string, Person>): Person[] {
  if (context.plannerType !== 'sprint') return []
  const mentions = mentionsIn(context)
  if (mentions.length > MOST_MENTIONS) return []
  const placed = mentions.flatMap((mention): Placed[] => {
    const place = placeOf(context, mention)
    return place === null ? [] : [{ mention, place, sentence: sentenceAt(context, mention.from) }]
  })
  const isKnown = (mention: Mention) => knownAs(people, mention) !== undefined
  const isSure = (one: Placed) => one.mention.isSure || isKnown(one.mention)
  const named = placed.filter((one) => !one.mention.isUser)
  // 'Copy - Jools. Layout - Petra.': lines of work and name may each be a sentence.
  const isBeside = (one: Placed, other: Placed) => other.sentence === one.sentence || one.place.kind === 'behind' || one.place.kind === 'before'
  const isVouched = (one: Placed) => named.some((other) => (isSure(other) || one.place.kind === 'by' && Math.abs(other.mention.from - one.mention.from) > NEAR) && other.mention.name !== one.mention.name && isBeside(one, other) && other.place.kind === one.place.kind && other.place.sign === one.place.sign)
  // 'Ritu model, Zaid backend' is told by the second; 'Mollie payments' is a thing.
  const isOfTwo = (one: Placed) => !/^(?:bare|ending)$/u.test(one.place.kind) || isVouched(one)
  const found = named.filter((one) => isSure(one) && isOfTwo(one) || isVouched(one) || context.language !== 'de' && isSeenTwice(named, one))
  const others = new Set([...found.map(({ sentence }) => sentence), ...[...people.values()].filter(({ isUser }) => !isUser).map(({ words }) => sentenceAt(context, words.from))])
  const own = found.length + people.size > 0 ? [...placed.filter(({ mention, place }) => mention.isUser && /^(?:aside|by|behind|before|times|listed)$/u.test(place.kind)), ...mentions.flatMap((mention) => listedUser(context, mention, others))] : []
  return [...found, ...own].filter(({ mention }) => isNew(mention, people) && (knownAs(people, mention) !== undefined || !isClaimed(context, mention))).map(({ mention, place }) => ({ name: nameIn(people, mention), roles: place.roles, isUser: mention.isUser, words: { from: mention.from, to: mention.to }, capacity: null }))
}

function sentenceAt(context: ReadingContext, index: number): number {
  return segmentAt(context, index)?.sentence ?? -1
}

/** 'Me, archivist, two students', 'me + second shooter Gia', 'layout Neha, texts Amma and me': an item beside somebody else's. */
function listedUser(context: ReadingContext, mention: Mention, others: ReadonlySet<number>): Placed[] {
  const segment = segmentAt(context, mention.from)
  if (!mention.isUser || segment === null || !others.has(segment.sentence)) return []
  const { tokens } = context.source
  const isFirst = segment.from === mention.from && (segment.to === mention.to || JOINT.test(tokens[mention.to]!.key))
  const isLast = segment.to === mention.to && JOINT.test(tokens[mention.from - 1]?.key ?? '')
  return isFirst || isLast ? [{ mention, place: { kind: 'listed', roles: [] }, sentence: segment.sentence }] : []
}

/** 'Songs by Abba and Queen' names two in one place. */
const NEAR = 2

/** More names are no team, and would be compared with each other. */
const MOST_MENTIONS = 150

/** A word that may be a thing in 'survey members' is somebody where another place tells of nothing but people. */
function isSeenTwice(others: readonly Placed[], { mention }: Placed): boolean {
  const kinds = new Set(others.filter((other) => other.mention.name === mention.name).map(({ place }) => place.kind))
  return kinds.size > 1 && [...kinds].some((kind) => !/^(?:deed|bare|at)$/u.test(kind))
}

/** Nobody the ways before have read, or somebody of whom they know no work. */
function isNew({ name, isUser }: Mention, people: ReadonlyMap<string, Person>): boolean {
  const known = knownAs(people, { name, isUser })
  return known === undefined || known.roles.length === 0
}

function nameIn(people: ReadonlyMap<string, Person>, mention: Mention): string {
  return knownAs(people, mention)?.name ?? mention.name
}

/** The Sister Agnes of the prompt is the Agnes that is known, and the other way round. */
function knownAs(people: ReadonlyMap<string, Person>, { name, isUser }: Pick<Mention, 'name' | 'isUser'>): Person | undefined {
  const parts = (whole: string) => whole.split(/[ -]/u)
  return [...people.values()].find((other) => other.name === name || isUser && other.isUser || parts(other.name).includes(name) || parts(name).at(-1) === other.name)
}
