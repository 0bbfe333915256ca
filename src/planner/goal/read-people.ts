import { parseNumber } from '../time/grammar/parse-number.ts'
import { senseAt } from '../time/grammar/source.ts'
import { addAbsences } from './absences.ts'
import { describeMinutes } from './describe.ts'
import { assignedIn } from './assigned-people.ts'
import { describedPeople, shareIn } from './described-people.ts'
import { doers, verbRole } from './doers.ts'
import { handedTo } from './handed-people.ts'
import { isEmptyWord } from './labels.ts'
import { isName, roleOfCue, ROLE_WORDS, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { occupationOf } from './roles.ts'
import { rosters } from './rosters.ts'
import { addReading, claim } from './reading-context.ts'
import type { ReadingContext, Words } from './reading-context.ts'
import { respectiveShares } from './respective-shares.ts'
import { shareRoles } from './shared-roles.ts'
import { peopleWithShares, shareAt } from './shares-of-time.ts'
import type { Segment } from './segments.ts'
import { unnamedPeople } from './unnamed-people.ts'

/** Who works on the plan, with their part in it and how much time they have. */
export function readPeople(context: ReadingContext): void {
  const people = new Map<string, Person>()
  for (const person of [...describedPeople(context), ...rosters(context), ...teamLists(context), ...userAsides(context), ...doers(context), ...roleHolders(context), ...titled(context), ...assignedIn(context), ...handedTo(context), ...respectiveShares(context), ...peopleWithShares(context), ...unnamedPeople(context)]) {
    const known = people.get(person.name)
    if (known) {
      known.roles = [...new Set([...known.roles, ...person.roles])]
      known.isUser ||= person.isUser
      if (person.capacity !== null && known.capacity === null) Object.assign(known, { capacity: person.capacity, words: person.words })
    } else people.set(person.name, person)
  }
  shareRoles(context, people)
  settleCountOfUs(context, people)
  if (people.size > 1 && [...people.values()].some(({ isUser, name }) => isUser && name !== 'Me')) people.delete('Me')
  for (const person of people.values()) {
    context.people.add(person.name)
    const roles = person.roles.length > 0 ? ` (${person.roles.join(', ')})` : ''
    addReading(context, person.words, {
      value: { kind: 'person', name: person.name, roles: person.roles, isUser: person.isUser, capacity: person.capacity },
      text: `${person.name}${roles}${person.capacity ? `: ${describeMinutes(person.capacity.minutes)} per ${person.capacity.per}` : ''}`,
    })
  }
  addAbsences(context)
}

/** 'There are two of us: I do the front end, Yuki the rest': the people counted are those that are named. */
function settleCountOfUs(context: ReadingContext, people: Map<string, Person>): void {
  const counted = [...people.keys()].filter((name) => /^Person \d+$/u.test(name))
  const named = people.size - counted.length
  if (counted.length === 0 || named === 0 || named + 1 < counted.length) return
  const { words } = people.get(counted[0]!)!
  for (const name of counted) people.delete(name)
  const own = context.segments.find(({ from }) => context.source.tokens[from]!.key === 'i')
  if (named >= counted.length || people.has('Me') || !own) return
  people.set('Me', { name: 'Me', roles: verbRole(context, own.from + 1), isUser: true, words, capacity: null })
}

/** 'Team: Ana - backend, Bo - frontend', '3 ppl: Wei, Olga', 'two devs (Kemi, Lars)', 'devs: Joost and Fleur'. */
function teamLists(context: ReadingContext): Person[] {
  const found: Person[] = []
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    const occupation = context.plannerType === 'sprint' ? occupationOf(tokens[index]!.key) : null
    if (!TEAM_WORDS.has(tokens[index]!.key) && !ROLE_WORDS.has(tokens[index]!.key) && occupation === null && !isAgents(context, index)) continue
    const list = listAfter(context, index)
    if (!list) continue
    const cue = roleOfCue(tokens[index]!.key)
    const role = cue.length > 0 || occupation === null ? cue : [occupation]
    let roles = role
    for (const item of itemsOf(context, list)) {
      const people = peopleOfItem(context, item, roles)
      found.push(...people)
      roles = /^(?:and|&|\+)$/u.test(tokens[item.to]?.key ?? '') ? (people[0]?.roles ?? role) : role
    }
    index = Math.max(index, list.to - 1)
  }
  return found
}

