import type { Reading } from '../brief.ts'
import { labelOf } from '../labels.ts'
import { addReading, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isKnownPart, isThingOfWork } from '../topics/read-own-work.ts'
import { REST } from './handed-people.ts'
import { isApproval } from './roles-as-said.ts'
import type { Person } from './people-words.ts'
import { hasTimeOf, sharesIn } from './shares.ts'
import type { Share } from './shares.ts'
import { baseOf, careLength } from './work-verbs.ts'

/** Number of the list that the things of shares form. */
const SHARES_LIST = 84
const MOST_WORDS = 6

/** In a team's plan, whoever has a share of it is one of the team; what the ways before have read of somebody stands. */
export function sharersOf(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  return sharesIn(context).flatMap((share) => {
    const roles = workIn(context, share).map(({ label }) => label)
    return roles.length === 0 ? [] : share.who.filter(({ isUser }) => !isUser).map(({ name, words }) => ({ name, roles, isUser: false, words, capacity: null }))
  })
}

/** What several people share out is work of the plan, in the words of the prompt and in their name. */
export function settleShares(context: ReadingContext): void {
  const all = sharesIn(context).filter((share) => workIn(context, share).length > 0)
  // 'I work nights' in a sentence of its own tells of the user and shares out nothing.
  const shares = all.filter((share) => share.link !== 'verb' || share.who.some(({ isUser }) => !isUser) || all.some((other) => isOthers(other) && goesOn(context, share, other)))
  if (!areSharing(context, shares)) return
  // What is left over is everything else in the plan, and no part of it.
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !REST.test(reading.label))
  for (const [index, share] of shares.entries()) {
    const labels = workIn(context, share).flatMap((work, at) => partOf(context, work, { share, position: index * PLACES + at }))
    if (labels.length > 0 && (share.link === 'possessive' || context.plannerType === 'calendar')) withoutClause(context, share, labels)
    if (context.plannerType === 'calendar') for (const { name, isUser, words } of share.who) if (!isUser) addSharer(context, { name, roles: labels, words })
  }
}

const PLACES = 20

function isOthers({ who }: Share): boolean {
  return who.some(({ isUser }) => !isUser)
}

/** In the sentence of another's share, or behind it: 'we renovate the hall' before it is the goal. */
function goesOn(context: ReadingContext, own: Share, other: Share): boolean {
  const sentence = ({ words }: Share) => segmentAt(context, words.from)?.sentence ?? -9
  return sentence(own) >= sentence(other)
}

/** One person who does one thing beside the user sees to it; a list in somebody's name, or the deeds of two, share out the plan. */
function areSharing({ plannerType }: ReadingContext, shares: readonly Share[]): boolean {
  const names = new Set(shares.flatMap(({ who }) => who.map(({ name }) => name)))
  return plannerType === 'sprint' || names.size > 1 && shares.some(({ who }) => who.some(({ isUser }) => !isUser))
}

/** How many do it is no part of what is done. */
const BY_WHOM = / (?:ourselves|myself|themselves|together|alone|selbst|zusammen|juntos|juntas|ensemble)$/u

/** What somebody does at times of its own: without the name and with the verb in its base form, in English. */
export function deedWithoutTimes(context: ReadingContext, share: Share): string | null {
  const [words] = share.things
  const group = words === undefined ? undefined : context.groups.find(({ from, to }) => to > words.from && from < words.to)
  const from = words?.from ?? 0
  // 'Waters the plants on Tuesdays'.
  const end = group === undefined ? words?.to ?? 0 : /^(?:on|at|in|every|each|am|an)$/u.test(context.source.tokens[group.from - 1]?.key ?? '') ? group.from - 1 : group.from
  const thing = end > from ? labelOf(context, { from, to: end }, MOST_WORDS) : null
  return thing === null || share.verb === null || context.language !== 'en' ? null : deedOf(context, share, { words: { from, to: end }, thing })
}

type Work = { words: Words; label: string }

/** The things of a share that are work: no lengths, no days, and not 'the rest'. */
function workIn(context: ReadingContext, share: Share): Work[] {
  return share.things.flatMap((words) => {
    const thing = hasTimeOf(context, words) ? null : labelOf(context, words, MOST_WORDS) ?? bareThing(context, words)
    if (thing === null || REST.test(thing) || NO_THING.test(thing)) return []
    const label = deedOf(context, share, { words, thing }).replace(BY_WHOM, '')
    return isApproval(label) || isApproval(thing) ? [] : [{ words, label }]
  })
}

/** The set of 'paints the set', a word that names nothing elsewhere. */
function bareThing(context: ReadingContext, { from, to }: Words): string | null {
  return to === from + 2 && /^(?:the|our|a|an)$/u.test(context.source.tokens[from]!.key) && context.source.tokens[from + 1]!.text.length > 2 ? context.source.tokens[from + 1]!.text : null
}

