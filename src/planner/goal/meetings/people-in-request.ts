import { isGivenName } from '../people/given-names.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isPersonWord, parseProperName } from '../topics/proper-names.ts'
import { groupsIn, isLabel, isTimeWord, namesFrom, possessor, utterancesOf } from './meeting-people.ts'
import type { Invited } from './meeting-people.ts'

/** The longest list of names most of which the text comes back to, however the list is introduced. */
export function listedPeople(context: ReadingContext): Invited | null {
  const { tokens } = context.source
  const counts = timesNamed(context)
  let longest: Invited | null = null
  for (let index = 0; index < tokens.length; index += 1) {
    if (!isPersonWord(context, index) || isTimeWord(context, index) || isLabel(context, index)) continue
    const { names, next, withUser } = namesFrom(context, index)
    const areSpokenOf = names.length >= 2 && names.filter((name) => (counts.get(name) ?? 0) > 1).length * 2 > names.length
    if (areSpokenOf && names.length > (longest?.names.length ?? 0)) longest = { names, words: { from: index, to: next }, withUser }
    index = Math.max(index, next - 1)
  }
  return longest
}

/** 'I want Ana and Tom around one table for half an hour': the list stands beside a length, and two of it have hours of their own. */
export function areAskedFor(context: ReadingContext, { names, words }: Invited): boolean {
  const asking = utterancesOf(context).find(({ from, to }) => words.from >= from && words.to <= to)
  const hasLength = asking !== undefined && groupsIn(context, asking).some(({ expressions: [first] }) => first!.duration !== null && first!.duration.high <= LONGEST_MEETING)
  return hasLength && peopleNamedWithTimes(context).filter((name) => names.includes(name)).length >= 2
}

/** Half a day. */
const LONGEST_MEETING = 14_400

/** Known given names and names that come back, each of them in a statement with times or with an answer: nobody lists them. */
export function peopleNamedWithTimes(context: ReadingContext): string[] {
  const counts = timesNamed(context)
  const timed = new Set<string>()
  for (const statement of utterancesOf(context)) {
    const isTimed = groupsIn(context, statement).some(({ entries }) => entries.some(({ windows }) => windows.length > 0))
    if (!isTimed) continue
    for (let index = statement.from; index < statement.to; index += 1) {
      const name = personAt(context, index)
      if (name !== null && (isGivenName(name.toLowerCase()) || (counts.get(name) ?? 0) > 1 || headsHours(context, index))) timed.add(name)
    }
  }
  return timed.size < 2 ? [] : [...counts.keys()].filter((name) => timed.has(name) || isGivenName(name.toLowerCase()))
}

/** 'Ana (9-10)', 'Ana: 9-10', 'Ana (nothing on)'. */
function headsHours(context: ReadingContext, index: number): boolean {
  const { next } = parseProperName(context, index)!
  if (!/^[(:]$/u.test(context.source.tokens[next]?.key ?? '')) return false
  return /^(?:nothing|none|free|no|-|empty|open|clear)$/u.test(context.source.tokens[next + 1]?.key ?? '') || context.groups.some(({ from, entries }) => from === next + 1 && entries.some(({ windows }) => windows.length > 0))
}

/** How often each name of one or two words stands in the text. */
function timesNamed(context: ReadingContext): Map<string, number> {
  const counts = new Map<string, number>()
  for (let index = 0; index < context.source.tokens.length; index += 1) {
    const name = personAt(context, index)
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

function personAt(context: ReadingContext, index: number): string | null {
  if (!isPersonWord(context, index) || isTimeWord(context, index) || isLabel(context, index)) return null
  return possessor(parseProperName(context, index)!.value)
}