/** The list behind a colon up to the end of its sentence, or in the brackets that follow. */
function listAfter(context: ReadingContext, index: number): Words | null {
  const { tokens } = context.source
  let at = index + 1
  // 'Team of 3:' and 'devs on this:'.
  while (at < tokens.length && at < index + 4 && tokens[at]!.key !== ':' && tokens[at]!.key !== '(' && (tokens[at]!.kind === 'digits' || isEmptyWord(tokens[at]!.key) || parseNumber(context.source, at))) at += 1
  const open = tokens[at]?.key
  if (open === ',' && TEAM_WORDS.has(tokens[index]!.key) && isName(context, at + 1)) return namesBehind(context, at + 1)
  if (open !== ':' && open !== '(' && open !== '=') return nameList(context, index + 1)
  let to = at + 1
  let depth = 0
  while (to < tokens.length) {
    const token = tokens[to]!
    if (open === '(' ? token.key === ')' && depth === 0 : isEndOfList(context, to)) break
    if (token.key === '(') depth += 1
    if (token.key === ')') depth -= 1
    to += 1
  }
  const list = { from: at + 1, to }
  const hasName = tokens.slice(list.from, list.to).some((_, offset) => isName(context, list.from + offset))
  return hasName ? list : null
}

/** 'two devs, Sam and Alex, …': names up to the first other word. */
function namesBehind(context: ReadingContext, from: number): Words {
  let to = from
  for (let index = from; isName(context, index) || (/^(?:,|and|&|\+)$/u.test(context.source.tokens[index]?.key ?? '') && isName(context, index + 1)); index += 1) to = index + 1
  return { from, to }
}

/** The interviewers of 'interviewers Ines and Omar'. */
function isAgents(context: ReadingContext, index: number): boolean {
  const { key } = context.source.tokens[index]!
  return context.plannerType === 'sprint' && /(?:er|or|ist)s$/u.test(key) && roleOfCue(key).length > 0
}

/** 'recruiter Dana', 'engineers Mei and Oskar': names right behind the word. */
function nameList(context: ReadingContext, from: number): Words | null {
  if (isName(context, from) && isAgents(context, from - 1)) return namesBehind(context, from)
  if (!isName(context, from) || !ROLE_WORDS.has(context.source.tokens[from - 1]!.key)) return null
  return { from, to: from + 1 }
}

function isEndOfList(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  const token = tokens[index]!
  if (token.kind === 'break') return tokens[index + 1]?.kind === 'break' || index + 1 >= tokens.length || !isName(context, index + 1) && !/^[-*•]$/u.test(tokens[index + 1]!.key)
  return (token.key === '.' || token.key === '!' || token.key === '?') && (tokens[index + 1] === undefined || tokens[index + 1]!.spaced || tokens[index + 1]!.kind === 'break')
}

function itemsOf(context: ReadingContext, list: Words): Words[] {
  const { tokens } = context.source
  const items: Words[] = []
  // 'Ines - lead, 50%; Rui - dev': behind semicolons, commas belong to one person.
  const isCutAtSemicolons = holdsOnePersonEach(context, list)
  let from = list.from
  let depth = 0
  for (let index = list.from; index < list.to; index += 1) {
    const { key, kind } = tokens[index]!
    if (key === '(') depth += 1
    if (key === ')') depth -= 1
    const isJoint = (key === 'and' || key === '&' || key === '+' || key === 'y' || key === 'und' || key === 'et' || key === 'e' || key === '/') && isName(context, index + 1)
    if (depth === 0 && (key === ',' && !isCutAtSemicolons || key === ';' || kind === 'break' || isJoint)) {
      if (index > from) items.push({ from, to: index })
      from = index + 1
    }
  }
  if (list.to > from) items.push({ from, to: list.to })
  return items
}

/** Whether semicolons part the list into items with one name each. */
function holdsOnePersonEach(context: ReadingContext, { from, to }: Words): boolean {
  const counts = [0]
  for (let index = from; index < to; index += 1) {
    if (context.source.tokens[index]!.key === ';') counts.push(0)
    else if (isName(context, index) && !isName(context, index - 1)) counts[counts.length - 1]! += 1
  }
  return counts.length > 1 && counts.every((count) => count === 1)
}

