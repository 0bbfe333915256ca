import { JOINT_OR_COMMA } from '../joining-words.ts'
import { claim, hasTime, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { addOwnTimes } from './own-times.ts'
import { ROLE_WORDS, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { partsOf, sentencesOf } from './shares.ts'
import { everybodyAt, namesOnly } from './somebody.ts'
import type { Somebody } from './somebody.ts'

const NAMING = /^(?:is|are|=|:|sind|ist|son|es|est|sont|e|sao)$/u

/** 'Team = Ji-woo, Van der Berg, O'Neill': whole names, where one of them is more than a word. */
export function namedTeams(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const { tokens } = context.source
  return sentencesOf(context).flatMap(({ from, to }) => {
    const sign = tokens.slice(from, to).findIndex(({ key }, at) => at > 0 && NAMING.test(key) && TEAM_WORDS.has(tokens[from + at - 1]!.key)) + from
    const list = sign > from ? listOf(context, { from: sign + 1, to }) : []
    const who = list.map((part) => namesOnly(context, part) ?? writtenAsName(context, part))
    if (who.length < 2 || who.some((names) => names === null) || !list.some((part) => part.to > part.from + 1)) return []
    return who.flatMap((names) => names!).map((one) => personOf(context, one))
  })
}

/** 'Min-jun' among names is one, although 'min' is a unit. */
function writtenAsName(context: ReadingContext, words: Words): Somebody[] | null {
  const tokens = context.source.tokens.slice(words.from, words.to)
  const isName = tokens.every(({ text, key, kind, spaced }, at) => (at > 0 && (key === '-' || !spaced) ? kind !== 'break' : /^\p{Lu}\p{Ll}/u.test(text)) && !ROLE_WORDS.has(key))
  return isName ? [{ name: textOf(context, words), isUser: false, isSure: true, isPlural: false, words }] : null
}

/** The parts between commas and joints; how many names one of them holds is for `namesOnly` to say. */
export function listOf({ source: { tokens } }: ReadingContext, { from, to }: Words): Words[] {
  const parts: Words[] = []
  let start = from
  for (let index = from; index <= to; index += 1) {
    if (index < to && !JOINT_OR_COMMA.test(tokens[index]!.key)) continue
    if (index > start) parts.push({ from: start, to: index })
    start = index + 1
  }
  return parts
}

function personOf(context: ReadingContext, { name, isUser, words }: Somebody): Person {
  claim(context, words)
  return { name, roles: [], isUser, words, capacity: null }
}

/** 'Me and my brother Conor', 'me, my brother and his friend Dave build it': the user is one of those who are named beside them. */
export function teamsWithUser(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const people = sentencesOf(context).flatMap((sentence) => {
    const parts = partsOf(context, sentence).map((part) => everybodyAt(context, behindIs(context, part), part.to)?.who ?? [])
    return parts.flatMap((who, index) => {
      const beside = who.length === 1 ? [...parts[index - 1] ?? [], ...parts[index + 1] ?? []] : who
      const user = who.find(({ isUser, words }) => isUser && /^(?:me|myself|ich|yo|moi|eu)$/u.test(context.source.tokens[words.from]!.key) && !/^[:=(]$/u.test(context.source.tokens[words.to]?.key ?? ''))
      return user && beside.some(({ isUser, isSure, isPlural }) => !isUser && isSure && !isPlural) ? [{ user, others: who.filter((one) => one.isSure && !one.isUser) }] : []
    })
  })
  const [first] = people
  return first ? [{ name: 'Me', roles: [], isUser: true, words: first.user.words, capacity: null }, ...first.others.map(({ name, words }) => ({ name, roles: [], isUser: false, words, capacity: null }))] : []
}

/** Behind the 'It's' of 'it's me and Nell'. */
function behindIs({ source: { tokens } }: ReadingContext, { from, to }: Words): number {
  return /^(?:it's|it’s|with|just|we're|c'est|mit|con|com|avec)$/u.test(tokens[from]!.key) && from + 1 < to ? from + 1 : from
}

/** 'Anne-Sophie 6 hours a day, Lars only Mondays and Tuesdays': beside others, whoever is said to be there on some days alone. */
export function peopleWithOwnDays(context: ReadingContext, known: ReadonlySet<string>): Person[] {
  if (context.plannerType !== 'sprint') return []
  return sentencesOf(context).flatMap((sentence) => {
    const parts = partsOf(context, sentence)
    const heads = parts.map((part) => everybodyAt(context, part.from, part.to))
    const told = heads.filter((head) => head !== null && head.who.every(({ isSure, name }) => isSure || known.has(name))).length
    const isTeam = told > 1 || told > 0 && heads.length > 1 && heads.every((head) => head !== null)
    return parts.flatMap((part, index) => {
      const [one, ...others] = heads[index]?.who ?? []
      const times = one && others.length === 0 ? timesBehind(context, { from: one.words.to, to: part.to }) : null
      if (!one || !times || !isTeam || known.has(one.name) || one.isUser) return []
      addOwnTimes(context, one.name, times)
      claim(context, part)
      return [{ name: one.name, roles: [], isUser: false, words: part, capacity: null }]
    })
  })
}

/** 'Only Mondays and Tuesdays', 'is there Mon-Wed', 'nur freitags': times, and words that say nothing else. */
function timesBehind(context: ReadingContext, { from, to }: Words): Words | null {
  const inside = context.groups.filter((group) => group.from >= from && group.to <= to && group.expressions.every(({ duration, recurrence }) => duration === null && (recurrence?.amount ?? null) === null) && group.entries.some(({ weekdays }) => weekdays !== null))
  const isOther = (index: number) => !inside.some((group) => index >= group.from && index < group.to) && !SMALL.test(context.source.tokens[index]!.key)
  for (let index = from; index < to; index += 1) if (isOther(index)) return null
  return inside.length > 0 && hasTime(context, { from, to }) ? { from, to } : null
}

const SMALL = /^(?:only|just|is|works?|can|there|here|available|free|in|on|at|and|nur|ist|da|kann|arbeitet|am|solo|puede|esta|los|el|y|seulement|est|la|le|les|et|peut|so|pode|as|aos|nas|e|esta)$/u
