import { addReading, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import { isStateAtPresent } from '../times/states-at-present.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** Whom or what one brings to do something for so long, and that. */
const BRINGS_TO = /(?:^| )(?:(?:train|teach|get|help|coach|condition|accustom|bring|encourage|prepare) (?:\S+ ){1,6}?to|(?:be|become|being) able to|able to|so (?:that )?(?:\S+ ){1,4}?(?:can|could|will)|until (?:\S+ ){1,4}?(?:can|could)|(?:learn|manage|want) to (?:be|hold|stay|sit|stand|keep|run|jog|swim|walk|talk|speak|float|tread|focus|concentrate|sleep|balance|hang|plank|meditate|fast)) (?:\S+ ){1,8}?for$/u
/** How often a sitting of such a length comes back. */
const COMES_BACK = /^(?:an?|each|every|per|daily|twice|once|at a time|on|most|days?|weekly) ?/u
/** 'Train the dog to stay alone for 4 hours', 'be able to plank for 5 minutes': what shall be reached, and how long it is now, which are no lengths of sittings. */
export function isLengthOfAbility(context: ReadingContext, group: TimeGroup, { around }: { around: Surroundings }): boolean {
  const { segment, leftKeys, rightKeys } = around
  if (context.plannerType !== 'calendar' || segment === null) return false
  const said = leftKeys.join(' ')
  const isReached = segment.sentence === 0 && BRINGS_TO.test(said) && !COMES_BACK.test(rightKeys.join(' '))
  const isNow = segment.sentence > 0 && isStateAtPresent(context, segment, group) && !COMES_BACK.test(rightKeys.join(' '))
  if (!isReached && !isNow) return false
  const value = textOf(context, group)
  addReading(context, isNow && group.from - segment.from <= 2 ? { from: segment.from, to: group.to } : group, { value: { kind: 'level', value }, text: `${isNow ? 'Now' : 'Target'}: ${value}` })
  return true
}