/** Names and what remains: 'Ana - backend', 'recruiter Dana', 'Leo 20 h/week', 'approval: me (Steph)'. */
function peopleOfItem(context: ReadingContext, whole: Words, role: string[]): Person[] {
  const { tokens } = context.source
  const names: { name: string; at: number }[] = []
  const rest: string[] = []
  let isUser = false
  if (isName(context, whole.from) && /^(?:can|could|is|isn't|has|will|won't|works|only|cannot|can't)$/u.test(tokens[whole.from + 1]?.key ?? '')) return []
  const item = { from: whole.from, to: endOfRole(context, whole) }
  for (let index = item.from; index < item.to; index += 1) {
    const token = tokens[index]!
    if (isName(context, index) && rest.length + names.length < 6) {
      const last = names.at(-1)
      if (last && last.at === index - 1) {
        names[names.length - 1] = { name: `${last.name} ${token.text}`, at: index }
      } else names.push({ name: token.text, at: index })
    } else if (['me', 'i', 'myself', "i'm", 'yo', 'ich', 'moi', 'eu'].includes(token.key)) isUser = true
    else if (token.kind === 'word' && !isEmptyWord(token.key) && !isTimeWord(context, index) && !/^(?:total|altogether|max|each|half|full|part|time|off|away|leave|on|full-time|part-time|percent|per|cent)$/u.test(token.key)) rest.push(token.text)
    if (token.key === '.' && !token.spaced && tokens[index + 1]?.spaced) break
  }
  if (names.length === 0 || names.length > 3) return []
  claim(context, item)
  const roles = rest.length > 0 && rest.length <= 5 ? [rest.join(' ')] : role
  return names.map(({ name }) => ({ name, roles: roles.length > 0 ? roles : role, isUser, words: item, capacity: shareIn(context, item) }))
}

/** 'Yuki does the pipeline and is not available in the mornings': what is said behind the 'and' is no role. */
function endOfRole({ source: { tokens } }: ReadingContext, { from, to }: Words): number {
  const at = tokens.slice(from, to).findIndex(({ key }, offset) => key === ',' && /^(?:off|away|out|absent|not|only|on|unavailable|ooo|pto)$/u.test(tokens[from + offset + 1]?.key ?? '') || /^(?:and|but)$/u.test(key) && /^(?:is|isn't|has|can|can't|cannot|works|only|will|won't|doesn't)$/u.test(tokens[from + offset + 1]?.key ?? ''))
  return at > 0 ? from + at : to
}

function isTimeWord(context: ReadingContext, index: number): boolean {
  if (context.groups.some(({ from, to }) => index >= from && index < to)) return true
  return senseAt(context.source, index, 'unit') !== null || senseAt(context.source, index, 'weekday') !== null
}

/** "I'm Sam", 'I (Tariq)', 'me (Steph)'. */
function userAsides(context: ReadingContext): Person[] {
  const { tokens } = context.source
  const found: Person[] = []
  for (let index = 0; index + 1 < tokens.length; index += 1) {
    const { key } = tokens[index]!
    const isAside = (key === 'i' || key === 'me') && tokens[index + 1]!.key === '(' && isName(context, index + 2) && tokens[index + 3]?.key === ')'
    if (isOneOfMany(context, index)) found.push({ name: 'Me', roles: [], isUser: true, words: { from: index, to: index + 1 }, capacity: null })
    const isNamedUser = isName(context, index) && tokens[index + 1]!.key === '(' && /^(?:me|myself|ich|yo|moi|eu)$/u.test(tokens[index + 2]?.key ?? '') && tokens[index + 3]?.key === ')'
    if (isNamedUser && context.plannerType === 'sprint') {
      const role = tokens[index + 4]?.key === ':' ? verbRole(context, index + 5) : []
      found.push({ name: tokens[index]!.text, roles: role, isUser: true, words: { from: index, to: index + 4 }, capacity: null })
    }
    const isIntroduction = key === "i'm" && isName(context, index + 1) && context.plannerType === 'sprint'
    const at = isAside ? index + 2 : index + 1
    if (isAside || isIntroduction) found.push({ name: tokens[at]!.text, roles: isAside ? verbRole(context, index + 4) : [], isUser: true, words: { from: index, to: at + 1 }, capacity: null })
  }
  return found
}

/** 'me + 2 devs'. */
function isOneOfMany(context: ReadingContext, index: number): boolean {
  const [me, joint, , noun] = context.source.tokens.slice(index, index + 4)
  return context.plannerType === 'sprint' && /^(?:me|myself)$/u.test(me!.key) && /^(?:and|&|[+]|plus|,)$/u.test(joint?.key ?? '') && parseNumber(context.source, index + 2) !== null && TEAM_WORDS.has(noun?.key ?? '')
}

const AGENT = /^(?:\p{L}{2,}(?:er|or|ist|ect)|lead|dev|pm|qa|devops|backend|frontend|design|ops|test|testing|embedded|hardware|software|code|art|sound|copy|data|mobile|infra|marketing|sales)$/u

/** 'Nadia data scientist, Raul ML engineer', 'Juan embedded, Keiko hardware, Fatima test.': names with what they are. */
function titled(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found = context.segments.map((segment) => titledIn(context, segment))
  const isAllTitled = (sentence: number) => {
    const own = found.filter((_, index) => context.segments[index]!.sentence === sentence)
    return own.length > 1 && own.every((person) => person !== null)
  }
  const isOccupation = (roles: readonly string[]) => AGENT.test(roles[0]!.split(' ').at(-1)!.toLowerCase())
  const named = found.filter((person) => person !== null && (isOccupation(person.roles) || isAllTitled(person.sentence))).filter((person) => person !== null)
  const isBesideDoer = named.length === 1 && doers(context).some(({ words }) => context.segments.find(({ from, to }) => words.from >= from && words.from < to)?.sentence === named[0]!.sentence)
  return (named.length > 1 || isBesideDoer) && named.filter(({ roles }) => isOccupation(roles)).length * 2 >= named.length ? named.map(({ sentence: _sentence, ...person }) => person) : []
}

/** A name and up to three words for what somebody is; how much time they have may follow: 'Nina QA 20 h a week'. */
function titledIn(context: ReadingContext, { from, to, sentence }: Segment): (Person & { sentence: number }) | null {
  const { tokens } = context.source
  let end = from + 1
  while (end < to && !isShareAt(context, end)) end += 1
  const words = tokens.slice(from + 1, end)
  const isTitle = words.length > 0 && words.length <= 3 && words.every(({ kind, text, key }) => kind === 'word' && (text === key || ROLE_WORDS.has(key) || /^\p{Ll}?\p{Lu}{2,4}$/u.test(text)) && !isEmptyWord(key))
  if (!isTitle || !isName(context, from)) return null
  return { name: tokens[from]!.text, roles: [words.map(({ text }) => text).join(' ')], isUser: false, words: { from, to }, capacity: end < to ? shareIn(context, { from: end, to }) : null, sentence }
}

/** Where '20 h a week', '50 %' or 'half time' begins. */
function isShareAt(context: ReadingContext, index: number): boolean {
  return shareAt(context, index) !== null || context.groups.some(({ from }) => from === index)
}

/** 'Product owner is Dee'. */
function roleHolders(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  return context.segments.flatMap(({ from, to }) => {
    const verb = context.source.tokens.slice(from, to).findIndex(({ key }) => key === 'is')
    const at = from + verb + 1
    const isRole = verb > 0 && verb <= 4 && ROLE_WORDS.has(context.source.tokens[at - 2]!.key) && at < to && isName(context, at)
    const role = context.source.tokens.slice(from, at - 1).filter(({ key }) => !isEmptyWord(key)).map(({ text }) => text.toLowerCase()).join(' ')
    return isRole ? [{ name: context.source.tokens[at]!.text, roles: [role], isUser: false, words: { from, to: at + 1 }, capacity: null }] : []
  })
}

/** The known person named last in a stretch: 'Leo (frontend), Kim (QA) 10 h a week' is about Kim. */
export function lastPersonIn(context: ReadingContext, words: Words): string | null {
  for (let from = words.to - 1; from >= words.from; from -= 1) {
    const person = personIn(context, { from, to: words.to })
    if (person !== null) return person
  }
  return null
}

/** Somebody known who is the subject of a stretch: named before the time. */
export function personIn(context: ReadingContext, words: Words): string | null {
  for (let index = words.from; index < words.to; index += 1) {
    const written = context.source.tokens[index]!.text
    const text = context.names.has(index) ? written[0]!.toUpperCase() + written.slice(1) : written
    if (context.people.has(text)) return text
    const possessive = /^(.+)['’]s?$/u.exec(text)?.[1]
    if (possessive && context.people.has(possessive)) return possessive
  }
  return null
}

