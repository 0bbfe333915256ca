import type { ReadingContext, Words } from '../reading-context.ts'
import { isEmptyWord } from '../empty-words.ts'
import { verbRole } from './doers.ts'
import { isGivenName } from './given-names.ts'
import { isDepartment, isName, isTitle, isUserWord, LANGUAGES, roleOfCue } from './people-words.ts'
import type { Person } from './people-words.ts'
import { isPostWord } from './post-words.ts'
import { rolesIn } from './rosters.ts'
import { shareAt, shareIn } from './shares-of-time.ts'
import { isOwnWork, isPluralAsWell, isWorkOfOther } from './work-verbs.ts'

/** What stands between two commas, with the brackets behind it. */
export type Item = Words & { bracket?: Words }

/** Those of one item; told are those with a post or work outside of brackets, described also those with brackets, headed those behind a colon of their own. */
export type Member = { people: Person[]; isTold: boolean; isDescribed: boolean; isHeaded?: boolean; times: Words | null; words: Words }

type Names = { names: string[]; from: number; to: number }

const JOINT = /^(?:and|&|\+|\/|und|y|et|e)$/u
const EACH = /^(?:each|both|apiece|everyone|all|je|jeweils|beide|cada|ambos|ambas|chacune?|tous)$/u
const PERIOD = /^(?:per|a|an|every|sprint|iteration|week|pro|por|par)$/u
/** Verbs that say nothing of what is done. */
const GENERAL = /^(?:runs?|do|does|leads?|handles?|manages?|helps?|takes?|works?)$/u
const LONGEST_POST = 3
const LONGEST_WORK = 5

