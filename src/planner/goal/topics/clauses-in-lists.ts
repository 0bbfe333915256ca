import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'

/** The last of 'research, answers, my portfolio and the salary talk': short things, though the first is somebody's. */
export function areOwnThings({ source }: ReadingContext, segment: Segment): boolean {
  const isOwn = segment.lead === ',' && /^(?:my|our)$/u.test(source.tokens[segment.from]!.key)
  const parts = splitAtJoints(source, segment)
  return isOwn && parts.length === 2 && parts.every(({ from, to }) => to - from <= 4 && !source.tokens.slice(from, to).some(({ key }) => OF_CLAUSES.test(key)))
}

/** Words that say something of a list. */
const STATES = /^(?:i|we) (?:(?:usually|always|mostly|only|also|can) )?(?:do|can|like|love|order|get|buy|write|visit|see|learn|study|practi[cs]e)(?: |$)/u

const OF_CLAUSES = /^(?:is|are|am|was|has|have|can|can't|could|will|would|must|should|helps?|works?|comes?|wants?|needs?|does|do|don't|doesn't|i|we|he|she|they|only|always|never|not)$/u

/** The last of 'a seat, a key safe, and a talk with the doctor about his dizzy spells', with its 'and': a thing or an order, and no clause of its own. */
export function isLastThing(context: ReadingContext, segment: Segment): boolean {
  const [joint, opening = '', ...said] = keysOf(context, segment)
  // '… and a pilot only in the last sprint': when, behind what.
  const only = said.findIndex((key, index) => key === 'only' && /^(?:in|from|after|during|on|at|for)$/u.test(said[index + 1] ?? ''))
  const rest = only < 0 ? said : said.slice(0, only)
  return segment.lead === ',' && joint === 'and' && rest.length > 0 && rest.length <= MOST_WORDS_BEHIND && !OPENS_CLAUSE.test(opening) && ![opening, ...rest].some((key) => OF_CLAUSES.test(key))
}

const MOST_WORDS_BEHIND = 8
/** What a further clause begins with. */
const OPENS_CLAUSE = /^(?:i|we|he|she|they|you|it|i'm|i've|i'd|i'll|we're|we've|we'll|there|this|that|these|those|please|then|so|also|maybe|finally|if|when|while|since|because|no|not|never|nothing|none|keep|leave|skip|make|be|let|off|on|in|at|by|from|for|all|everything|ideally|preferably|hopefully|another|after|before|until|afterwards)$/u

/** What says when the work begins, or with what. */
const EDGES = /^(?:(?:the |our |my )?first (?:session|lesson|day|run|practice|training|class|one) (?:is|should|has|will|must|can)|(?:the )?(?:earliest|latest) (?:start|end|date|day)|first of all|first up|let's)(?= |$)/u

/** 'I do all this in the library', "when we're at a wedding": between signs, and no thing of the list. */
export function isSaidOfList(context: ReadingContext, segment: Segment): boolean {
  const keys = keysOf(context, segment)
  if (segment.lead !== '' && !segment.isBullet && /^(?:when|while|where|because|since)$/u.test(keys[0]!)) return true
  if (segment.lead !== '' && !segment.isBullet && EDGES.test(keys.join(' '))) return true
  return segment.lead === ',' && STATES.test(keys.slice(0, 3).join(' '))
}
