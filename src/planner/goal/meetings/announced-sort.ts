import { isGivenName } from '../people/given-names.ts'
import { isEmptyCell } from '../rewriting/tables/cells.ts'
import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statedSort } from '../times/sort-of-time.ts'
import { groupsIn } from './meeting-people.ts'
import { namedIn } from './subjects-of-statements.ts'

/** What a sentence or heading without times says of all the times below it; null when it is none. */
export function announcedSort(context: ReadingContext, words: Words, names: ReadonlySet<string>): 'free' | 'busy' | null {
  const after = context.source.tokens[words.to]
  const isHead = after?.key === ':' || context.source.tokens[words.to - 1]?.key === ':'
  if (groupsIn(context, words).some(({ expressions }) => expressions.some(({ clock, duration }) => (clock?.from ?? clock?.to ?? null) !== null || duration !== null && !isHead))) return null
  if (namedIn(context, words, names) || keysOf(context, words).some(isGivenName)) return null
  // '(empty)' below a name answers for that name, and 'she' is one of them.
  if (isEmptyCell(textOf(context, words).replace(/^\s*[-*•] */u, '')) || /^(?:he|she|i|he's|she's|i'm)$/u.test(context.source.tokens[words.from]!.key)) return null
  // 'Where do their free hours overlap?' asks for what is free.
  if (after?.key === '?' && !keysOf(context, words).includes('you')) return null
  const keys = keysOf(context, words)
  return sortAnnounced(after?.key === ':' ? [...keys, ':'] : keys, { isHeading: after === undefined || after.kind === 'break' })
}

/** The same of the keys alone; a heading need not point to what stands below it. */
export function sortAnnounced(stated: readonly string[], { isHeading }: { isHeading: boolean }): 'free' | 'busy' | null {
  const keys = withoutPurpose(stated)
  const text = ` ${keys.join(' ')} `
  // 'They are free whenever nothing is listed' says what is listed.
  if (REST.test(text)) return sortBesideRest(text)
  const isHead = keys.at(-1) === ':' && POINTS_BELOW.test(text)
  if (!isHeading && keys.at(-1) !== ':' && !POINTS_BELOW.test(text) || ASKS.test(text) && !isHead) return null
  if (ONLY_FREE.test(text)) return 'free'
  const sort = statedSort(keys)
  if (sort === 'free' || sort === 'busy') return sort
  if (sort === 'refuses' || TAKEN.test(text)) return 'busy'
  return FREE.test(text) ? 'free' : null
}

/** The openings 'for our half-hour call' are no calls. */
function withoutPurpose(keys: readonly string[]): readonly string[] {
  const at = keys.findIndex((key, index) => key === 'for' && /^(?:our|the|an?|this|that|my|their)$/u.test(keys[index + 1] ?? ''))
  return at < 0 ? keys : [...keys.slice(0, at), ...keys.slice(-1).filter((key) => key === ':')]
}

/** What is free apart from the list was taken in it, and the other way round. */
function sortBesideRest(text: string): 'free' | 'busy' | null {
  if (/ (?:free|available|open|possible|fine|ok|okay|works?|can|clear|bookable|up for grabs) /u.test(text)) return / (?:not|isn't|aren't|never|un\p{L}+) (?:free|available) /u.test(text) ? 'free' : 'busy'
  return / (?:busy|taken|booked|blocked|unavailable|occupied|engaged|closed|impossible|cannot|can't|out) /u.test(text) ? 'free' : null
}

const REST = / (?:whenever nothing|when nothing|where nothing|if nothing|unless|otherwise|(?:all |any |every )?other (?:times?|hours?|slots?)|(?:any|every)thing else|anything not|whatever is not|what is not|times? not|hours? not|not (?:listed|mentioned|shown|named|given)|(?:the )?rest(?: of)?|(?:the )?remaining|apart from (?:that|these|those|this|them|it)|except (?:for |at |during )?(?:these|those|the|when|where|what|as)|outside (?:of )?(?:these|those|that|this|them)|besides (?:these|those|that|this)|elsewhere|gaps?|in between) /u

const ONLY_FREE = / only (?:available|free|reachable|possible|open|here|there|around|in) /u

const POINTS_BELOW = / (?:following|follows|below|here|here's|these|this is|listed|list|given|now|currently|at the moment|already|so far|their|everyone's|everybody's|each|people's|calendars?|diary|diaries|agendas?|schedules?) /u

/** What is asked for, no list of times. */
const ASKS = / (?:find|book|pick|choose|propose|suggest|schedule|arrange|fix|determine|select|set up|look for|looking for|need|want|when (?:can|could|should|do|would)|which|what time|can you|could you|would you|please|let's|overlap|in common|everyone (?:is|can)|everybody (?:is|can)|all (?:of them |of us )?(?:can|are)|conflicts?) /u

const TAKEN = / (?:clash|clashes|taken|booked|booking|bookings|busy|commitments?|committed|appointments?|obligations?|conflicts?|engagements?|engaged|occupied|unavailable|unavailability|absences?|absent|blocked|blockers?|meetings|planned|scheduled|reserved|already|off-limits|calendars?|diary|diaries|agendas?|can't|cannot|not available|not free) /u
const FREE = / (?:available|availability|availabilities|free|open|openings?|gaps|slots?) /u
