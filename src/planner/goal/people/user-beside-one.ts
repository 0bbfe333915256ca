import { segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'

/** Nobody else is there to do it. */
const ALONE = /(?<!\p{L})(?:alone|solo|single-handed(?:ly)?|(?:on|by) (?:his|her|their) own|(?:him|her)self|one-person|allein|alleine|sol[oa]|seule?|sozinh[oa])(?!\p{L})/iu
/** Behind a name: when somebody is there or away, and nothing of what they do. */
const TOLD = /^(?:is|has|can|can't|cannot|won't|doesn't|isn't|away|out|off|not|never|only|ist|hat|kann|fehlt|esta|tiene|no|puede|est|ne|peut|tem|nao|pode)$/u
const MOST = 3

/**
 * 'Camila does the design and has Fridays off', 'Anthea is away all month so Keith does the posters': where those who are
 * named have a part of the work, or are only told to be away, and nobody says who the team is, whoever writes does the rest.
 */
export function addUserBesideOne(context: ReadingContext, people: Map<string, Person>): void {
  const all = [...people.values()]
  if (context.plannerType !== 'sprint' || all.length === 0 || all.length > MOST || all.some(({ isUser, name }) => isUser || / \d+$/u.test(name)) || ALONE.test(context.prompt)) return
  const isAlone = all.length === 1 && all[0]!.capacity === null && !hasHours(context, all[0]!)
  const told = all.filter((person) => isOnlyTold(context, person))
  const areInPassing = told.length > 0 && all.every((person) => told.includes(person) || person.roles.length > 0)
  if (!isAlone && !areInPassing || all.some((person) => isHeaded(context, person))) return
  people.set('Me', { name: 'Me', roles: [], isUser: true, words: all[0]!.words, capacity: null })
}

/** 'Ania is a developer with 20 hours a week' says who does it. */
function hasHours(context: ReadingContext, { words: { from } }: Person): boolean {
  const sentence = segmentAt(context, from)?.sentence
  return context.groups.some((group) => segmentAt(context, group.from)?.sentence === sentence && group.expressions.some(({ recurrence }) => (recurrence?.amount ?? null) !== null))
}

function isOnlyTold({ source: { tokens } }: ReadingContext, { name, roles, capacity, words }: Person): boolean {
  const at = tokens.findIndex(({ text }, index) => index >= words.from && text.replace(/['’]s$/u, '') === name.split(' ').at(-1))
  return roles.length === 0 && capacity === null && at >= 0 && (/['’]s$/u.test(tokens[at]!.text) || TOLD.test(tokens[at + 1]?.key ?? ''))
}

function isHeaded({ source: { tokens } }: ReadingContext, { words: { from } }: Person): boolean {
  return tokens.slice(Math.max(0, from - 2), from).some(({ key }) => TEAM_WORDS.has(key))
}
