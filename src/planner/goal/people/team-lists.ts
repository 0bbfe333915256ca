import { parseNumber } from '../../time/grammar/parse-number.ts'
import { senseAt } from '../../time/grammar/source.ts'
import { hasDays } from './rosters.ts'
import { shareIn } from './shares-of-time.ts'
import { hasCue } from '../cues.ts'
import { isEmptyWord } from '../empty-words.ts'
import { REST } from './handed-people.ts'
import { isGivenName } from './given-names.ts'
import { isDepartment, isName, isTitle, isUserWord, roleOfCue, ROLE_WORDS, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { addOwnTimes, bracketAt } from './own-times.ts'
import { isListOfDates } from './lists-of-dates.ts'
import { occupationOf } from './roles.ts'

/** 'Team: Ana - backend, Bo - frontend', '3 ppl: Wei, Olga', 'two devs (Kemi, Lars)', 'devs: Joost and Fleur'. */
export function teamLists(context: ReadingContext): Person[] {
  const found: Person[] = []
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    const occupation = context.plannerType === 'sprint' ? occupationOf(tokens[index]!.key) : null
    if (!TEAM_WORDS.has(tokens[index]!.key.replace(/^l['’]/u, '')) && !ROLE_WORDS.has(tokens[index]!.key) && occupation === null && !isAgents(context, index)) continue
    // 'Get the archive ready for researchers: 3 sprints …': whom it is for.
    if (occupation !== null && /^(?:for|to)$/u.test(tokens[index - 1]?.key ?? '') && tokens[index + 1]?.key === ':') continue
    const list = listAfter(context, index)
    // 'At 6pm: Bach, Chopin'.
    if (index > 0 && tokens[index - 1]!.kind === 'digits' && !tokens[index]!.spaced) continue
    // 'Team: 2 SREs (Priya, Walt) + 1 engineer (Lena, 20%)': each role has its own list.
    if (!list || holdsCountedRoles(context, list) || isListOfThings(context, index, list) || isListOfDates(context, list)) continue
    const role = roleOfLabel(context, index) ?? (occupation === null || roleOfCue(tokens[index]!.key).length > 0 ? roleOfCue(tokens[index]!.key) : [occupation])
    let roles = role
    const own: Person[] = []
    for (const item of itemsOf(context, list)) {
      const people = peopleOfItem(context, item, roles)
      own.push(...people)
      // 'Anwar (lead), Steffi, Joaquín - 30 hours each': what is said behind the last holds for all.
      const shared = people[0]?.capacity ?? null
      if (shared && saysEachIn(context, item)) for (const person of own) person.capacity ??= shared
      found.push(...people)
      roles = /^(?:and|&|\+)$/u.test(tokens[item.to]?.key ?? '') ? (people[0]?.roles ?? role) : role
    }
    index = Math.max(index, list.to - 1)
  }
  return found
}

/** 'Product: Brotdose aus Holz', 'Content: posts for Rome': a field of work heads things as well as people. */
function isListOfThings(context: ReadingContext, index: number, { from, to }: Words): boolean {
  const { tokens } = context.source
  if (!/^(?:product|project|content|data|design|support|research|marketing|sales|hardware|software|web|code|art|music|video|graphics|legal|finance|security|mobile|test|tests|testing|copy)$/u.test(tokens[index]!.key) || !/^[:=]$/u.test(tokens[index + 1]?.key ?? '')) return false
  const words = tokens.slice(from, to).filter(({ kind, key }) => kind === 'word' && key !== 'and')
  return !words.some(({ key }) => isGivenName(key)) && words.length > namesIn(context, { from, to })
}

/** The whole label of 'Front desk lead: Mo' at the start of a sentence. */
function roleOfLabel({ source: { tokens } }: ReadingContext, index: number): string[] | null {
  const { key } = tokens[index]!
  if (tokens[index + 1]?.key !== ':' || roleOfCue(key)[0] !== key) return null
  let from = index
  while (from > 0 && tokens[from - 1]!.kind === 'word' && index - from < LONGEST_LABEL) from -= 1
  const isStart = from === 0 || tokens[from - 1]!.kind === 'break' || /^[.;*•-]$/u.test(tokens[from - 1]!.key)
  return isStart && from < index && !isEmptyWord(tokens[from]!.key) ? [tokens.slice(from, index + 1).map((word) => word.key).join(' ')] : null
}

const LONGEST_LABEL = 3

function saysEachIn({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return tokens.slice(from, to).some(({ key }) => /^(?:each|apiece|je|jeweils|cada|chacune?)$/u.test(key))
}

function holdsCountedRoles(context: ReadingContext, { from, to }: Words): boolean {
  return context.source.tokens.some(({ key }, index) => index > from && index < to - 1 && key === '(' && isName(context, index + 1) && occupationOf(context.source.tokens[index - 1]!.key) !== null && [index - 2, index - 3, index - 4].some((at) => at >= from && parseNumber(context.source, at) !== null))
}

/** The list behind a colon up to the end of its sentence, or in the brackets that follow. */
function listAfter(context: ReadingContext, index: number): Words | null {
  const { tokens } = context.source
  if (isAlone(context, index)) return null
  let at = index + 1
  // 'Team of 3:' and 'devs on this:'.
  while (at < tokens.length && at < index + 4 && tokens[at]!.key !== ':' && tokens[at]!.key !== '(' && (tokens[at]!.kind === 'digits' || isEmptyWord(tokens[at]!.key) || parseNumber(context.source, at))) at += 1
  if (isHeadOfBullets(context, index, at)) return bulletsBehind(context, at)
  const open = tokens[at]?.key
  // The devs of 'Petra and Yusuf are devs, Mirjam does photos' are those before.
  if (open === ',' && TEAM_WORDS.has(tokens[index]!.key) && !/^(?:are|is|both|sind|son|sont|sao)$/u.test(tokens[index - 1]?.key ?? '') && !isTitleOfName(context, index) && isName(context, at + 1)) return namesBehind(context, at + 1)
  if (open !== ':' && open !== '(' && open !== '=') return nameList(context, index + 1)
  let to = at + 1
  let depth = 0
  while (to < tokens.length) {
    const token = tokens[to]!
    if (open === '(' ? token.key === ')' && depth === 0 : isEndOfList(context, to, at + 1)) break
    if (token.key === '(') depth += 1
    if (token.key === ')') depth -= 1
    to += 1
  }
  const list = { from: at + 1, to }
  const hasName = tokens.slice(list.from, list.to).some((_, offset) => isName(context, list.from + offset))
  return hasName ? list : null
}

/** 'People' on a line of its own, or with its colon, and below it bullets that begin with names or hold one each. */
function isHeadOfBullets(context: ReadingContext, index: number, at: number): boolean {
  const { tokens } = context.source
  const end = tokens[at]?.key === ':' ? at + 1 : at
  // '* Firmware' above '* Housing' is an item like it.
  const isItem = /^[-*•+]$/u.test(tokens[index - 1]?.key ?? '') && end === at
  const isAlone = !isItem && (index === 0 || tokens[index - 1]!.kind === 'break' || tokens[index - 2]?.kind === 'break') && tokens[end]?.kind === 'break'
  return isAlone && /^[-*•+]$/u.test(tokens[end + 1]?.key ?? '') && holdsOnePersonEach(context, bulletsBehind(context, at), 'break')
}

/** The bullets below a heading, up to an empty line or one without a bullet. */
function bulletsBehind({ source: { tokens } }: ReadingContext, at: number): Words {
  const from = tokens[at]?.key === ':' ? at + 1 : at
  let to = from + 1
  while (to < tokens.length && !(tokens[to]!.kind === 'break' && !/^[-*•+]$/u.test(tokens[to + 1]?.key ?? ''))) to += 1
  return { from, to }
}

/** The engineer of 'Anneke mech. engineer, Sunil firmware': what the one before is. */
function isTitleOfName(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  for (let at = index - 1; at >= 0 && at >= index - 4; at -= 1) {
    if (isName(context, at)) return true
    if (tokens[at]!.kind === 'word' ? tokens[at]!.text !== tokens[at]!.key || isEmptyWord(tokens[at]!.key) : tokens[at]!.key !== '.' || tokens[at]!.spaced) return false
  }
  return false
}

/** 'two devs, Sam and Alex, …': names up to the first other word. */
function namesBehind(context: ReadingContext, from: number): Words {
  let to = from
  for (let index = from; isName(context, index) || (/^(?:,|and|&|\+|y|und|et|e)$/u.test(context.source.tokens[index]?.key ?? '') && isName(context, index + 1)); index += 1) to = index + 1
  return { from, to }
}

/** The interviewers of 'interviewers Ines and Omar'. */
function isAgents(context: ReadingContext, index: number): boolean {
  const { key } = context.source.tokens[index]!
  return context.plannerType === 'sprint' && (/(?:er|or|ist|lead)s$/u.test(key) && roleOfCue(key).length > 0 || /^(?:assistants|colleagues|friends|helpers|trainees|partners|flatmates|neighbours|neighbors|cousins|brothers|sisters|siblings|kids|children)$/u.test(key) && /^(?:my|our|two|three|four|2|3|4)$/u.test(context.source.tokens[index - 1]?.key ?? ''))
}

/** 'recruiter Dana', 'engineers Mei and Oskar': names right behind the word. */
function nameList(context: ReadingContext, from: number): Words | null {
  if (isName(context, from) && isAgents(context, from - 1)) return namesBehind(context, from)
  if (!isName(context, from) || !ROLE_WORDS.has(context.source.tokens[from - 1]!.key)) return null
  // 'pick test Gent' is work at a place, 'pm Gent' is somebody.
  const [role, before] = [context.source.tokens[from - 1]!.key, context.source.tokens[from - 2]]
  if (occupationOf(role) === null && !roleOfCue(role).some((each) => /(?:er|or|ist)$/u.test(each)) && before?.kind === 'word' && before.text === before.key && !ROLE_WORDS.has(before.key) && !isEmptyWord(before.key)) return null
  // 'teacher Mr Lindqvist'.
  const surname = context.source.tokens[from + 1]?.key === '.' ? from + 2 : from + 1
  return { from, to: isTitle(context, from) && isName(context, surname) ? surname + 1 : from + 1 }
}

function isEndOfList(context: ReadingContext, index: number, from: number): boolean {
  const { tokens } = context.source
  const token = tokens[index]!
  // Bullets below a list that stands on one line are other things.
  if (token.kind === 'break' && index > from && tokens[from]!.kind !== 'break' && /^[-*•]$/u.test(tokens[index + 1]?.key ?? '')) return true
  if (token.kind === 'break') return tokens[index + 1]?.kind === 'break' || index + 1 >= tokens.length || !isName(context, index + 1) && !/^[-*•]$/u.test(tokens[index + 1]!.key)
  return (token.key === '.' && !isTitle(context, index - 1) || token.key === '!' || token.key === '?') && (tokens[index + 1] === undefined || tokens[index + 1]!.spaced || tokens[index + 1]!.kind === 'break')
}

function itemsOf(context: ReadingContext, list: Words): Words[] {
  const { tokens } = context.source
  const items: Words[] = []
  // 'Ines - lead, 50%; Rui - dev': behind semicolons, commas belong to one person.
  const isCutAtSemicolons = holdsOnePersonEach(context, list, ';')
  // '(Lena, 20%)' is about one.
  if (context.source.tokens[list.from - 1]?.key === '(' && namesIn(context, list) === 1 && !holdsUser(context, list)) return [list]
  const isCutAtLines = holdsOnePersonEach(context, list, 'break')
  let from = list.from
  let depth = 0
  for (let index = list.from; index < list.to; index += 1) {
    const { key, kind } = tokens[index]!
    if (key === '(') depth += 1
    if (key === ')') depth -= 1
    const isJoint = (key === 'and' || key === '&' || key === '+' || key === 'y' || key === 'und' || key === 'et' || key === 'e' || key === '/') && (isName(context, index + 1) || isUserWord(context, index + 1))
    if (depth === 0 && (key === ',' && !isCutAtSemicolons && !isCutAtLines || key === ';' || kind === 'break' || isJoint)) {
      if (index > from) items.push({ from, to: index })
      from = index + 1
    }
  }
  if (list.to > from) items.push({ from, to: list.to })
  return items
}

function namesIn(context: ReadingContext, { from, to }: Words): number {
  let count = 0
  for (let index = from; index < to; index += 1) if (isName(context, index) && !(index > from && isName(context, index - 1))) count += 1
  return count
}

/** Whether semicolons, or the lines, part the list into items with one name each. */
function holdsOnePersonEach(context: ReadingContext, { from, to }: Words, cut: ';' | 'break'): boolean {
  const counts = [0]
  for (let index = from; index < to; index += 1) {
    const { key, kind } = context.source.tokens[index]!
    const isCut = key === cut || kind === cut
    if (isCut && index === from) continue
    if (isCut) counts.push(0)
    else if (isName(context, index) && !isName(context, index - 1)) counts[counts.length - 1]! += 1
  }
  return counts.length > 1 && counts.every((count) => count === 1)
}

/** Names and what remains: 'Ana - backend', 'recruiter Dana', 'Leo 20 h/week', 'approval: me (Steph)'. */
function peopleOfItem(context: ReadingContext, whole: Words, role: string[]): Person[] {
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

function holdsUser(context: ReadingContext, { from, to }: Words): boolean {
  return context.source.tokens.slice(from, to).some((_, offset) => isUserWord(context, from + offset))
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
  return isTitled ? { name: `${second > index ? `${tokens[index]!.text} ` : ''}${tokens[second]!.text} ${tokens[named]!.text}`, at: named } : { name: tokens[index]!.text, at: index }
}

function isGluedByHyphen({ source: { tokens } }: ReadingContext, index: number): boolean {
  return tokens[index]!.kind === 'word' && !tokens[index]!.spaced && tokens[index - 1]!.key === '-' && !tokens[index - 1]!.spaced
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

/** 'Solo dev, Northwind demo by June': who is alone has nobody behind the comma. */
function isAlone({ source: { tokens } }: ReadingContext, index: number): boolean {
  return /^(?:solo|lone|only|indie|sole)$/u.test(tokens[index - 1]?.key ?? '')
}
