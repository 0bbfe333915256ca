import { addReading, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** Whom or what one brings to do something for so long, and that. */
const BRINGS_TO = /(?:^| )(?:(?:train|teach|get|help|coach|condition|accustom|bring|encourage|prepare) (?:\S+ ){1,6}?to|(?:be|become|being) able to|able to|so (?:that )?(?:\S+ ){1,4}?(?:can|could|will)|until (?:\S+ ){1,4}?(?:can|could)|(?:learn|manage|want) to (?:be|hold|stay|sit|stand|keep|run|jog|swim|walk|talk|speak|float|tread|focus|concentrate|sleep|balance|hang|plank|meditate|fast)) (?:\S+ ){1,8}?for$/u
/** How often a sitting of such a length comes back. */
const COMES_BACK = /^(?:an?|each|every|per|daily|twice|once|at a time|on|most|days?|weekly) ?/u
/** How it is before the plan begins. */
const AT_PRESENT = /^(?:(?:he|she|it|i|we|they)(?:'s| is|'m| am|'re| are)? )?(?:currently|now|right now|at the moment|at present|presently|so far|today|up to now|(?:my |our )?current (?:record|best|level|limit)|derzeit|momentan|aktuell|actualmente|ahora|actuellement|pour l'instant|atualmente|agora)(?= |$)/u

/** 'Train the dog to stay alone for 4 hours', 'be able to plank for 5 minutes': what shall be reached, and how long it is now, which are no lengths of sittings. */
export function isLengthOfAbility(context: ReadingContext, group: TimeGroup, { around }: { around: Surroundings }): boolean {
  const { segment, leftKeys, rightKeys } = around
  if (context.plannerType !== 'calendar' || segment === null) return false
  const said = leftKeys.join(' ')
  const clause = keysOf(context, { from: segment.from, to: group.from })
  const isReached = segment.sentence === 0 && BRINGS_TO.test(said) && !COMES_BACK.test(rightKeys.join(' '))
  const isNow = segment.sentence > 0 && AT_PRESENT.test(clause.join(' ')) && !clause.some((key) => /^(?:free|have|time|spend|work|study|practi[cs]e|train)$/u.test(key)) && !COMES_BACK.test(rightKeys.join(' '))
  if (!isReached && !isNow) return false
  const value = textOf(context, group)
  addReading(context, isNow && clause.length <= 2 ? { from: segment.from, to: group.to } : group, { value: { kind: 'level', value }, text: `${isNow ? 'Now' : 'Target'}: ${value}` })
  return true
}
