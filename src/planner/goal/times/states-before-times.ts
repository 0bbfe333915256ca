import { keysOf, sentenceOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from './time-groups.ts'

/** 'Stressful: Sunday evenings and the week of the night shift, 15-21 February': how the times are that stand behind the colon. */
export function isUnderState(context: ReadingContext, { from }: TimeGroup): boolean {
  const segment = segmentAt(context, from)
  const sentence = segment === null ? [] : sentenceOf(context, segment)
  const [head, next] = sentence
  return head !== undefined && head.from > 0 && next?.lead === ':' && from >= next.from && STATE.test(keysOf(context, head).join(' '))
}

const STATE = /^(?:(?:the|my|our|very|most|especially|particularly) )*(?:stressful|hard|hardest|difficult|critical|tricky|risky|tempting|dangerous|worst|bad|weak|hectic|busiest|challenging|danger)(?: (?:times?|moments?|days?|evenings?|weeks?|spots?|phases?|for me))?$/u
