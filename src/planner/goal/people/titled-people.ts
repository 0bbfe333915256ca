import { isEmptyWord } from '../empty-words.ts'
import type { Token } from '../../time/grammar/token.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { doers } from './doers.ts'
import { isDepartment, isName, ROLE_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { occupationOf } from './roles.ts'
import { shareAt, shareIn } from './shares-of-time.ts'
import { numberedSprintAt } from '../sprints/sprint-numbers.ts'

const AGENT = /^(?:\p{L}{2,}(?:er|or|ist|ect)|lead|dev|pm|qa|devops|backend|frontend|design|ops|test|testing|embedded|hardware|software|code|art|sound|copy|data|mobile|infra|marketing|sales)$/u

/** 'Nadia data scientist, Raul ML engineer', 'Juan embedded, Keiko hardware, Fatima test.': names with what they are. */
export function titled(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found = context.segments.map((segment) => titledIn(context, segment))
  const isAllTitled = (sentence: number) => {
    const own = found.filter((_, index) => context.segments[index]!.sentence === sentence)
    return own.length > 1 && own.every((person) => person !== null)
  }
  const isOccupation = ([role]: readonly string[]) => [role!.split(' ').at(-1)!, role!.split(' ')[0]!].map((word) => word.toLowerCase()).some((word) => AGENT.test(word) || ROLE_WORDS.has(word)) || TECHNOLOGIES.test(role!.split(' ')[0]!)
  // '* Range test' in a list of things is no Range who tests; '* Ana tester' is somebody.
  const isThing = ({ roles, words }: Person) => context.segments.some(({ from, isBullet }) => from === words.from && isBullet) && occupationOf(roles[0]!.split(' ').at(-1)!.toLowerCase()) === null && !/(?:er|or|ist)$/u.test(roles[0]!)
  const named = found.filter((person) => person !== null && !isThing(person) && (isOccupation(person.roles) || isAllTitled(person.sentence))).filter((person) => person !== null)
  const isBesideDoer = named.length === 1 && doers(context).some(({ words }) => context.segments.find(({ from, to }) => words.from >= from && words.from < to)?.sentence === named[0]!.sentence)
  const known = named.filter(({ roles }) => isOccupation(roles)).length
  // Three names and more that each begin a part of one sentence need but one trade that is known.
  const isRow = known > 0 && named.length > 2 && isAllTitled(named[0]!.sentence)
  return (named.length > 1 || isBesideDoer) && (known * 2 >= named.length || isRow) ? named.map(({ sentence: _sentence, ...person }) => person) : []
}

/** What somebody is there for by the name of what they work with: 'Bo Flutter', 'Ute SharePoint developer'. */
const TECHNOLOGIES = /^(?:Flutter|React|Kotlin|Swift|Java|Python|Angular|Vue|Svelte|Rust|Golang|Django|Rails|Laravel|Unity|Unreal|Godot|Terraform|SharePoint|Salesforce|WordPress|Drupal|TypeScript|JavaScript|Node|Kubernetes|Postgres|Figma|Webflow|Shopify|Excel|Power|Fortran|Matlab|Arduino|Zephyr)$/u

/** How many words say what somebody is, and how many where they are two trades. */
const LONGEST_TITLE = 3
const LONGEST_PAIR = 5
const PAIRED = /^(?:and|[&+/])$/u

/** A name and a few words for what somebody is; how much time they have may follow: 'Nina QA 20 h a week', 'Ruth design only in sprint 1'. */
function titledIn(context: ReadingContext, { from, to, sentence }: Segment): (Person & { sentence: number }) | null {
  const { tokens } = context.source
  let end = from + 1
  while (end < to && !isTimeAt(context, end)) end += 1
  // The dot of 'mech. engineer'.
  const words = tokens.slice(from + 1, end).filter(({ key, spaced }, at, all) => !(key === '.' && !spaced && at < all.length - 1))
  const isPair = words.some(({ key }, at) => at > 0 && at < words.length - 1 && PAIRED.test(key))
  const isTitle = words.length > 0 && words.length <= (isPair ? LONGEST_PAIR : LONGEST_TITLE) && words.every((word) => isOfTitle(word) || isPair && PAIRED.test(word.key))
  if (!isTitle || !isName(context, from)) return null
  return { name: tokens[from]!.text, roles: [words.filter(({ kind }) => kind === 'word').map(({ text }) => text).join(' ')], isUser: false, words: { from, to: end }, capacity: end < to ? shareIn(context, { from: end, to }) : null, sentence }
}

function isOfTitle({ kind, text, key }: Token): boolean {
  return kind === 'word' && (text === key || ROLE_WORDS.has(key) || TECHNOLOGIES.test(text) || /^\p{Ll}?\p{Lu}{2,4}$/u.test(text)) && (isDepartment(text) || !isEmptyWord(key))
}

/** Where '60 %', 'only in sprint 1' or 'in the first sprint' begins. */
function isTimeAt(context: ReadingContext, index: number): boolean {
  const opens = /^(?:only|just|in|for|during|from)$/u.test(context.source.tokens[index]!.key)
  return isShareAt(context, index) || opens && [1, 2, 3, 4].some((step) => (numberedSprintAt(context, index + step, 1)?.from ?? Infinity) <= index + 2)
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
    const isRole = verb > 0 && verb <= 4 && (ROLE_WORDS.has(context.source.tokens[at - 2]!.key) || occupationOf(context.source.tokens[at - 2]!.key) !== null) && at < to && isName(context, at)
    const role = context.source.tokens.slice(from, at - 1).filter(({ key }) => !isEmptyWord(key)).map(({ text }) => text.toLowerCase()).join(' ')
    return isRole ? [{ name: context.source.tokens[at]!.text.replace(/['’]s$/u, ''), roles: [role], isUser: false, words: { from, to: at + 1 }, capacity: null }] : []
  })
}
