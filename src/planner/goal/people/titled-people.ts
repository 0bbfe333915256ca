import { isEmptyWord } from '../empty-words.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { doers } from './doers.ts'
import { isDepartment, isName, ROLE_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { occupationOf } from './roles.ts'
import { shareAt, shareIn } from './shares-of-time.ts'

const AGENT = /^(?:\p{L}{2,}(?:er|or|ist|ect)|lead|dev|pm|qa|devops|backend|frontend|design|ops|test|testing|embedded|hardware|software|code|art|sound|copy|data|mobile|infra|marketing|sales)$/u

/** 'Nadia data scientist, Raul ML engineer', 'Juan embedded, Keiko hardware, Fatima test.': names with what they are. */
export function titled(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found = context.segments.map((segment) => titledIn(context, segment))
  const isAllTitled = (sentence: number) => {
    const own = found.filter((_, index) => context.segments[index]!.sentence === sentence)
    return own.length > 1 && own.every((person) => person !== null)
  }
  const isOccupation = (roles: readonly string[]) => {
    const last = roles[0]!.split(' ').at(-1)!.toLowerCase()
    return AGENT.test(last) || ROLE_WORDS.has(last)
  }
  // '* Range test' in a list of things is no Range who tests; '* Ana tester' is somebody.
  const isThing = ({ roles, words }: Person) => context.segments.some(({ from, isBullet }) => from === words.from && isBullet) && occupationOf(roles[0]!.split(' ').at(-1)!.toLowerCase()) === null && !/(?:er|or|ist)$/u.test(roles[0]!)
  const named = found.filter((person) => person !== null && !isThing(person) && (isOccupation(person.roles) || isAllTitled(person.sentence))).filter((person) => person !== null)
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
export function roleHolders(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  return context.segments.flatMap(({ from, to }) => {
    const verb = context.source.tokens.slice(from, to).findIndex(({ key }) => key === 'is')
    const at = from + verb + 1
    const isRole = verb > 0 && verb <= 4 && ROLE_WORDS.has(context.source.tokens[at - 2]!.key) && at < to && isName(context, at)
    const role = context.source.tokens.slice(from, at - 1).filter(({ key }) => !isEmptyWord(key)).map(({ text }) => text.toLowerCase()).join(' ')
    return isRole ? [{ name: context.source.tokens[at]!.text, roles: [role], isUser: false, words: { from, to: at + 1 }, capacity: null }] : []
  })
}
