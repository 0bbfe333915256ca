import { parseNumber } from '../../time/grammar/parse-number.ts'
import { claim, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { ownRoles, verbRole } from './doers.ts'
import { isName, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { bracketAt } from './own-times.ts'
import { shareIn } from './shares-of-time.ts'

/** The brackets behind a clause of at most six words. */
function bracketBehind(context: ReadingContext, from: number): Words | null {
  const open = context.source.tokens.slice(from, from + 7).findIndex(({ key }) => /^[.(,;]$/u.test(key))
  return open >= 0 && context.source.tokens[from + open]!.key === '(' ? bracketAt(context, from + open) : null
}

/** "I'm Sam", 'I (Tariq)', 'me (Steph)'. */
export function userAsides(context: ReadingContext): Person[] {
  const { tokens } = context.source
  const found: Person[] = []
  for (let index = 0; index + 1 < tokens.length; index += 1) {
    const { key } = tokens[index]!
    const isAside = (key === 'i' || key === 'me') && tokens[index + 1]!.key === '(' && isName(context, index + 2) && tokens[index + 3]?.key === ')'
    if (isOneOfMany(context, index)) found.push({ name: 'Me', roles: [], isUser: true, words: { from: index, to: index + 1 }, capacity: null })
    // 'Me: Ottilie, quality, 20 hours.'
    const sentence = /^(?:me|ich|yo|moi|eu)$/u.test(key) && tokens[index + 1]!.key === ':' && isName(context, index + 2) && context.plannerType === 'sprint' ? endOfSentence(context, index) : -1
    if (sentence > 0) {
      const words = { from: index, to: sentence }
      const [, , ...said] = context.segments.filter(({ from, to }) => from >= index && to <= sentence)
      const roles = said.filter((part) => part.to - part.from <= 3 && !context.groups.some(({ from, to }) => from < part.to && to > part.from)).map((part) => verbRole(context, part.from)[0] ?? '').filter((role) => role !== '')
      claim(context, words)
      found.push({ name: tokens[index + 2]!.text, roles, isUser: true, words, capacity: shareIn(context, words) })
    }
    // 'the electrician and me, Radka (budget)'.
    const isApposition = /^(?:me|myself)$/u.test(key) && /^(?:and|&|[+]|plus|with)$/u.test(tokens[index - 1]?.key ?? '') && tokens[index + 1]!.key === ',' && isName(context, index + 2) && tokens[index + 3]?.key === '('
    if (isApposition) found.push({ name: tokens[index + 2]!.text, roles: [], isUser: true, words: { from: index, to: index + 3 }, capacity: null })
    const isNamedUser = isName(context, index) && tokens[index + 1]!.key === '(' && /^(?:me|myself|ich|yo|moi|eu)$/u.test(tokens[index + 2]?.key ?? '') && tokens[index + 3]?.key === ')'
    if (isNamedUser && context.plannerType === 'sprint') {
      const role = tokens[index + 4]?.key === ':' ? verbRole(context, index + 5) : []
      found.push({ name: tokens[index]!.text, roles: role, isUser: true, words: { from: index, to: index + 4 }, capacity: null })
    }
    // 'me (Doris, head of catering)'.
    const close = key === 'me' && tokens[index + 1]!.key === '(' && isName(context, index + 2) && tokens[index + 3]?.key === ',' ? tokens.findIndex((token, at) => at > index && token.key === ')') : -1
    if (close > 0 && close < index + 12) found.push({ name: tokens[index + 2]!.text, roles: verbRole(context, index + 4), isUser: true, words: { from: index, to: close + 1 }, capacity: shareIn(context, { from: index + 2, to: close }) })
    // 'und ich, Ursin, mache die Technik'.
    const isNamedIch = /^(?:ich|yo|moi|eu|i)$/u.test(key) && tokens[index + 1]!.key === ',' && isName(context, index + 2) && tokens[index + 3]?.key === ',' && context.plannerType === 'sprint'
    if (isNamedIch) {
      const aside = bracketBehind(context, index + 4)
      found.push({ name: tokens[index + 2]!.text, roles: verbRole(context, index + 5), isUser: true, words: { from: index, to: aside ? aside.to + 1 : index + 3 }, capacity: aside ? shareIn(context, aside) : null })
    }
    const isIntroduction = key === "i'm" && isName(context, index + 1) && context.plannerType === 'sprint'
    const at = isAside ? index + 2 : index + 1
    if (isAside || isIntroduction) found.push({ name: tokens[at]!.text, roles: isAside && key === 'i' ? verbRole(context, index + 4) : [], isUser: true, words: { from: index, to: at + 1 }, capacity: null })
  }
  return found
}

function endOfSentence(context: ReadingContext, index: number): number {
  const segment = segmentAt(context, index)
  return segment ? sentenceOf(context, segment).at(-1)!.to : -1
}

/** 'me + 2 devs'. */
function isOneOfMany(context: ReadingContext, index: number): boolean {
  const [me, joint, , noun] = context.source.tokens.slice(index, index + 4)
  return context.plannerType === 'sprint' && /^(?:me|myself)$/u.test(me!.key) && /^(?:and|&|[+]|plus|,)$/u.test(joint?.key ?? '') && parseNumber(context.source, index + 2) !== null && TEAM_WORDS.has(noun?.key ?? '')
}

/** 'There are two of us: I do the front end, Yuki the rest': the people counted are those that are named. */
export function settleCountOfUs(context: ReadingContext, people: Map<string, Person>): void {
  const counted = [...people.keys()].filter((name) => /^Person \d+$/u.test(name))
  const named = people.size - counted.length
  if (counted.length === 0 || named === 0 || named + 1 < counted.length) return
  const { words } = people.get(counted[0]!)!
  for (const name of counted) people.delete(name)
  const own = context.segments.find(({ from }) => context.source.tokens[from]!.key === 'i')
  if (named >= counted.length || people.has('Me') || !own) return
  people.set('Me', { name: 'Me', roles: verbRole(context, own.from + 1), isUser: true, words, capacity: null })
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