/** All of it, and nothing of its own. */
const NO_THING = /^(?:\d+|(?:.* )?sprints?(?: .*)?|it|this|that|them|together|alone|(?:the )?(?:work|jobs?|load|tasks?|chores|turns|planning))$/iu

/** 'Book the church' keeps its verb, in English in its base form; of 'does the church' the thing is all that is said. */
function deedOf(context: ReadingContext, { verb, who }: Share, { words, thing }: { words: Words; thing: string }): string {
  const { tokens } = context.source
  // The second verb of 'packs the bag and picks the list'.
  const own = tokens[words.from]!
  if (context.language === 'en' && /^\p{Ll}{2,}s$/u.test(own.text) && /^(?:the|a|an|our|my|his|her|all)$/u.test(tokens[words.from + 1]?.key ?? '')) return `${baseOf(own.key)} ${textOf(context, { from: words.from + 1, to: words.to })}`
  if (verb === null || context.plannerType === 'sprint' && !isBehindPreposition(context, words)) return thing
  const said = tokens.slice(verb.from, verb.to).map(({ text }) => text)
  if (context.language !== 'en') return saysOnlyWhose(context, verb) || who.some(({ isUser }) => isUser) || verb.to !== words.from || verb.from !== who.at(-1)!.words.to ? thing : textOf(context, { from: who[0]!.words.from, to: words.to })
  const bare = [baseOf(said[0]!), ...said.slice(1)].join(' ')
  return GENERAL.test(bare) ? thing : `${bare} ${textOf(context, words)}`
}

/** 'Macht', 'hace', 's'occupe de'. */
function saysOnlyWhose(context: ReadingContext, { from, to }: Words): boolean {
  // 'Lleva el coche' carries it somewhere.
  return careLength(context, from) > 0 && !(to === from + 1 && context.source.tokens[from]!.key === 'lleva')
}

function isBehindPreposition({ source: { tokens } }: ReadingContext, { from }: Words): boolean {
  return /^(?:to|with|for|at|in|from)$/u.test(tokens[from]!.key)
}

/** Verbs that say nothing of what is done. */
const GENERAL = /^(?:do|work on|works on|have|handle|see to|look after|take care of|take on|own|cover|manage|be|may touch|touch)$/u

/** The label under which the plan has the thing already, or under which it is added now. */
function partOf(context: ReadingContext, { words, label }: Work, { share, position }: { share: Share; position: number }): string[] {
  const known = namedIn(context, words, context.plannerType === 'sprint' ? share.words : words)
  if (known.length > 0 && share.link !== 'possessive') return known
  if (context.plannerType === 'sprint' && (!isThingOfWork(context, label) || isKnownElsewhere(context, label, share.words))) return []
  if (context.plannerType === 'calendar' && isKnownElsewhere(context, label, share.words)) return sameElsewhere(context, label)
  addReading(context, words, { value: { kind: 'topic', label, list: SHARES_LIST, position, amount: null, minutes: null }, text: label })
  return [label]
}

/** What other rules read from the very words, or with them from the clause. */
function namedIn(context: ReadingContext, words: Words, clause: Words): string[] {
  const [[start, end], [first, last]] = [edgesOf(context, words), edgesOf(context, clause)]
  return context.readings.flatMap((reading) => (reading.kind === 'topic' && reading.start >= first && reading.end <= last && reading.start < end && reading.end > start ? [reading.label] : []))
}

function isKnownElsewhere(context: ReadingContext, label: string, words: Words): boolean {
  const [start, end] = edgesOf(context, words)
  return isKnownPart({ readings: context.readings.filter((reading) => reading.end <= start || reading.start >= end) }, label)
}

function sameElsewhere(context: ReadingContext, label: string): string[] {
  return context.readings.flatMap((reading) => (reading.kind === 'topic' && isKnownPart({ readings: [reading] }, label) ? [reading.label] : []))
}

/** The clause itself, read as one topic or as settled by others, is no part beside its things. */
function withoutClause(context: ReadingContext, { words }: Share, labels: readonly string[]): void {
  const [start, end] = edgesOf(context, words)
  context.readings = context.readings.filter((reading) => !(reading.start >= start && reading.end <= end && (reading.kind === 'settled' || reading.kind === 'topic' && !labels.includes(reading.label))))
}

function edgesOf({ source: { tokens } }: ReadingContext, { from, to }: Words): [number, number] {
  return [tokens[from]!.start, tokens[to - 1]!.end]
}

function addSharer(context: ReadingContext, { name, roles, words }: { name: string; roles: readonly string[]; words: Words }): void {
  if (roles.length === 0) return
  context.people.add(name)
  const known = context.readings.find((reading): reading is Reading & { kind: 'person' } => reading.kind === 'person' && reading.name === name)
  if (known) known.roles = [...new Set([...known.roles, ...roles])]
  else addReading(context, words, { value: { kind: 'person', name, roles: [...roles], isUser: false, capacity: null }, text: `${name} (${roles.join(', ')})` })
}
