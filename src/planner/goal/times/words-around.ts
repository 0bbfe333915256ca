import type { Words } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'

/** The clause around a time, when it is short enough to be quoted. */
export function wordsAround(time: Words, around: Surroundings): Words {
  const from = around.leftKeys.length > 0 && around.leftKeys.length <= 12 ? around.left.from : time.from
  return { from, to: around.right.to > time.to && around.right.to - time.to <= 8 ? around.right.to : time.to }
}
