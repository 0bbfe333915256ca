import type { ReadingContext } from '../reading-context.ts'
import { clausesOf, verbRole } from './doers.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'
import { shareIn } from './shares-of-time.ts'

/** 'Ada joins us on 8 February and takes the labels', 'from March Ben joins as editor': somebody named for the first time, beside a team. */
export function joiningPeople(context: ReadingContext, known: ReadonlySet<string>): Person[] {
  if (context.plannerType !== 'sprint' || known.size === 0) return []
  const { tokens } = context.source
  return clausesOf(context).flatMap(({ from, to }) => {
    const behind = context.groups.find((group) => group.from === from)?.to ?? from
    const name = [from, from + 1, behind].find((at) => isName(context, at) && /^(?:joins|joining)$/u.test(tokens[at + 1]?.key ?? '')) ?? -1
    const words = tokens.slice(name + 2, to)
    const isTeam = context.groups.some((group) => group.from >= from && group.from < to && group.expressions[0]!.days !== null) || /^(?:us|the team|later|from|as)/u.test(words.map(({ key }) => key).join(' '))
    if (name < 0 || known.has(tokens[name]!.text) || !isTeam) return []
    const [as, and] = [words.findIndex(({ key }) => key === 'as'), words.findIndex(({ key }, index) => key === 'and' && /^\p{Ll}{3,}s$/u.test(words[index + 1]?.text ?? ''))]
    const roles = as >= 0 ? verbRole(context, name + 3 + as) : and >= 0 ? verbRole(context, name + 3 + and) : []
    return [{ name: tokens[name]!.text, roles, isUser: false, words: { from: name, to: name + 2 }, capacity: null }]
  })
}

const PRONOUN = /^(?:he|she|they|he's|she's|they're|he’s|she’s|they’re)$/u

/** 'Ada (technician) - she's half time': what a pronoun says of the time of who was named last in the sentence. */
export function timesOfPronouns(context: ReadingContext, known: ReadonlySet<string>): Person[] {
  if (context.plannerType !== 'sprint') return []
  const { tokens } = context.source
  return context.segments.flatMap((segment) => {
    if (!PRONOUN.test(tokens[segment.from]!.key)) return []
    const capacity = shareIn(context, { from: segment.from + 1, to: segment.to })
    const first = context.segments.find(({ sentence }) => sentence === segment.sentence)!
    const name = capacity ? tokens.findLastIndex(({ text }, index) => index >= first.from && index < segment.from && known.has(text)) : -1
    if (!capacity || name < 0) return []
    context.claimed.fill(1, segment.from, segment.to)
    return [{ name: tokens[name]!.text, roles: [], isUser: false, words: segment, capacity }]
  })
}
