import type { NetworkTask } from './draft/task-network.ts'
import { groupBy } from './verify/group-by.ts'

/**
 * What may be left out of a thing that was asked for, as the rest of it is in the plan: a step of ours before others of
 * the same part ('inspection: make the appointment' where only the inspection itself has a place), and the odd turn of
 * something that comes again.
 */
export function sparePieces(tasks: readonly NetworkTask[], unplaced: ReadonlySet<string>): ReadonlySet<string> {
  const asked = tasks.filter(({ answers, fixed, optional }) => answers.length > 0 && fixed === null && !optional)
  const turns = [...groupBy(asked.filter(({ occurrence }) => occurrence !== null), ({ occurrence }) => occurrence!.series).values()]
  const parts = [...groupBy(asked.filter(({ occurrence, type }) => occurrence === null && type === 'task'), ({ answers }) => answers.join(' ')).values()]
  return new Set([...turns.flatMap((all) => oddTurns(all, unplaced)), ...parts.flatMap((all) => earlierSteps(all, unplaced))].map(({ id }) => id))
}

/** The 52nd evening of 52, and no more than that. */
function oddTurns(turns: readonly NetworkTask[], unplaced: ReadonlySet<string>): NetworkTask[] {
  const left = turns.filter(({ id }) => unplaced.has(id))
  return left.length * TURNS_FOR_ONE <= turns.length ? left : []
}

const TURNS_FOR_ONE = 10

/** Its last step is what the part is done by, and stays. */
function earlierSteps(steps: readonly NetworkTask[], unplaced: ReadonlySet<string>): NetworkTask[] {
  const left = steps.filter(({ id }) => unplaced.has(id))
  return left.length * 2 > steps.length || unplaced.has(steps.at(-1)!.id) ? [] : left
}
