import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** How it is before the plan begins. */
const AT_PRESENT = /^(?:(?:and|but) )?(?:(?:he|she|it|i|we|they)(?:'s| is|'m| am|'re| are)? )?(?:currently|now|right now|at the moment|at present|presently|so far|up to now|(?:my |our )?current (?:record|best|level|limit)|derzeit|momentan|aktuell|actualmente|ahora|actuellement|pour l'instant|atualmente|agora)(?= |$)/u
/** Time that one has now is that of the plan. */
const OF_PLAN = /^(?:free|have|has|time|spend|work|study|practi[cs]e|train|start|starts|begin|begins|only|want|need|plan)$/u

/** Whether a clause tells, before its time, how it is at present: 'currently 10 minutes', 'now falling asleep at 5am'. */
export function isStateAtPresent(context: ReadingContext, { from }: Words, group: Words): boolean {
  const clause = keysOf(context, { from, to: group.from })
  return AT_PRESENT.test(clause.join(' ')) && !clause.some((key) => OF_PLAN.test(key))
}
