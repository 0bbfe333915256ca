import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { readEnd } from './read-ends.ts'
import { readStart } from './read-starts.ts'

/** 'by 1 April', 'before 14 Feb', 'starting Monday', 'until Friday', 'due 31 January'. */
export function readBound(context: ReadingContext, group: TimeGroup, around: Surroundings): void {
  const { bound } = group.expressions[0]!
  if (bound === 'since' || bound === 'after') readStart(context, group, around)
  else readEnd(context, group, around)
}
