import { parseNumber } from '../../time/grammar/parse-number.ts'
import { addAbsences } from '../dates/absences.ts'
import { describeMinutes } from '../describe.ts'
import { assignedIn } from './assigned-people.ts'
import { caselessTeams } from './caseless-teams.ts'
import { describedPeople } from './described-people.ts'
import { doers, ownRoles, verbRole } from './doers.ts'
import { handedTo } from './handed-people.ts'
import { addHoursOfTeam, giveHoursTheirWeek, peopleWithBareHours, peopleWithRatesBehind } from './hours-of-team.ts'
import { isEmptyWord } from '../labels.ts'
import { isDepartment, isName, ROLE_WORDS, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { rolesBeforeNames } from './roles-before-names.ts'
import { rosters } from './rosters.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { respectiveShares } from './respective-shares.ts'
import { shareRoles } from './shared-roles.ts'
import { peopleWithShares, shareAt, shareIn } from './shares-of-time.ts'
import type { Segment } from '../segments.ts'
import { teamLists } from './team-lists.ts'
import { unnamedPeople } from './unnamed-people.ts'

/** Who works on the plan, with their part in it and how much time they have. */
export function readPeople(context: ReadingContext): void {
  const people = new Map<string, Person>()
  const listed = [...rolesBeforeNames(context), ...caselessTeams(context), ...describedPeople(context), ...rosters(context), ...peopleWithBareHours(context), ...peopleWithRatesBehind(context), ...teamLists(context)]
  const names = new Set(listed.map(({ name }) => name))
  for (const person of [...listed, ...userAsides(context), ...doers(context, names), ...roleHolders(context), ...titled(context), ...assignedIn(context, names), ...handedTo(context), ...respectiveShares(context), ...peopleWithShares(context), ...unnamedPeople(context)]) {
    const known = people.get(person.name)
    if (known) {
      known.roles = [...new Set([...known.roles, ...person.roles])]
      known.isUser ||= person.isUser
      if (person.capacity !== null && known.capacity === null) Object.assign(known, { capacity: person.capacity, words: person.words })
    } else people.set(person.name, person)
  }
  shareRoles(context, people)
  settleCountOfUs(context, people)
  addHoursOfTeam(context, people)
  giveHoursTheirWeek(context, people)
  if (people.size > 1 && [...people.values()].some(({ isUser, name }) => isUser && name !== 'Me')) people.delete('Me')
  const own = [...people.values()].some(({ isUser }) => isUser) || people.size === 0 ? [] : ownRoles(context, true)
  if (own.length > 0) people.set('Me', { name: 'Me', roles: own, isUser: true, words: [...people.values()][0]!.words, capacity: null })
  const user = people.size > 1 ? [...people.values()].find(({ isUser }) => isUser) : undefined
  if (user) user.roles = [...new Set([...user.roles, ...ownRoles(context)])]
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

/** "I'm Sam", 'I (Tariq)', 'me (Steph)'. */
function userAsides(context: ReadingContext): Person[] {
  const { tokens } = context.source
  const found: Person[] = []
  for (let index = 0; index + 1 < tokens.length; index += 1) {
    const { key } = tokens[index]!
    const isAside = (key === 'i' || key === 'me') && tokens[index + 1]!.key === '(' && isName(context, index + 2) && tokens[index + 3]?.key === ')'
    if (isOneOfMany(context, index)) found.push({ name: 'Me', roles: [], isUser: true, words: { from: index, to: index + 1 }, capacity: null })
    // 'the electrician and me, Radka (budget)'.
    const isApposition = /^(?:me|myself)$/u.test(key) && /^(?:and|&|[+]|plus|with)$/u.test(tokens[index - 1]?.key ?? '') && tokens[index + 1]!.key === ',' && isName(context, index + 2) && tokens[index + 3]?.key === '('
    if (isApposition) found.push({ name: tokens[index + 2]!.text, roles: [], isUser: true, words: { from: index, to: index + 3 }, capacity: null })
    const isNamedUser = isName(context, index) && tokens[index + 1]!.key === '(' && /^(?:me|myself|ich|yo|moi|eu)$/u.test(tokens[index + 2]?.key ?? '') && tokens[index + 3]?.key === ')'
    if (isNamedUser && context.plannerType === 'sprint') {
      const role = tokens[index + 4]?.key === ':' ? verbRole(context, index + 5) : []
      found.push({ name: tokens[index]!.text, roles: role, isUser: true, words: { from: index, to: index + 4 }, capacity: null })
    }
    const isIntroduction = key === "i'm" && isName(context, index + 1) && context.plannerType === 'sprint'
    const at = isAside ? index + 2 : index + 1
    if (isAside || isIntroduction) found.push({ name: tokens[at]!.text, roles: isAside && key === 'i' ? verbRole(context, index + 4) : [], isUser: true, words: { from: index, to: at + 1 }, capacity: null })
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
  const isTitle = words.length > 0 && words.length <= 3 && words.every(({ kind, text, key }) => kind === 'word' && (text === key || ROLE_WORDS.has(key) || /^\p{Ll}?\p{Lu}{2,4}$/u.test(text)) && (isDepartment(text) || !isEmptyWord(key)))
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