/** One item of a sentence about a team; null where it is about anything else. */
export function memberOf(context: ReadingContext, item: Item): Member | null {
  const { tokens } = context.source
  const from = /^(?:and|plus|&|with|so|und|y|et|e)$/u.test(tokens[item.from]!.key) && item.to > item.from + 1 ? item.from + 1 : item.from
  const isUser = isUserWord(context, from)
  // "I'm the director (Neela)" is read as what the user says of themselves.
  if (/^i['’]m$/u.test(tokens[from]!.key) && item.bracket && item.to <= from + LONGEST_WORK) return { people: [], isTold: true, isDescribed: true, times: null, words: { from, to: from } }
  return isUser && item.to <= from + 1 ? userAlone(context, item, from) : namedMember(context, item, { from, isUser })
}

/** 'me', and the name of 'me (Klaus, 12h)'; whatever else stands in the brackets is read elsewhere. */
function userAlone(context: ReadingContext, { bracket }: Item, from: number): Member {
  const { tokens } = context.source
  const isNamed = bracket && isName(context, bracket.from) && (bracket.to === bracket.from + 1 || tokens[bracket.from + 1]!.key === ',')
  const people = isNamed ? [{ name: tokens[bracket.from]!.text, roles: [], isUser: true, words: { from, to: bracket.to + 1 }, capacity: shareIn(context, bracket) }] : []
  return { people, isTold: false, isDescribed: bracket !== undefined, times: null, words: { from, to: from } }
}

function namedMember(context: ReadingContext, item: Item, { from, isUser }: { from: number; isUser: boolean }): Member | null {
  const { bracket } = item
  // 'Erzieherin Jule nur donnerstags'.
  const days = daysAtEnd(context, item)
  const end = days?.from ?? item.to
  const colon = colonOf(context, { from, to: end })
  const found = namesOf(context, { from: colon === null ? from : colon + 1, to: end })
  const post = found ? postBefore(context, { from: isUser ? from + 1 : from, to: found.from }) : null
  const behind = found && post !== null ? behindNames(context, { from: found.to, to: end }) : null
  if (!found || post === null || behind === null) return null
  const isTold = isUser || days !== null || post.isPost || behind.role !== null && behind.isPlain !== true || isTitle(context, found.from)
  if (context.language === 'de' && !isTold && !bracket && colon === null) return null
  const words = { from, to: bracket ? bracket.to + 1 : item.to }
  const said = { post: post.text, role: behind.role, capacity: behind.capacity ?? (bracket ? shareIn(context, bracket) : null), bracket: bracket ?? null }
  const people = found.names.map((name, index) => ({ name, isUser, words, ...shareOf(context, said, { index, count: found.names.length }) }))
  return { people, isTold, isDescribed: isTold || bracket !== undefined || said.capacity !== null, isHeaded: colon !== null, times: bracket ?? days, words }
}

/** Where 'sound desk: Théo' turns from what is done to who does it, where nothing but names is left behind it. */
function colonOf(context: ReadingContext, { from, to }: Words): number | null {
  const at = from + context.source.tokens.slice(from, to - 1).findIndex(({ key }) => key === ':')
  return at > from && !HEADS_OF_PLANS.test(context.source.tokens[at - 1]!.key) && (isName(context, at + 1) || isTitle(context, at + 1)) ? at : null
}

/** 'Start: Hamburg, venue: Odeon': what a plan says of itself, and nobody. */
const HEADS_OF_PLANS = /^(?:start|end|finish|budget|deadline|goals?|aim|venue|place|where|when|theme|title|location|client|customer|product|tools?|topics?|language|format|stack|from|to|ort|ziel|thema|beginn|ende|lugar|tema|inicio|fin|final|lieu|theme|debut|local|fim)$/u

type Said = { post: string; role: string | null; capacity: Person['capacity']; bracket: Words | null }

/** What the words say of one of several: a post before them is everybody's, a bracket behind them the last one's unless it says each. */
function shareOf(context: ReadingContext, { post, role, capacity, bracket }: Said, { index, count }: { index: number; count: number }): Pick<Person, 'roles' | 'capacity'> {
  const isOfEach = count > 1 && bracket !== null && context.source.tokens.slice(bracket.from, bracket.to).some(({ key }) => EACH.test(key))
  const roles = post !== '' ? [count > 1 ? inSingular(post) : post] : role !== null ? [role].filter((each) => each !== '') : bracket ? rolesIn(context, bracket) : []
  const areOwnRoles = index === 0 || post !== '' || role !== null || isOfEach
  const isOwnCapacity = isOfEach || bracket === null || index === count - 1
  return { roles: areOwnRoles ? roles.filter((each) => !EACH.test(each)) : [], capacity: isOwnCapacity ? capacity : null }
}

const ONLY_ONES = /^(?:only|just|nur|solo|seulement|uniquement|apenas|so|somente)$/u
const ONLY = /^(?:only|just|on|nur|am|solo|los|el|seulement|uniquement|le|les|apenas|so|somente|as|nas|aos)$/u

/** The 'nur donnerstags' or 'mornings only' that an item ends with: days of the week or hours of the day, announced as the only ones. */
export function daysAtEnd(context: ReadingContext, { from, to }: Words): Words | null {
  const { tokens } = context.source
  const end = to > from + 1 && ONLY_ONES.test(tokens[to - 1]!.key) ? to - 1 : to
  const group = context.groups.find((other) => other.from > from && (other.to === end || other.to === to))
  if (!group || group.entries.some(({ weekdays, windows }) => weekdays === null && windows.length === 0)) return null
  let start = group.from
  while (start > from && ONLY.test(tokens[start - 1]!.key)) start -= 1
  return tokens.slice(start, to).some(({ key }) => ONLY_ONES.test(key)) ? { from: start, to } : null
}

/** The developer of 'devs Alva & Bruno', the assistant of 'assistants Benny and Clara'. */
function inSingular(post: string): string {
  const words = post.split(' ')
  const last = words.pop()!
  if (/or[ea]s$/u.test(last)) return [...words, last.replace(/(?<=or)es$|s$/u, '')].join(' ')
  return [...words, last.endsWith('s') ? roleOfCue(last)[0] ?? last.slice(0, -1) : last].join(' ')
}

/** '6 hours a week each', '25 hours a week each for Cas and Fenna' as an item of its own: how much, of each or of the last, and of whom where that is said. */
export function shareAlone(context: ReadingContext, { from, to }: Item): { capacity: Person['capacity']; isOfEach: boolean; names: readonly string[] | null } | null {
  const { tokens } = context.source
  const first = EACH.test(tokens[from]!.key) ? from + 1 : from
  const start = first + tokens.slice(first, to).findIndex(({ key }) => !/^(?:max|maximum|about|around|up|to|at|most|roughly|with|rund|circa|ca|max)$/u.test(key))
  const isTime = context.groups.some((group) => group.from >= first && group.from <= start) || tokens[start]?.kind === 'digits'
  const named = namesBehindFor(context, { from: start, to })
  const end = named?.from ?? to
  const rest = tokens.slice(start, end).filter(({ kind }, offset) => kind === 'word' && !context.groups.some((group) => start + offset >= group.from && start + offset < group.to))
  const capacity = isTime && rest.every(({ key }) => EACH.test(key) || PERIOD.test(key)) ? shareIn(context, { from: first, to: end }) : null
  return capacity ? { capacity, isOfEach: first > from || rest.some(({ key }) => EACH.test(key)), names: named?.names ?? null } : null
}

/** The 'for Cas and Fenna' that ends an item. */
function namesBehindFor(context: ReadingContext, { from, to }: Words): { names: string[]; from: number } | null {
  const { tokens } = context.source
  const at = from + tokens.slice(from, to - 1).findIndex(({ key }) => /^(?:for|fur|para|pour)$/u.test(key))
  const found = at > from ? namesOf(context, { from: at + 1, to }) : null
  return found && found.from === at + 1 && found.to === to ? { names: found.names, from: at } : null
}

/** The names of an item and where they stand: 'Benny and Clara', 'Dr. Noor Haddad', the last word of 'Archivist Helene'. */
function namesOf(context: ReadingContext, { from, to }: Words): Names | null {
  const { tokens } = context.source
  const isAt = (index: number) => index < to && isName(context, index) && !isTitle(context, index)
  let start = from
  // A capital that begins the sentence, or a post written like a name.
  const isPostHere = (index: number) => isAt(index) && (!isAt(index + 1) && tokens[index + 1]?.kind === 'word' && isPostWord(tokens[index + 1]!, context.language) && [2, 3].some((step) => isAt(index + step) || isTitle(context, index + step)) || isPostWord(tokens[index]!, context.language) && (isAt(index + 1) || isTitle(context, index + 1) || isAt(index + 2)))
  while (start < to && (!isAt(start) && !isTitle(context, start) || isPostHere(start))) start += 1
  if (start >= to) return null
  const names: string[] = []
  let index = start
  for (;;) {
    const words: string[] = []
    while (index < to && (isTitle(context, index) || isAt(index) || tokens[index]!.key === '.' && words.length > 0 && isTitle(context, index - 1))) {
      if (tokens[index]!.kind === 'word') words.push(tokens[index]!.text)
      index += 1
    }
    if (words.length === 0 || words.length > LONGEST_POST) return null
    names.push(words.join(' '))
    if (!(JOINT.test(tokens[index]?.key ?? '') && index + 1 < to && (isAt(index + 1) || isTitle(context, index + 1)))) break
    index += 1
  }
  return { names, from: start, to: index }
}

/** What is said before the names: '', or a post of up to three words; null for anything else. */
function postBefore(context: ReadingContext, { from, to }: Words): { text: string; isPost: boolean } | null {
  const { tokens } = context.source
  const words = tokens.slice(from, to).filter(({ key }) => key !== ':')
  if (words.length > LONGEST_POST || words.some(({ kind, key }) => kind !== 'word' || /^(?:by|with|for|to|from|of|mit|con|avec|com|is|are|then|first|before|after|no|not|only|except|but|apart|besides)$/u.test(key))) return null
  const text = words.map((word) => (isDepartment(word.text) || context.language === 'de' || /^\p{Lu}{2,}$/u.test(word.text) ? word.text : word.text.toLowerCase())).join(' ')
  return { text, isPost: words.some((word) => isPostWord(word, context.language)) }
}

/** Index behind the 'QA' of 'QA at half time'. */
function beforeShare(context: ReadingContext, { from, to }: Words): number {
  for (let at = from + 1; at < to; at += 1) {
    if ((shareAt(context, at)?.next ?? 0) === to) return /^(?:at|with|a|zu)$/u.test(context.source.tokens[at - 1]!.key) && at - 1 > from ? at - 1 : at
  }
  return to
}

/** What is said behind the names: 'QA', 'from sales', 'runs it', and how much time there is; null for anything else. */
function behindNames(context: ReadingContext, { from, to }: Words): { role: string | null; capacity: Person['capacity']; isPlain?: true } | null {
  const { tokens } = context.source
  const group = context.groups.find((other) => other.from >= from && other.to === to)
  const isShare = group !== undefined && shareIn(context, group) !== null
  const end = isShare ? group.from : to
  if (context.groups.some((other) => other.from < end && other.to > from)) return null
  const words = tokens.slice(from, beforeShare(context, { from, to: end }))
  const capacity = isShare ? shareIn(context, group) : end > from ? shareIn(context, { from, to }) : null
  if (words.length === 0 || (shareAt(context, from)?.next ?? 0) >= end) return { role: null, capacity }
  if (words.some(({ kind }) => kind !== 'word')) return capacity ? { role: null, capacity } : null
  if (words.length <= LONGEST_POST && words.every((word, index) => isPostWord(word, context.language) || LANGUAGES.test(word.text) || index > 0 && JOINT.test(word.key))) return { role: words.map(({ text }) => text).join(' '), capacity }
  if (/^(?:from|in|aus|de|du|von|vom|do|da)$/u.test(words[0]!.key) && words.length <= LONGEST_POST) return { role: words.slice(1).map(({ text }) => text).join(' '), capacity }
  // 'Ridge signs for climbers'.
  const isThing = isPluralAsWell(words[0]!.key) && /^(?:for|of|from|in|with)$/u.test(words[1]?.key ?? '') && !isGivenName(context.source.tokens[from - 1]!.key)
  const isWork = !isThing && (isWorkOfOther(words[0]!.key) || isOwnWork(words[0]!.key)) && words.length <= LONGEST_WORK
  if (isWork) return { role: verbRole(context, from)[0] ?? (GENERAL.test(words[0]!.key) ? '' : words[0]!.text), capacity }
  // 'Fenna sound and edit' beside others of whom more is said.
  const isPlain = context.language === 'en' && words.length <= LONGEST_POST && words.every(({ text, key }, index) => /^\p{Ll}{3,}$/u.test(text) && (!isEmptyWord(key) || index > 0 && index < words.length - 1 && JOINT.test(key)))
  return isPlain ? { role: words.map(({ text }) => text).join(' '), capacity, isPlain } : null
}
