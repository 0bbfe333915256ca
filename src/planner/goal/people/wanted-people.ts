import { parseNumber } from '../../time/grammar/parse-number.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'

/** More than this many are an audience, not a team. */
export const LARGEST_TEAM = 15

export type Counted = { count: number; role: string | null; words: Words; capacity: Person['capacity'] }

/** 'hire two engineers', 'interviews with 5 designers', 'training for 3 developers': whom the work is for, not who does it. */
export function isWantedAt(context: ReadingContext, index: number): boolean {
  if (areGuests(context, index)) return true
  // 'proposals from 11 team leads', 'signatures of 4 tutors'; a 'team of 3 developers' is one.
  const [before, earlier] = [context.source.tokens[index - 1]?.key ?? '', context.source.tokens[index - 2]]
  if (/^(?:from|of|to|between|among)$/u.test(before) && earlier?.kind === 'word' && !TEAM_WORDS.has(earlier.key) && !/^(?:group|pair|made|up|consists?|consisting|composed|panel|pool|mix)$/u.test(earlier.key) && !context.groups.some((group) => group.from <= index && group.to > index)) return true
  if (context.source.tokens[index - 1]?.key === 'for' || /^(?:it's|it is|that's|this is) (?:about|around|roughly)$/u.test(keysOf(context, { from: Math.max(0, index - 2), to: index }).join(' '))) return true
  return context.source.tokens.slice(Math.max(0, index - 4), index).some(({ key }) => /^(?:hire|hiring|recruit|recruiting|find|interview|interviews|onboard|onboarding|train|training|survey|surveys|test|tests|testing|usability|user|users|workshop|ask|seek|teach|coach|brief|invite|einstellen|schulen|einschulen|einladen|contratar|formar|capacitar|entrenar|recruter|former|embaucher|inviter|treinar|entrevistar)$/u.test(key))
}

/** 'A pilot with ten students', 'demo with six nurses': people of no trade that builds things, with whom something is done. */
function areGuests(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  const number = index < tokens.length ? parseNumber(context.source, index) : null
  const noun = tokens[index - 2]
  const isWith = /^(?:with|by|mit|con|avec|com)$/u.test(tokens[index - 1]?.key ?? '') && noun?.kind === 'word' && !context.groups.some(({ from, to }) => from <= index - 2 && to > index - 2) && !TEAM_WORDS.has(noun.key) && !/^(?:work|working|together|built|done|made|am|are|is|it|up|sprints?|weeks?)$/u.test(noun.key)
  // A trial is held with people of any trade.
  if (isWith && number !== null && /^(?:pilots?|trials?|demos?|betas?|dry|runs?|rounds?|sessions?|walk-?throughs?|tests?|tryouts?|rehearsals?|study|studies|survey|surveys|interviews?|workshops?|piloto|pilote|essai|prueba|pilotos)$/u.test(noun.key)) return true
  return isWith && number !== null && /^(?:students?|pupils?|volunteers?|teachers?|nurses?|doctors?|drivers?|lecturers?|gardeners?|midwives|pharmacists?|librarians?)$/u.test(tokens[number.next]?.key ?? '')
}
