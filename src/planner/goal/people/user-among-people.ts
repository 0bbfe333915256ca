import { parseNumber } from '../../time/grammar/parse-number.ts'
import { JOINT_OR_COMMA } from '../joining-words.ts'
import { claim, keysOf, segmentAt, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { ownRoles, verbRole } from './doers.ts'
import { isGivenName } from './given-names.ts'
import { isName, isTitle, ROLE_WORDS, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { bracketAt } from './own-times.ts'
import { occupationOf } from './roles.ts'
import { shareIn } from './shares-of-time.ts'

/** The brackets behind a clause of at most six words. */
function bracketBehind(context: ReadingContext, from: number): Words | null {
  const open = context.source.tokens.slice(from, from + 7).findIndex(({ key }) => /^[.(,;]$/u.test(key))
  return open >= 0 && context.source.tokens[from + open]!.key === '(' ? bracketAt(context, from + open) : null
}

/** Ways in which users name themselves, each at one token. */
const ASIDES: readonly ((context: ReadingContext, index: number) => Person | null)[] = [
  oneOfMany, ownLine, named, owner, inApposition, justMe, postAndName, nameBeforeMe, meWithPost, nameBetweenCommas, nameInBracket, introduction,
]

/** "I'm Sam", 'I (Tariq)', 'me (Steph)'. */
export function userAsides(context: ReadingContext): Person[] {
  return context.source.tokens.slice(0, -1).flatMap((_, index) => ASIDES.flatMap((read) => read(context, index) ?? []))
}

function user(name: string, words: Words, { roles = [], capacity = null }: Partial<Pick<Person, 'roles' | 'capacity'>> = {}): Person {
  return { name, roles, isUser: true, words, capacity }
}

function keyAt({ source }: ReadingContext, index: number): string {
  return source.tokens[index]?.key ?? ''
}

function nameAt({ source }: ReadingContext, index: number): string {
  return source.tokens[index]!.text
}

/** 'me + 2 devs'. */
function oneOfMany(context: ReadingContext, index: number): Person | null {
  const isJoined = context.plannerType === 'sprint' && /^(?:me|myself)$/u.test(keyAt(context, index)) && JOINT_OR_COMMA.test(keyAt(context, index + 1))
  const isCounted = parseNumber(context.source, index + 2) !== null && TEAM_WORDS.has(keyAt(context, index + 3))
  // 'me and a contractor'.
  const isWithPost = /^an?$/u.test(keyAt(context, index + 2)) && [3, 4].some((step) => occupationOf(keyAt(context, index + step)) !== null)
  return isJoined && (isCounted || isWithPost) ? user('Me', { from: index, to: index + 1 }) : null
}

/** 'Me: Ottilie, quality, 20 hours.' */
function ownLine(context: ReadingContext, index: number): Person | null {
  const isLine = context.plannerType === 'sprint' && /^(?:me|ich|yo|moi|eu)$/u.test(keyAt(context, index)) && keyAt(context, index + 1) === ':' && isName(context, index + 2)
  const bracket = context.plannerType === 'sprint' && keyAt(context, index) === 'me' && keyAt(context, index + 1) === '=' && isName(context, index + 2) ? bracketAt(context, index + 3) : null
  // 'me = Ottilie (quality), then Omar (sales)'.
  if (bracket) return user(nameAt(context, index + 2), { from: index, to: bracket.to + 1 }, { roles: verbRole(context, bracket.from), capacity: shareIn(context, bracket) })
  const end = isLine ? endOfSentence(context, index) : -1
  if (end <= 0) return null
  const words = { from: index, to: end }
  const [, , ...said] = context.segments.filter(({ from, to }) => from >= index && to <= end)
  const roles = said.filter((part) => part.to - part.from <= 3 && !context.groups.some(({ from, to }) => from < part.to && to > part.from)).map((part) => verbRole(context, part.from)[0] ?? '').filter((role) => role !== '')
  claim(context, words)
  return user(nameAt(context, index + 2), words, { roles, capacity: shareIn(context, words) })
}

/** 'me Carla = product + testing, 6 h/wk', 'myself Ute, tests'. */
function named(context: ReadingContext, index: number): Person | null {
  const isNamed = context.plannerType === 'sprint' && /^(?:me|myself)$/u.test(keyAt(context, index)) && isName(context, index + 1) && /^(?:[=,.;:()-]|and|)$/u.test(keyAt(context, index + 2))
  if (!isNamed) return null
  const segment = segmentAt(context, index)
  const work = context.segments.find(({ from, lead }) => from === index + 3 && /^[=:-]$/u.test(lead)) ?? (segment && keyAt(context, index + 2) === '=' ? { from: index + 3, to: segment.to } : null)
  const share = context.segments.find(({ from, lead }) => lead === ',' && from === (work?.to ?? index + 2) + 1)
  const capacity = share && context.groups.some(({ from, to }) => from === share.from && to === share.to) ? shareIn(context, share) : null
  const words = { from: index, to: capacity ? share!.to : work?.to ?? index + 2 }
  claim(context, words)
  return user(nameAt(context, index + 1), words, { roles: work ? [textOf(context, work)] : [], capacity })
}

/** 'approval is mine, Wiebke'. */
function owner(context: ReadingContext, index: number): Person | null {
  const isOwner = context.plannerType === 'sprint' && keyAt(context, index) === 'mine' && keyAt(context, index + 1) === ',' && isName(context, index + 2) && /^(?:[).;]|)$/u.test(keyAt(context, index + 3))
  const isOfOne = isOwner && /^(?:is|are)$/u.test(keyAt(context, index - 1)) && context.source.tokens[index - 2]?.kind === 'word'
  return isOwner ? user(nameAt(context, index + 2), { from: index, to: index + 3 }, { roles: isOfOne ? [nameAt(context, index - 2).toLowerCase()] : [] }) : null
}

/** 'the electrician and me, Radka (budget)'. */
function inApposition(context: ReadingContext, index: number): Person | null {
  const isJoined = /^(?:me|myself)$/u.test(keyAt(context, index)) && /^(?:and|&|[+]|plus|with)$/u.test(keyAt(context, index - 1))
  return isJoined && keyAt(context, index + 1) === ',' && isName(context, index + 2) && keyAt(context, index + 3) === '(' ? user(nameAt(context, index + 2), { from: index, to: index + 3 }) : null
}

/** 'Just me, Dr. Ilka Brandt, and …': of one who is there alone, or with few, the name follows. */
function justMe(context: ReadingContext, index: number): Person | null {
  const isJust = /^(?:just|only)$/u.test(keyAt(context, index)) && keyAt(context, index + 1) === 'me' && keyAt(context, index + 2) === ','
  const isSolo = /^(?:solo|alone)$/u.test(keyAt(context, index)) && /^[:,(]$/u.test(keyAt(context, index + 1))
  if (context.plannerType !== 'sprint' || !isJust && !isSolo) return null
  const name = fullNameAt(context, isJust ? index + 3 : index + 2)
  return name && /^(?:[,.;)]|and|)$/u.test(keyAt(context, name.to)) ? user(name.text, { from: index + 1, to: name.to }) : null
}

/** 'Dr. Ilka Brandt' and where it ends. */
function fullNameAt(context: ReadingContext, index: number): { text: string; to: number } | null {
  const words: string[] = []
  let to = index
  while (isTitle(context, to) || isName(context, to)) {
    words.push(nameAt(context, to))
    to += isTitle(context, to) && keyAt(context, to + 1) === '.' ? 2 : 1
  }
  return words.length === 0 ? null : { text: words.join(' '), to }
}

/** "I'm the director (Neela)". */
function postAndName(context: ReadingContext, index: number): Person | null {
  const isOpening = context.plannerType === 'sprint' && keyAt(context, index) === "i'm" && /^(?:the|an?|your|their|our)$/u.test(keyAt(context, index + 1))
  const open = isOpening ? [3, 4, 5].map((step) => index + step).find((at) => keyAt(context, at) === '(') : undefined
  const name = open === undefined ? null : fullNameAt(context, open + 1)
  return name && keyAt(context, name.to) === ')' ? user(name.text, { from: index, to: name.to + 1 }, { roles: [textOf(context, { from: index + 2, to: open! })] }) : null
}

/** 'Radka (me): budget'. */
function nameBeforeMe(context: ReadingContext, index: number): Person | null {
  const isNamed = isName(context, index) && keyAt(context, index + 1) === '(' && /^(?:me|myself|ich|yo|moi|eu)$/u.test(keyAt(context, index + 2)) && keyAt(context, index + 3) === ')'
  // 'Sponsors (Anand), programme (me)': the others in brackets tell that a thing stands before them.
  const isThing = isNamed && !isGivenName(keyAt(context, index)) && context.source.tokens.some(({ key }, at) => key === '(' && at !== index + 1 && isGivenName(keyAt(context, at + 1)))
  if (!isNamed || isThing || context.plannerType !== 'sprint') return null
  return user(nameAt(context, index), { from: index, to: index + 4 }, { roles: keyAt(context, index + 4) === ':' ? verbRole(context, index + 5) : [] })
}

/** 'me (Doris, head of catering)'. */
function meWithPost(context: ReadingContext, index: number): Person | null {
  const isOpen = keyAt(context, index) === 'me' && keyAt(context, index + 1) === '(' && isName(context, index + 2) && keyAt(context, index + 3) === ','
  const close = isOpen ? context.source.tokens.findIndex(({ key }, at) => at > index && key === ')') : -1
  if (close <= 0 || close >= index + LONGEST_BRACKET) return null
  return user(nameAt(context, index + 2), { from: index, to: close + 1 }, { roles: verbRole(context, index + 4), capacity: shareIn(context, { from: index + 2, to: close }) })
}

const LONGEST_BRACKET = 12

/** 'und ich, Ursin, mache die Technik'. */
function nameBetweenCommas(context: ReadingContext, index: number): Person | null {
  const isOpen = keyAt(context, index + 1) === ',' && isName(context, index + 2)
  // 'Me, Síle, I do the kit', 'Lead - me, Jackie.'
  const isOfMe = keyAt(context, index) === 'me' && (keyAt(context, index + 3) === ',' && keyAt(context, index + 4) === 'i' || /^[-–:]$/u.test(keyAt(context, index - 1)) && /^[.;]?$/u.test(keyAt(context, index + 3)))
  const isNamed = isOpen && (isOfMe || /^(?:ich|yo|moi|eu|i)$/u.test(keyAt(context, index)) && keyAt(context, index + 3) === ',')
  if (!isNamed || context.plannerType !== 'sprint') return null
  const aside = bracketBehind(context, index + 4)
  return user(nameAt(context, index + 2), { from: index, to: aside ? aside.to + 1 : index + 3 }, { roles: isOfMe && keyAt(context, index + 4) !== 'i' ? [] : verbRole(context, index + 5), capacity: aside ? shareIn(context, aside) : null })
}

/** 'I (Tariq) write the copy', 'me (Steph)'. */
function nameInBracket(context: ReadingContext, index: number): Person | null {
  const key = keyAt(context, index)
  const isNamed = /^(?:i|me|ich|yo|moi)$/u.test(key) && keyAt(context, index + 1) === '(' && isName(context, index + 2) && keyAt(context, index + 3) === ')'
  return isNamed ? user(nameAt(context, index + 2), { from: index, to: index + 3 }, { roles: key === 'me' || key === 'moi' ? [] : verbRole(context, index + 4) }) : null
}

/** "I'm Sam". */
function introduction(context: ReadingContext, index: number): Person | null {
  const isNamed = keyAt(context, index) === "i'm" && isName(context, index + 1) && context.plannerType === 'sprint'
  return isNamed ? user(nameAt(context, index + 1), { from: index, to: index + 2 }) : null
}

function endOfSentence(context: ReadingContext, index: number): number {
  const segment = segmentAt(context, index)
  return segment ? sentenceOf(context, segment).at(-1)!.to : -1
}

/** 'There are two of us: I do the front end, Yuki the rest': the people counted are those that are named. */
export function settleCountOfUs(context: ReadingContext, people: Map<string, Person>): void {
  const counted = [...people.keys()].filter((name) => /^Person \d+$/u.test(name))
  const named = people.size - counted.length
  if (counted.length === 0 || named === 0) return
  // Of six helpers four are named: two are left to count.
  if (named + 1 < counted.length) {
    for (const name of counted.slice(counted.length - named)) people.delete(name)
    return
  }
  const { words } = people.get(counted[0]!)!
  for (const name of counted) people.delete(name)
  const own = context.segments.find(({ from }) => context.source.tokens[from]!.key === 'i')
  // The third of 'three of us' whom nobody names is whoever says so.
  const isUs = US.test(textOf(context, words))
  if (named >= counted.length || people.has('Me') || !own && !isUs) return
  people.set('Me', { name: 'Me', roles: own ? verbRole(context, own.from + 1) : [], isUser: true, words, capacity: null })
}

/** Counts the user in. */
const US = /(?<!\p{L})(?:us|we(?:['’]re)?|wir|zu|somos|sommes|est|sera|seremos|serons|are)(?!\p{L})/iu

/** 'Two developers, Candela and Maite': those counted are those named behind them. */
export function settleCountedRoles(context: ReadingContext, people: Map<string, Person>): void {
  const unnamed = [...people.values()].filter(({ name, roles }) => roles.length === 1 && new RegExp(`^${roles[0]!.replace(/[^\\p{L} ]/gu, '.')} \\d+$`, 'iu').test(name))
  for (const role of new Set(unnamed.map(({ roles }) => roles[0]!))) {
    const counted = unnamed.filter(({ roles }) => roles[0] === role)
    const named = [...people.values()].filter((person) => !unnamed.includes(person) && person.roles.includes(role))
    if (named.length >= counted.length) for (const { name } of counted) people.delete(name)
    // 'Three writers. … One of the writers, Ines, leaves in May': who is named in a later sentence is one of those counted.
    else for (const { name } of counted.slice(counted.length - named.filter(({ words }) => isInLaterSentence(context, counted[0]!.words, words)).length)) people.delete(name)
  }
  for (const { name, words } of unnamed) if (people.has(name) && namedBehind(context, words, people).length >= unnamed.length) people.delete(name)
  const named = [...people.values()].filter((person) => !unnamed.includes(person) && !isCalledByPost(person))
  if (named.length < 2) return
  for (const { name, roles, words } of unnamed) if ((unnamed.length > MOST_HELPERS || !isTrade(roles[0]!)) && !isTeamSentence(context, words)) people.delete(name)
}

function isInLaterSentence(context: ReadingContext, counted: Words, named: Words): boolean {
  const [first, later] = [segmentAt(context, counted.from), segmentAt(context, named.from)]
  return first !== null && later !== null && later.sentence > first.sentence
}

/** The 'Driver' of 'two conservators and a driver' has no name either. */
function isCalledByPost({ name, roles }: Person): boolean {
  return / \d+$/u.test(name) || roles.some((role) => role.toLowerCase() === name.toLowerCase())
}

/** 'Pilot with five agents', '12 nurses and 12 parents' beside two researchers with names: with whom something is done, unless what they are is what a plan is worked on by. */
function isTrade(role: string): boolean {
  const last = role.toLowerCase().split(' ').at(-1)!
  return [last, last.replace(/s$/u, '')].some((word) => ROLE_WORDS.has(word) || TEAM_WORDS.has(word) || HELPERS.test(word))
}

/** More than those who have names can be told about. */
const MOST_HELPERS = 8
const HELPERS = /^(?:helper|volunteer|trainee|apprentice|intern|assistant|student|junior|senior|temp|hand|friend|cousin|brother|sister)$/u

/** 'We are', 'the team is', 'there are': a sentence that tells who works on the plan. */
function isTeamSentence(context: ReadingContext, words: Words): boolean {
  const sentence = segmentAt(context, words.from)?.sentence
  return context.segments.some((segment) => segment.sentence === sentence && keysOf(context, segment).some((key, index, keys) => TEAM_WORDS.has(key) || /^(?:we're|we've)$/u.test(key) || key === 'we' && /^(?:are|have|need)$/u.test(keys[index + 1] ?? '')))
}

/** The people whom 'two developers and a tester: …' goes on to name, behind its colon or comma. */
function namedBehind(context: ReadingContext, { to }: Words, people: ReadonlyMap<string, Person>): Person[] {
  const { tokens } = context.source
  const end = tokens.findIndex(({ kind, key }, index) => index >= to && (kind === 'break' || /^[.!?]$/u.test(key)))
  // 'Two engineers, Tasha at half time and Vikram': right behind the comma a name begins.
  const isNext = /^[,(–-]$/u.test(tokens[to]?.key ?? '') && isName(context, to + 1)
  const colon = isNext ? to : tokens.findIndex(({ key }, index) => index >= to && (end < 0 || index < end) && key === ':')
  return colon < 0 ? [] : [...people.values()].filter(({ name, words: own }) => !/ \d+$/u.test(name) && own.from > colon && (end < 0 || own.to <= end))
}

/** One user at most, under their name if it is said, with what they say they do. */
export function settleUser(context: ReadingContext, people: Map<string, Person>): void {
  const users = () => [...people.values()].filter(({ isUser }) => isUser)
  if (users().some(({ name }) => name !== 'Me')) people.delete('Me')
  const own = people.size > 0 && users().length === 0 ? ownRoles(context, true) : []
  if (own.length > 0) people.set('Me', { name: 'Me', roles: own, isUser: true, words: [...people.values()][0]!.words, capacity: null })
  const [user] = people.size > 1 ? users() : []
  if (user) user.roles = [...new Set([...user.roles, ...ownRoles(context)])]
}
