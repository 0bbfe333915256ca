import { parseNumber } from '../../time/grammar/parse-number.ts'
import { JOINT_OR_COMMA } from '../joining-words.ts'
import { claim, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { bracketAt } from './own-times.ts'
import { isName, isUserWord, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { isWantedAt, LARGEST_TEAM } from './wanted-people.ts'
import type { Counted } from './wanted-people.ts'

/** How many a team is; `isOpen` where no names follow, `isOfSubject` where the number is part of what the team is called. */
type Team = Counted & { isOpen: boolean; isOfSubject: boolean }

/** Those who do something together, by any word for them. */
const TOGETHER = /^(?:team|squad|crew|group|staff|committee|board|panel|collective|ensemble|equipo|comite|comision|grupo|equipe|groupe|comissao|gremium|gruppe|ausschuss)$/u
/** What a person is called where nothing else is said of them. */
const PEOPLE = /^(?:people|persons?|ppl|devs|colleagues|members|staff|guys|lads|folks|friends|mates|parents|mums|moms|dads|neighbou?rs|siblings|leute|kollegen|freunde|eltern|nachbarn|personas|amigos|vecinos|socios|padres|personnes|amis|collegues|voisins|parents|pessoas|colegas|vizinhos)$/u
const US = /^us$/u
/** 'Zu dritt', 'zu viert'. */
const NUMBERS_OF_US = ['zweit', 'dritt', 'viert', 'funft', 'sechst', 'siebt', 'acht']

/** 'A team of 4', '6 people', 'we are three', '3 of us', 'our 5-person shop', 'zu dritt'. */
export function countedTeam(context: ReadingContext, isBesideNames: boolean): Team | null {
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    const number = numberOfUs(context, index) ?? parseNumber(context.source, index)
    if (!number || number.value < 2 || number.value > LARGEST_TEAM || !Number.isInteger(number.value)) continue
    const words = teamAt(context, { index, next: number.next, isBesideNames })
    if (words) return { count: number.value, role: null, capacity: null, isOpen: !hasNames(context, words.to), isOfSubject: tokens[words.to]?.kind === 'word' && words.from === index && !US.test(tokens[words.to - 1]!.key) && tokens[index]!.key !== 'zu', words }
  }
  return null
}

function numberOfUs({ source: { tokens } }: ReadingContext, index: number): { value: number; next: number } | null {
  const at = tokens[index]!.key === 'zu' ? NUMBERS_OF_US.indexOf(tokens[index + 1]?.key ?? '') : -1
  return at < 0 ? null : { value: at + 2, next: index + 2 }
}

/** The words that make a number that of a team; null where it counts anything else. */
function teamAt(context: ReadingContext, { index, next, isBesideNames }: { index: number; next: number; isBesideNames: boolean }): Words | null {
  const { tokens } = context.source
  const [before, earlier] = [tokens[index - 1]?.key ?? '', tokens[index - 2]?.key ?? '']
  const at = tokens[next]?.key === '-' ? next + 1 : next
  const after = tokens[at]?.key ?? ''
  if (tokens[index]!.key === 'zu') return { from: index, to: next }
  if (/^(?:of|de|von|aus)$/u.test(before) && TOGETHER.test(earlier)) return { from: index - 2, to: PEOPLE.test(after) ? at + 1 : next }
  if (after === 'of' && tokens[at + 1]?.key === 'us') return { from: index, to: at + 2 }
  if (PEOPLE.test(after) && isTeamPhrase(context, { from: index, to: at + 1 }) && !isAudience(context, { from: index, to: at + 1 }, isBesideNames)) return { from: index, to: at + 1 }
  if (isOfKind(context, { index, at })) return { from: index, to: at + 1 }
  return areWe(before, earlier) && !/^(?:weeks?|days?|months?|hours?|sprints?|years?|minutes?|km|miles?)$/u.test(after) ? { from: index - 1, to: next } : null
}

/** The 'we are' right before a number. */
function areWe(before: string, earlier: string): boolean {
  return /^(?:we're|wir|somos|sommes|seremos|serons)$/u.test(before) || before === 'are' && earlier === 'we' || before === 'sind' && earlier === 'wir' || /^(?:est|sera)$/u.test(before) && earlier === 'on'
}

/** 'Our 5-person bike shop', 'we are a 6 member robotics team'; a '4-person tent' is a thing. */
function isOfKind({ source: { tokens } }: ReadingContext, { index, at }: { index: number; at: number }): boolean {
  if (!/^(?:person|people|member|man|woman|strong)$/u.test(tokens[at]?.key ?? '') || tokens[at + 1]?.kind !== 'word') return false
  const lead = tokens.slice(Math.max(0, index - 3), index).map(({ key }) => key).join(' ')
  return /(?:^| )(?:our|(?:we are|we're|as) an?|are an?)$/u.test(lead) || tokens.slice(at + 1, at + 5).some(({ key }) => TOGETHER.test(key))
}

/** '6 people' as a clause of its own, or before 'team'; not 'a form for 6 people', nor the '(4 people)' who are trained. */
function isTeamPhrase(context: ReadingContext, { from, to }: Words): boolean {
  const { tokens } = context.source
  const before = tokens[from - 1]
  const isOpen = before === undefined || before.kind === 'break' || /^(?:,|\.|;|:|\(|!|–|—|-|have|with|got|mit|con|avec|com)$/u.test(before.key) || TEAM_WORDS.has(before.key)
  const isClosed = tokens[to] === undefined || tokens[to].kind === 'break' || /^(?:,|\.|;|\)|–|—|-|team|squad|crew|on|available|working|who|each|full|and|until)$/u.test(tokens[to].key)
  return isOpen && isClosed && !(before?.key === '(' && isOfThing(context, from - 1))
}

/** Brackets behind a thing that a later clause names. */
function isOfThing(context: ReadingContext, open: number): boolean {
  const earlier = context.source.tokens[open - 1]?.key ?? ''
  return segmentAt(context, open - 1) !== context.segments[0] && !TEAM_WORDS.has(earlier) && !/^(?:we|us)$/u.test(earlier)
}

/** 'Card sorting with 10 people' beside a team with names, 'classes with 10 people each': with whom something is done, not who does it. */
function isAudience(context: ReadingContext, { from, to }: Words, isBesideNames: boolean): boolean {
  const { tokens } = context.source
  const isBracket = isBesideNames && tokens[from - 1]?.key === '(' && !TEAM_WORDS.has(tokens[from - 2]?.key ?? '') && !/^(?:we|us)$/u.test(tokens[from - 2]?.key ?? '')
  return isBracket || /^(?:with|mit|con|avec|com)$/u.test(tokens[from - 1]?.key ?? '') && (isBesideNames || tokens[to]?.key === 'each' || isWantedAt(context, from))
}

/** 'A team of 3 (PI, postdoc, me the grad student)': as many as the number says, by what they are. */
export function membersBehind(context: ReadingContext, { count, words }: Counted): Person[] {
  const { tokens } = context.source
  const list = tokens[words.to]?.key === '(' ? bracketAt(context, words.to) : null
  if (list === null) return []
  const cuts = [list.from - 1, ...tokens.slice(list.from, list.to).flatMap(({ key }, offset) => (JOINT_OR_COMMA.test(key) ? [list.from + offset] : [])), list.to]
  const items = cuts.slice(1).map((to, index) => ({ from: cuts[index]! + 1, to })).filter(({ from, to }) => to > from)
  const people = items.flatMap((item) => memberIn(context, item) ?? [])
  if (people.length !== count || people.length !== items.length || people.every(({ isUser, roles }) => !isUser && roles.length === 0)) return []
  claim(context, { from: words.from, to: list.to + 1 })
  return people
}

const LONGEST_MEMBER = 5

function memberIn(context: ReadingContext, { from, to }: Words): Person | null {
  const { tokens } = context.source
  const isWords = to - from <= LONGEST_MEMBER && tokens.slice(from, to).every(({ kind, key }) => kind === 'word' || key === '-')
  if (!isWords) return null
  const isUser = isUserWord(context, from)
  const start = tokens.slice(isUser ? from + 1 : from, to).findIndex(({ key }) => !/^(?:the|a|an|our|my|as)$/u.test(key)) + (isUser ? from + 1 : from)
  const name = isUser || !isName(context, from) ? null : tokens[from]!.text
  const role = textOf(context, { from: name === null ? start : from + 1, to })
  if (isUser) return { name: 'Me', roles: start < from + 1 || start >= to ? [] : [role], isUser, words: { from, to }, capacity: null }
  return { name: name ?? role[0]!.toUpperCase() + role.slice(1), roles: name !== null && to === from + 1 ? [] : [role], isUser, words: { from, to }, capacity: null }
}

/** Right behind, in the same sentence. */
function hasNames(context: ReadingContext, from: number): boolean {
  return [from, from + 1, from + 2].some((index) => isName(context, index) && context.source.tokens.slice(from, index).every(({ kind, key }) => kind === 'symbol' && !/^[.!?;]$/u.test(key)))
}
