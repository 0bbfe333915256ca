import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isEmptyIn } from '../empty-words.ts'
import { CLAUSE_JOINT } from '../joining-words.ts'
import { claim, hasTime, isClaimed, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { behindArticle, verbRole } from './doers.ts'
import { isGivenName } from './given-names.ts'
import { daysAtEnd, shareAlone } from './members.ts'
import { addOwnTimes, bracketAt } from './own-times.ts'
import { isName, isTitle, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { isPostWord } from './post-words.ts'
import { isRelative } from './relatives.ts'
import { rolesIn } from './rosters.ts'
import { shareIn } from './shares-of-time.ts'
import { careLength, isOwnWork, isWorkOfOther } from './work-verbs.ts'

/** One part of a list that tells who does what. */
type Turn = { name: string; isGiven: boolean; roles: string[]; words: Words; aside: Words | null; days: Words | null }
/** A stretch that may be a list of people; said to be one by the words before it, or not. */
type Stretch = Words & { isTeam: boolean }

const MOST_WORDS_OF_WORK = 8

/**
 * 'Bea does marketing, Rhys all the design, Omar sells to pubs', 'Annika Lektorat, Jonas Layout und Satz', and the brackets
 * of 'somos dos (Irene textos, Pau fotos)': a stretch of nothing but names, each with what they do. Names that people
 * are given, or the words before it, tell it from a list of things that reads alike: 'Docker images, Kafka topics'.
 */
export function peopleInTurn(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  return stretchesOf(context).flatMap((stretch) => {
    const all = withoutThingBefore(context, partsOf(context, stretch))
    // '…, 12 h a week each' behind the last.
    const share = all.length > 2 ? shareAlone(context, all.at(-1)!) : null
    const parts = share?.isOfEach === true ? all.slice(0, -1) : all
    // 'Thibault s'occupe du parcours, Lucie des photos': of those behind the verb; 'Site da universidade' before it is a thing.
    const firstCare = parts.findIndex(({ from }) => careLength(context, behindArticle(context, from) + 1) > 1)
    const turns = withSharedWork(context, parts.map((part, index) => turnOf(context, part, firstCare >= 0 && index >= firstCare))).filter((turn) => turn !== null)
    const names = new Set(turns.map(({ name }) => name))
    const isTold = stretch.isTeam || isCounted(context, stretch, turns.length) || turns.filter(({ isGiven }) => isGiven).length * 2 >= turns.length || areWritten(context, turns)
    return turns.length < 2 || turns.length < parts.length || names.size < turns.length || !isTold ? [] : turns.map((turn) => personOf(context, turn)).map((person) => ({ ...person, capacity: person.capacity ?? (parts.length < all.length ? share!.capacity : null) }))
  })
}

/** 'University site; Priya writes, Jon does the CMS', 'Film about bees, Priya films, Jon edits': what a semicolon divides from the people, or tells what it is about, is what they work on. */
function withoutThingBefore(context: ReadingContext, parts: readonly Words[]): readonly Words[] {
  const [first, second] = parts
  const isApart = second !== undefined && (context.source.tokens[first!.to]?.key === ';' || /^(?:about|for|of|on|from|in|over|über|für|sobre|para|sur|pour)$/u.test(context.source.tokens[first!.from + 1]?.key ?? ''))
  return isApart && turnOf(context, first!, false)?.isGiven !== true ? parts.slice(1) : parts
}

/** 'Tuğba = design, Özgür = backend': each with a sign behind the name, and one of them known by the post. */
function areWritten(context: ReadingContext, turns: readonly (Turn | null)[]): boolean {
  const { tokens } = context.source
  return turns.every((turn) => turn !== null && tokens.slice(turn.words.from, turn.words.to).some(({ key }) => key === '=')) && turns.some((turn) => turn!.isGiven || isPostWord(tokens[turn!.words.to - 1]!, context.language))
}

/** The Ada of 'Ada and Bo build' does what Bo does. */
function withSharedWork(context: ReadingContext, turns: readonly (Turn | null)[]): (Turn | null)[] {
  return turns.map((turn, index) => {
    const next = turns[index + 1]
    const isJoined = turn !== null && turn.roles.length === 0 && next?.roles.length === 1 && next.aside === null && !isOwnWork(context.source.tokens[turn.words.to + 2]?.key ?? '') && CLAUSE_JOINT.test(context.source.tokens[turn.words.to]?.key ?? '')
    return isJoined ? { ...turn, roles: next.roles } : turn?.roles.length === 0 ? null : turn
  })
}

function personOf(context: ReadingContext, { name, roles, words, aside, days }: Turn): Person {
  for (const times of [aside, days]) if (times) addOwnTimes(context, name, times)
  claim(context, words)
  return { name, roles, isUser: false, words, capacity: aside ? shareIn(context, aside) : null }
}

/** Sentences without the words that announce a team, and brackets behind a number of people. */
function stretchesOf(context: ReadingContext): Stretch[] {
  const { tokens } = context.source
  const found: Stretch[] = []
  let from = 0
  for (let index = 0; index <= tokens.length; index += 1) {
    const bracket = tokens[index]?.key === '(' && isCountOfPeople(context, index) ? bracketAt(context, index) : null
    if (bracket) found.push({ ...bracket, isTeam: true })
    // 'I lead it, with Pavel on databases and Chidi on the app'.
    if (index > from && index < tokens.length && /^(?:with|mit|con|avec|com)$/u.test(tokens[index]!.key) && tokens[index - 1]!.key === ',') from = index + 1
    if (index < tokens.length && !isEnd(context, index)) continue
    const to = index
    const head = headOf(context, { from, to })
    if (to > head) found.push({ from: head, to, isTeam: head > from })
    // 'A board game: Hugo the rules, Ines the cards'.
    const colon = head > from ? -1 : tokens.findIndex(({ key }, at) => at > from && at < to - 1 && key === ':')
    if (colon > from) found.push({ from: colon + 1, to, isTeam: false })
    from = index + 1
  }
  return found
}

/** 'Four teachers, one unit each: …', 'drei Autoren, je ein Kapitel: …': as many as the words before the colon count. */
function isCounted(context: ReadingContext, { from }: Words, count: number): boolean {
  const { tokens } = context.source
  if (tokens[from - 1]?.key !== ':') return false
  const start = tokens.findLastIndex(({ kind, key }, index) => index < from - 1 && (kind === 'break' || /^[.!?:]$/u.test(key))) + 1
  const head = { from: start, to: from - 1 }
  const numbers = countsIn(context, head)
  const total = numbers.reduce((sum, number) => sum + number.value, 0)
  const isOfPeople = numbers.some(({ next }) => arePeople(context, next)) || keysOf(context, head).some((key) => EACH.test(key))
  return isOfPeople && (total === count || numbers[0]?.value === count)
}

const EACH = /^(?:each|apiece|je|jeweils|cada|chacune?|jeder|jede)$/u

/** The numbers of 'two developers and a tester', an article counting beside another. */
function countsIn(context: ReadingContext, { from, to }: Words): { value: number; next: number }[] {
  const found: { value: number; next: number }[] = []
  for (let index = from; index < to; index += 1) {
    const number = /^(?:an?|eine?|un|una|une|uma?)$/u.test(context.source.tokens[index]!.key) && found.length > 0 && arePeople(context, index + 1) ? { value: 1, next: index + 1 } : parseNumber(context.source, index)
    if (number === null || !Number.isInteger(number.value) || number.value > LARGEST) continue
    found.push(number)
    index = number.next - 1
  }
  return found
}

const LARGEST = 12

function arePeople(context: ReadingContext, index: number): boolean {
  return [index, index + 1].some((at) => {
    const token = context.source.tokens[at]
    if (token?.kind !== 'word') return false
    const singular = { key: token.key.replace(/(?:en|es|s)$/u, ''), text: token.text.replace(/(?:en|es|s)$/u, '') }
    return TEAM_WORDS.has(token.key) || isPostWord(token, context.language) || isPostWord(singular, context.language) || isPostWord({ key: token.key.replace(/s$/u, ''), text: token.text.replace(/s$/u, '') }, context.language)
  })
}

function isEnd(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  const { key, kind } = tokens[index]!
  return kind === 'break' || /^[!?]$/u.test(key) || key === '.' && !isTitle(context, index - 1) && (tokens[index + 1] === undefined || tokens[index + 1]!.spaced || tokens[index + 1]!.kind === 'break')
}

/** 'Somos tres (', 'three of us (', 'our team (': who follows in brackets or behind a colon are people. */
function isCountOfPeople(context: ReadingContext, at: number): boolean {
  const keys = keysOf(context, { from: Math.max(0, at - 4), to: at })
  return keys.some((key) => /^(?:we|we're|us|wir|somos|sommes|nous)$/u.test(key)) || TEAM_WORDS.has(keys.at(-1) ?? '')
}

function headOf(context: ReadingContext, { from, to }: Words): number {
  const colon = context.source.tokens.findIndex(({ key }, index) => index > from && index < Math.min(to, from + 6) && key === ':')
  return colon > from && isCountOfPeople(context, colon) && !hasTime(context, { from, to: colon }) ? colon + 1 : from
}

/** At commas and semicolons outside of brackets, and at an 'and' before a name. */
function partsOf(context: ReadingContext, { from, to }: Words): Words[] {
  const parts: Words[] = []
  let [start, depth] = [from, 0]
  for (let index = from; index <= to; index += 1) {
    const key = context.source.tokens[index]?.key ?? ''
    depth += Number(key === '(') - Number(key === ')')
    const isJoint = CLAUSE_JOINT.test(key) && beginsTurn(context, behindArticle(context, index + 1))
    if (index < to && (depth > 0 || !/^[,;]$/u.test(key) && !isJoint)) continue
    const first = CLAUSE_JOINT.test(context.source.tokens[start]?.key ?? '') ? start + 1 : start
    const last = parts.at(-1)
    // 'Rita, que lleva las redes'.
    if (last && index > first + 1 && last.to === first - 1 && WHO.test(context.source.tokens[first]!.key)) last.to = index
    else if (index > first) parts.push({ from: first, to: index })
    start = index + 1
  }
  return parts
}

const WHO = /^(?:who|que|qui|quien)$/u

/** In German the Satz of 'Layout und Satz' has the capital of a name: only who is known to be somebody begins a part there. */
function beginsTurn(context: ReadingContext, index: number): boolean {
  const [name, next] = [context.source.tokens[index], context.source.tokens[index + 1]]
  return isName(context, index) && (context.language !== 'de' || isGivenName(name!.key) || next?.kind === 'word' && next.text === next.text.toLowerCase())
}

function turnOf(context: ReadingContext, part: Words, hasCare: boolean): Turn | null {
  const { tokens } = context.source
  const post = postOf(context, part)
  const name = post?.name ?? behindArticle(context, part.from)
  if (name >= part.to || !isName(context, name) || isTitle(context, name) || isClaimed(context, { from: name, to: name + 1 })) return null
  const last = endOfName(context, { from: name, to: part.to }) - 1
  // 'Wei Jie leads' is read by its verb.
  if (post === null && context.language !== 'de' && isName(context, last + 1)) return null
  const open = tokens.slice(name, part.to).findIndex(({ key }) => key === '(')
  const aside = open > 0 ? bracketAt(context, name + open) : null
  if (open > 0 && aside?.to !== part.to - 1) return null
  const days = open > 0 ? null : daysAtEnd(context, { from: name, to: part.to })
  const end = aside ? aside.from - 1 : days?.from ?? part.to
  const start = startOfWork(context, last + 1, hasCare)
  const work = { from: start, to: end }
  const isGiven = isGivenName(tokens[name]!.key) || isGivenName(tokens[last]!.key) || context.names.has(name)
  const told = work.from < end && !hasTime(context, work) ? rolesOf(context, work, isGiven) : []
  // The training of 'Renata = shift lead (does the training)' is hers as well.
  const roles = aside && isAboutWork(context, aside, { told, isAll: work.from === end }) ? [...told, ...rolesIn(context, aside)] : told
  const known = { name: textOf(context, { from: name, to: last + 1 }), isGiven, words: part, aside, days }
  if (post) return roles.length === 0 && (work.from < end || post.role === null) ? null : { ...known, name: post.title === null ? known.name : `${post.title} ${known.name}`, isGiven: true, roles: [...(post.role === null ? [] : [post.role]), ...roles] }
  return roles.length === 0 && last + 1 < part.to ? null : { ...known, roles }
}

/** 'Thibault s'occupe du parcours, Lucie des photos': the verb of the first holds for the others. */
function startOfWork(context: ReadingContext, at: number, hasCare: boolean): number {
  return hasCare && /^(?:de|del|des|du|do|da|dos|das|um)$/u.test(context.source.tokens[at]?.key ?? '') ? at + 1 : behindSign(context, at)
}

/** Brackets that say all of what somebody does, or more of it; not '(approval is mine, Odile)'. */
function isAboutWork(context: ReadingContext, aside: Words, { told, isAll }: { told: readonly string[]; isAll: boolean }): boolean {
  return isAll || told.length > 0 && !keysOf(context, aside).some((key, at) => isName(context, aside.from + at) || /^(?:mine|me|my|we|our)$/u.test(key))
}

/** Behind the second name of 'Mei Ling = boards' and 'Jia Wei the screens', and behind the hyphen of 'Ji-woo'. */
function endOfName(context: ReadingContext, { from, to }: Words): number {
  const { tokens } = context.source
  const [next, behind] = [tokens[from + 1], tokens[from + 2]]
  if (next?.key === '-' && !next.spaced && behind?.kind === 'word' && !behind.spaced && from + 2 < to) return from + 3
  const isSigned = /^[=:–-]$/u.test(behind?.key ?? '')
  const isPair = from + 2 < to && isName(context, from + 1) && (isSigned || context.language !== 'de' && behind!.kind === 'word' && behind!.text === behind!.text.toLowerCase() && !isVerb(context, behind!))
  return isPair ? from + 2 : from + 1
}

/** 'our tax adviser Mr Lindqvist', 'the trainee Ben': what somebody is, before the name. */
function postOf(context: ReadingContext, { from, to }: Words): { name: number; role: string | null; title: string | null } | null {
  const { tokens } = context.source
  // 'Frau Adler plant die Beete'.
  const behind = tokens[from + 1]?.key === '.' ? from + 2 : from + 1
  if (isTitle(context, from) && behind < to && isName(context, behind) && tokens[behind + 1]?.kind === 'word') return { name: behind, role: null, title: null }
  if (!/^(?:our|the|my|unsere?|nuestr[oa]|notre|nosso|nossa)$/u.test(tokens[from]!.key)) return null
  let at = from + 1
  while (at < to && at <= from + LONGEST_POST && tokens[at]!.kind === 'word' && tokens[at]!.text === tokens[at]!.text.toLowerCase()) at += 1
  const name = isTitle(context, at) ? (tokens[at + 1]?.key === '.' ? at + 2 : at + 1) : at
  const isPost = at > from + 1 && (name > at || isPostWord(tokens[at - 1]!, context.language) || isRelative(tokens[at - 1]!.key))
  return isPost && name < to && isName(context, name) ? { name, role: tokens.slice(from + 1, at).map(({ text }) => text).join(' '), title: name > at ? tokens[at]!.text : null } : null
}

const LONGEST_POST = 3

/** 'Raj = hardware', 'Pavel on databases', 'Sara en el diseño'. */
function behindSign({ source: { tokens } }: ReadingContext, at: number): number {
  if (tokens[at]?.key === ',' && WHO.test(tokens[at + 1]?.key ?? '')) return at + 2
  return /^(?:[:=–-]|on|for|im|am|beim|en|au|aux|no|na|nos|nas|em)$/u.test(tokens[at]?.key ?? '') ? at + 1 : at
}

const ARTICLE = /^(?:the|our|all|el|la|los|las|toda?|todos|die|der|das|den|alle|le|les|tout|tous|o|a|os|as)$/u
/** Words behind a name that say something else of somebody than their work. */
const NO_WORK = /^(?:is|are|was|has|have|had|can|cannot|could|will|would|should|must|may|only|not|off|away|out|and|or|of|from|to|in|at|by|with|who|gets|share|work|joins|starts|leaves|stays|knows|prefers|comes|goes|returns|wants|needs|depends|follows|requires|ist|sind|hat|kann|soll|wird|muss|nur|nicht|mit|von|aus|bis|es|son|esta|tiene|puede|solo|con|de|del|est|sont|peut|seulement|avec|du|des|tem|pode|sao|so|com|do|da)$/u

function rolesOf(context: ReadingContext, work: Words, isGiven: boolean): string[] {
  const words = context.source.tokens.slice(work.from, work.to)
  const care = careLength(context, work.from)
  if (words.length > MOST_WORDS_OF_WORK || care === 0 && NO_WORK.test(words[0]!.key) || words.some(({ kind, key }) => kind !== 'word' && !/^(?:[&/+-]|'s)$/u.test(key))) return []
  if (care > 0) return verbRole(context, work.from + care)
  // The levels of 'Jun levels + sound' are no verb.
  const isJoined = /^[&+/]$/u.test(words[1]?.key ?? '')
  if (!isJoined && isVerb(context, words[0]!) && (isGiven || isWorkOfOther(words[0]!.key) || words.length > 1)) {
    const done = verbRole(context, work.from)
    return done.length > 0 ? done : [words[0]!.text]
  }
  const first = ARTICLE.test(words[0]!.key) ? 1 : 0
  const noun = words.slice(first + Number(ARTICLE.test(words[first]?.key ?? '')))
  const isNoun = noun.length > 0 && noun.every(({ text }) => context.language === 'de' || text === text.toLowerCase() || /^\p{Lu}{2,}$/u.test(text) || isGiven) && (/^\p{Lu}{2,}$/u.test(noun.at(-1)!.text) || !isEmptyIn(context.language, noun.at(-1)!.key))
  return isNoun ? [noun.map(({ text, spaced }, index) => (index > 0 && spaced ? ` ${text}` : text)).join('')] : []
}

/** What somebody does, in the third person: 'sells', 'macht'; the languages with other endings have their own list. */
function isVerb({ language }: ReadingContext, { key, text }: { key: string; text: string }): boolean {
  if (text !== text.toLowerCase()) return false
  return isWorkOfOther(key) || language === 'en' && /^\p{Ll}{2,}s$/u.test(text) && !/(?:ss|ics)$/u.test(text) || language === 'de' && /^\p{Ll}{3,}t$/u.test(text)
}
