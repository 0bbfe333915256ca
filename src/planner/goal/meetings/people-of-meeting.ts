import { isGivenName } from '../people/given-names.ts'
import type { ReadingContext } from '../reading-context.ts'
import { bracketedPeople, peopleWithBusyTimes, withOthersNamed } from './meeting-people.ts'
import type { Invited } from './meeting-people.ts'
import { areAskedFor, listedPeople, peopleNamedWithTimes } from './people-in-request.ts'

/** Two given names or more. */
export function namesSeveralPeople({ source: { tokens } }: ReadingContext): boolean {
  return new Set(tokens.flatMap(({ key }) => (isGivenName(key) ? [key] : []))).size >= 2
}

/** Those who are asked to come, else those who say when they can, else those whose times the text tells. */
export function peopleOf(context: ReadingContext, named: Invited | null): { invited: Invited | null; speakers: string[] } {
  const found = listedPeople(context)
  const listed = found !== null && (isGatheringAsked(context) || areAskedFor(context, found)) ? found : null
  const isWider = listed !== null && named !== null && listed.names.length > named.names.length && named.names.every((name) => listed.names.includes(name))
  const asked = isWider ? listed : named
  const timed = asked ? [] : peopleWithBusyTimes(context)
  const invited = withOthersNamed(context, asked) ?? (timed.length === 0 ? bracketedPeople(context) : null) ?? (listed !== null && isListOf(context, listed, timed) ? listed : null)
  if (invited !== null || timed.length > 0) return { invited, speakers: invited?.names ?? timed }
  return { invited: null, speakers: isGatheringAsked(context) ? peopleNamedWithTimes(context) : [] }
}

/** A longer list than that of those with times of their own, or the same one where a length is asked for. */
function isListOf(context: ReadingContext, listed: Invited, timed: readonly string[]): boolean {
  return listed.names.length > timed.length || timed.every((name) => listed.names.includes(name)) && areAskedFor(context, listed)
}

/** A word that asks for a time in common, and for nothing else. */
function isGatheringAsked(context: ReadingContext): boolean {
  return context.source.tokens.some(({ key }) => /^(?:meet|meets|meeting|call|sync|slot|catchup|catch-up|chat|appointment|talk|confer|get-together|together|occupied|busy|unavailable|availability|calendars?|diaries|agendas|reunion|treffen|termin|besprechung)$/u.test(key))
}
