import { senseAt } from '../../time/grammar/source.ts'
import { hasCue } from '../cues.ts'
import { isEmptyWord } from '../empty-words.ts'
import { claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isGivenName } from './given-names.ts'
import { REST } from './handed-people.ts'
import { addOwnTimes, bracketAt } from './own-times.ts'
import { isDepartment, isName, isTitle, isUserWord } from './people-words.ts'
import type { Person } from './people-words.ts'
import { hasDays } from './rosters.ts'
import { shareIn } from './shares-of-time.ts'

/** Names and what remains: 'Ana - backend', 'recruiter Dana', 'Leo 20 h/week', 'approval: me (Steph)'. */
export function peopleOfItem(context: ReadingContext, whole: Words, role: string[]): Person[] {
  if (isName(context, whole.from) && /^(?:can|could|is|isn't|has|will|won't|works|only|cannot|can't)$/u.test(context.source.tokens[whole.from + 1]?.key ?? '')) return []
  const item = { from: whole.from, to: endOfRole(context, whole) }
  const { names, rest, isUser } = wordsOfItem(context, item)
  const own = userOfItem(context, item, { names, rest, isUser })
  if (own) return [own]
  if (names.length === 0 || names.length > 3 || rest.length > LONGEST_ITEM || isSentenceOfThing(context, item)) return []
  claim(context, item)
  const hasDays = context.groups.some(({ from, to, entries }) => from >= item.from && to <= item.to && entries.some(({ weekdays }) => weekdays !== null))
  const hasBracket = context.source.tokens.slice(item.from, item.to).some(({ key }) => key === '(')
  if (names.length === 1 && hasDays && (!hasBracket || !isBracketOfName(context, item))) addOwnTimes(context, names[0]!, item)
  const roles = rest.length > 0 && rest.length <= 5 ? [rest.join(' ')] : role
  return names.map((name) => ({ name, roles, isUser, words: item, capacity: shareIn(context, item) }))
}

/** 'me directing', 'ich Fotos', 'me (product, evenings only)': the user, with what they do. */
function userOfItem(context: ReadingContext, item: Words, { names, rest, isUser }: WordsOfItem): Person | null {
  if (!isUser || !isUserWord(context, item.from) || names.some(isGivenName) || context.source.tokens[item.from + 1]?.key === '(' && isName(context, item.from + 2) && names.length > 0) return null
  const roles = [...names, ...rest]
  const aside = bracketAt(context, item.from + 1)
  if (aside) addOwnTimes(context, 'Me', aside)
  claim(context, item)
  return roles.length > LONGEST_ITEM - 1 ? null : { name: 'Me', roles: roles.length > 0 && !REST.test(roles.join(' ')) ? [roles.join(' ')] : [], isUser: true, words: item, capacity: shareIn(context, item) }
}

/** The brackets right behind a name are read with it elsewhere. */
function isBracketOfName(context: ReadingContext, { from, to }: Words): boolean {
  const open = context.source.tokens.slice(from, to).findIndex(({ key }) => key === '(')
  return open > 0 && isName(context, from + open - 1)
}

/** 'product: our Arduino scale sends wrong weights' tells of a thing. */
function isSentenceOfThing({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return /^(?:our|the|this|these)$/u.test(tokens[from]!.key) && tokens.slice(from, to).some(({ text }, index) => index > 1 && /^\p{Ll}{3,}s$/u.test(text) && /^\p{Ll}+$/u.test(tokens[from + index + 1]?.text ?? '') && index < to - from - 2)
}

type WordsOfItem = { names: string[]; rest: string[]; isUser: boolean }

/** The words of an item, sorted into names and what they are. */
function wordsOfItem(context: ReadingContext, item: Words): WordsOfItem {
  const { tokens } = context.source
  const names: { name: string; at: number }[] = []
  const rest: string[] = []
  let isUser = false
  let depth = 0
  for (let index = item.from; index < item.to; index += 1) {
    const token = tokens[index]!
    if (token.key === '(') depth += 1
    if (token.key === ')') depth -= 1
    // The field of 'Tom (student, in the field 8-12 May)' is where he is then.
    if (depth > 0 && token.key === ',' && rest.length > 0 && hasDays(context, index + 1, item.to)) break
    // 'price lists in Shopify', 'move to Linear': where or to what.
    if (index > item.from && depth <= 0 && names.length === 0 && isName(context, index) && /^(?:in|to|into|onto|from|at|of|via|using|on)$/u.test(tokens[index - 1]!.key)) return { names: [], rest: [], isUser: false }
    // 'Jana (Direktorin)': in brackets behind a name stands what she is.
    if (isName(context, index) && (depth <= 0 || names.length === 0) && rest.length + names.length < LONGEST_ITEM) {
      const named = nameFrom(context, index, item.to)
      const last = names.at(-1)
      if (last?.at === index - 1 && named.at === index) names[names.length - 1] = { name: `${last.name} ${named.name}`, at: index }
      else names.push(named)
      index = named.at
      continue
    }
    const isInitial = names.length > 0 && /^\p{Lu}$/u.test(token.text) && tokens[index + 1]?.key === '.'
    if (isInitial) continue
    if (rest.length > 0 && isGluedByHyphen(context, index)) rest.push(`${rest.pop()!}-${token.text}`)
    else if (isUserWord(context, index)) isUser = true
    else if (saysWhat(context, index)) rest.push(token.text)
    if (token.key === '.' && !token.spaced && tokens[index + 1]?.spaced && tokens[index - 1]!.text.length > 1) break
  }
  return { names: names.map(({ name }) => name), rest, isUser }
}

const LONGEST_ITEM = 6

/** A name with the title before it, as the Dra of 'Dra. Helena'. */
function nameFrom(context: ReadingContext, index: number, to: number): { name: string; at: number } {
  const { tokens } = context.source
  // 'Frau Dr. Lindqvist'.
  const second = isTitle(context, index) && isTitle(context, index + 1) ? index + 1 : index
  const named = isTitle(context, index) ? [second + 1, second + 2].find((at) => at < to && isName(context, at) && !isTitle(context, at)) : undefined
  const isTitled = named !== undefined && (named === second + 1 || tokens[second + 1]!.key === '.')
  const own = isTitled ? { name: `${second > index ? `${tokens[index]!.text} ` : ''}${tokens[second]!.text} ${tokens[named]!.text}`, at: named } : { name: tokens[index]!.text, at: index }
  // 'Ji-woo' is one name.
  const behind = named === undefined && isGluedByHyphen(context, index + 2) ? tokens[index + 2]! : null
  return behind === null ? own : { name: `${own.name}-${behind.text}`, at: index + 2 }
}

function isGluedByHyphen({ source: { tokens } }: ReadingContext, index: number): boolean {
  return tokens[index]?.kind === 'word' && !tokens[index].spaced && tokens[index - 1]!.key === '-' && !tokens[index - 1]!.spaced
}

/** A word of what somebody is, not of how much time there is. */
function saysWhat(context: ReadingContext, index: number): boolean {
  const { kind, key, text } = context.source.tokens[index]!
  return kind === 'word' && (!isEmptyWord(key) || isDepartment(text)) && !isTimeWord(context, index) && !/^(?:total|altogether|max|each|per|sprint|sprints|iteration|week|day|half|full|part|time|off|away|leave|on|full-time|part-time|percent|per|cent|fte|vza|etp)$/u.test(key)
}

/** 'Yuki does the pipeline and is not available in the mornings': what is said behind the 'and' is no role. */
function endOfRole(context: ReadingContext, { from, to }: Words): number {
  const { tokens } = context.source
  const at = tokens.slice(from, to).findIndex(({ key, spaced }, offset) => (key === ',' || /^[-–]$/u.test(key) && spaced && /^(?:joins?|joining|starts?|starting|back|returns?)$/u.test(tokens[from + offset + 1]?.key ?? '')) && (hasCue([tokens[from + offset + 1]?.key ?? ''], 'awayOfPerson') || /^(?:off|away|out|absent|not|no|never|only|on|unavailable|ooo|pto|nur|solo|seulement|so|ab|desde|des|im|en|em|joins?|joining|starts?|starting|back|returns?)$/u.test(tokens[from + offset + 1]?.key ?? '')) || offset > 0 && /^(?:joins|joining)$/u.test(key) && isName(context, from + offset - 1) || /^(?:and|but)$/u.test(key) && /^(?:is|isn't|has|can|can't|cannot|works|only|will|won't|doesn't)$/u.test(tokens[from + offset + 1]?.key ?? ''))
  return at > 0 ? from + at : to
}

function isTimeWord(context: ReadingContext, index: number): boolean {
  if (context.groups.some(({ from, to }) => index >= from && index < to)) return true
  return senseAt(context.source, index, 'unit') !== null || senseAt(context.source, index, 'weekday') !== null
}
