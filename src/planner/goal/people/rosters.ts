import { hasCue } from '../cues.ts'
import { isEmptyWord } from '../empty-words.ts'
import { behindArticle } from './doers.ts'
import { isDepartment, isName, isTitle, isUserWord, MADE_UP, roleOfCue, ROLE_WORDS, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { claim, isClaimed, neighbourTimes } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { addOwnTimes, bracketAt } from './own-times.ts'
import { shareAt, shareIn } from './shares-of-time.ts'
import type { Roster, RosterMember } from './roster.ts'
import { isTeam } from './team-signs.ts'

const JOINT = /^(?:,|and|&|[+]|y|und|et|e|plus|;|\/)$/u
const ABBREVIATED: Readonly<Record<string, string>> = { fe: 'frontend', be: 'backend' }

/** Lists of names that are a team: behind 'team' or 'we are', at the start of a sentence with a verb, or with roles in brackets. */
export function rosters(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const people: Person[] = []
  for (let index = 0; index < context.source.tokens.length; index += 1) {
    const roster = rosterAt(context, index)
    if (!roster) continue
    if (isTeam(context, roster)) people.push(...peopleOf(context, roster))
    index = roster.next - 1
  }
  return people
}

function rosterAt(context: ReadingContext, from: number): Roster | null {
  const { tokens } = context.source
  const members: RosterMember[] = []
  let index = from
  for (;;) {
    const member = memberAt(context, index)
    if (!member) break
    members.push(member)
    index = member.words.to
    let joint = index
    while (joint < tokens.length && joint < index + 2 && JOINT.test(tokens[joint]!.key)) joint += 1
    if (joint === index || !memberAt(context, joint)) break
    index = joint
  }
  // 'move to Freshdesk, me (Henning) and Ole': what a preposition leads to is no member.
  if (members.length > 1 && !members[0]!.isUser && /^(?:to|into|onto|from|via|using|in|at|of)$/u.test(tokens[from - 1]?.key ?? '') && !MADE_UP.test(tokens[from - 2]?.key ?? '') && !(tokens[from - 1]!.key === 'of' && TEAM_WORDS.has(tokens[from - 2]?.key ?? ''))) return null
  return members.some(({ isUser }) => !isUser) ? { members, from, next: index } : null
}

/** 'Ana', 'Ana Silva', 'Eli (backend, 20h a week)', 'me'. */
function memberAt(context: ReadingContext, index: number): RosterMember | null {
  const { tokens } = context.source
  // 'A Ana, o Rui e a Eva': names with their article.
  if (behindArticle(context, index) > index && isName(context, index + 1)) {
    const named = memberAt(context, index + 1)
    return named && { ...named, words: { from: index, to: named.words.to } }
  }
  const title = titleAt(context, index)
  if (title !== null) {
    const named = memberAt(context, title.next)
    return named && { ...named, name: `${title.text} ${named.name}`, words: { from: index, to: named.words.to } }
  }
  const token = tokens[index]
  if (!token || isClaimed(context, { from: index, to: index + 1 })) return null
  const isUser = isUserWord(context, index)
  if (!isUser && (!isName(context, index) || tokens[index + 1]?.key === '-' && !tokens[index + 1]!.spaced)) return null
  let to = index + 1
  if (!isUser && isName(context, to) && tokens[to]!.spaced) to += 1
  // 'Petra K.'
  if (!isUser && /^\p{Lu}$/u.test(tokens[to]?.text ?? '') && tokens[to + 1]?.key === '.' && !tokens[to + 1]!.spaced) to += 2
  const name = isUser ? 'Me' : tokens.slice(index, to).filter(({ kind, text }) => kind === 'word' && text.length > 1).map(({ text }) => text.replace(/['’]s$/u, '')).join(' ')
  const inside = bracketAt(context, to)
  // 'Pete (Pete half days)'.
  const bracket = inside && tokens[inside.from]!.text === token.text && inside.to > inside.from + 1 ? { from: inside.from + 1, to: inside.to } : inside
  const named = isUser && bracket ? loneName(context, bracket) : null
  const share = bracket ? shareBehind(context, bracket.to + 1) : partBehind(context, to)
  return { name: named ?? name, isUser, words: { from: index, to: share?.to ?? (bracket ? bracket.to + 1 : to) }, bracket: named === null ? bracket : behindName(context, bracket!), share }
}

/** The Dr of 'Dr. Patel' and 'Dr Okoye'. */
function titleAt(context: ReadingContext, index: number): { text: string; next: number } | null {
  const { tokens } = context.source
  const next = tokens[index + 1]?.key === '.' && !tokens[index + 1]!.spaced ? index + 2 : index + 1
  return isTitle(context, index) && isName(context, next) ? { text: tokens[index]!.text, next } : null
}

/** The '12h' of 'me (Klaus, 12h)'. */
function behindName({ source: { tokens } }: ReadingContext, { from, to }: Words): Words | null {
  const comma = tokens.findIndex(({ key }, index) => key === ',' && index > from && index < to)
  return comma < 0 ? null : { from: comma + 1, to }
}

/** Who 'me (Dr Osei)' and 'me (Nell)' are. */
function loneName(context: ReadingContext, { from, to }: Words): string | null {
  const { tokens } = context.source
  const comma = tokens.findIndex(({ key }, index) => key === ',' && index > from && index < to)
  const end = comma < 0 ? to : comma
  const isTitled = isTitle(context, from) && end === from + 2
  return isName(context, end - 1) && (end === from + 1 || isTitled) ? tokens.slice(from, end).map(({ text }) => text).join(' ') : null
}

/** The hours of 'Ben (facilities) 20h, Sara (designer) 30h'. */
function shareBehind(context: ReadingContext, from: number): Words | null {
  const { after } = neighbourTimes(context, { from, to: from })
  const group = after?.from === from && after.expressions.every(({ duration, recurrence }) => duration !== null || (recurrence?.amount ?? recurrence?.count ?? null) !== null) ? after : null
  const part = group ? null : shareAt(context, from)
  if (part) return { from, to: part.next }
  const behind = group ? context.source.tokens[group.to] : undefined
  return group && (behind === undefined || behind.kind === 'break' || /^(?:[,;.]|and|&|[+])$/u.test(behind.key)) ? { from, to: group.to } : null
}

/** The '50%' of 'Ruth, Deepak 50%, Sven'. */
function partBehind(context: ReadingContext, from: number): Words | null {
  const part = shareAt(context, from)
  return part && context.source.tokens[part.next]?.key === ',' ? { from, to: part.next } : null
}

function peopleOf(context: ReadingContext, roster: Roster): Person[] {
  const shared = roleBehind(context, roster)
  const isOfFirst = shared.length > 0 && roster.from > 0 && !context.source.tokens[roster.from - 1]!.key.endsWith('s') && roleOfCue(context.source.tokens[roster.from - 1]!.key).length > 0
  return roster.members.map(({ name, isUser, words, bracket, share }, place) => {
    if (bracket) addOwnTimes(context, name, bracket)
    claim(context, words)
    const roles = bracket ? rolesIn(context, bracket) : isOfFirst && place > 0 ? [] : shared
    return { name, roles, isUser, words, capacity: (share ? shareIn(context, share) : null) ?? (bracket ? shareIn(context, bracket) : null) }
  })
}

/** 'devs Ana and Bob', 'Lars and Mina code', 'Petra and Yusuf are devs'. */
function roleBehind(context: ReadingContext, { members, from, next }: Roster): string[] {
  const token = context.source.tokens[next]
  const cue = roleOfCue(context.source.tokens[from - 1]?.key ?? '')
  if (cue.length > 0) return cue
  const trade = token && members.length > 1 && /^(?:are|sind|son|sont|sao)$/u.test(token.key) ? roleOfCue(context.source.tokens[next + 1]?.key ?? '') : []
  if (trade.length > 0) return trade
  return token && members.length > 1 && token.text === token.key && ROLE_WORDS.has(token.key) ? [token.text] : []
}

/** What somebody is, by the words of a bracket that tell no time. */
export function rolesIn(context: ReadingContext, bracket: Words): string[] {
  const words: string[] = []
  const starts: number[] = []
  const hasAbsence = hasDays(context, bracket.from, bracket.to)
  for (let index = bracket.from; index < bracket.to; index += 1) {
    const { key, kind, text } = context.source.tokens[index]!
    // The parental leave of '(parental leave from 15 Feb)' is no part in the work.
    if (hasAbsence && hasCue([key], 'awayOfPerson')) continue
    // 'registrar, on nights 22-26 Feb': behind the first part, what stands with days tells of these.
    if (words.length > 0 && /^[,;]$/u.test(context.source.tokens[index - 1]!.key) && hasDays(context, index, bracket.to)) break
    if (key === 'contract' && context.source.tokens[index - 1]!.key === 'on') continue
    if (kind !== 'word' || (isEmptyWord(key) && !isDepartment(text) && context.source.tokens[index - 1]!.key !== '-' && !isFirstOfPair(context, index)) || /^(?:half|full|part|time|fte|vza|etp|semanal|semanales|semanais|hebdomadaires|wochentlich|mi|temps|cada|chacune?|uno|una|away|leave|holiday|holidays|vacation|absent|off)$/u.test(key) || context.groups.some(({ from, to }) => index >= from && index < to)) continue
    if (words.length > 0 && isBehindSign(context, index)) starts.push(words.length)
    const isGlued = words.length > 0 && index >= bracket.from + 2 && !context.source.tokens[index]!.spaced && context.source.tokens[index - 1]!.key === '-' && !context.source.tokens[index - 1]!.spaced
    if (isGlued) words.push(`${words.pop()!}-${text}`)
    else words.push(ABBREVIATED[key] ?? text)
  }
  return words.length > 0 && words.length <= MOST_WORDS ? [0, ...starts].map((start, part) => words.slice(start, starts[part]).join(' ')).filter((role) => role !== '') : []
}

const MOST_WORDS = 6

/** The tables of '(tools, tables)' are another part, and so is what '+' and '/' set apart. */
function isBehindSign({ source: { tokens } }: ReadingContext, index: number): boolean {
  return /^(?:[,;+/&]|and|und|y|et|e)$/u.test(tokens[index - 1]!.key)
}

/** The on of 'on-call'. */
function isFirstOfPair({ source: { tokens } }: ReadingContext, index: number): boolean {
  const sign = tokens[index + 1]
  return sign?.key === '-' && !sign.spaced && tokens[index + 2]?.kind === 'word' && !tokens[index + 2]!.spaced
}

/** Whether the part that begins here holds days, as 'off 3-7 May' does. */
export function hasDays(context: ReadingContext, from: number, end: number): boolean {
  const to = context.source.tokens.findIndex(({ key }, index) => index >= from && (index >= end || /^[,;]$/u.test(key)))
  return context.groups.some((group) => group.from >= from && group.from < to && group.expressions.some(({ days, recurrence }) => days !== null || (recurrence?.weekdays ?? null) !== null))
}
