import type { TaskNetwork } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import type { Remedy } from './placement.ts'
import { changesFor } from './single-changes.ts'
import type { SingleChange } from './single-changes.ts'
import { fitsWholly, solveNetwork } from './solve-network.ts'
import type { SolvedNetwork } from './solve-network.ts'

/** Enough passes to see whether a change makes everything fit. */
const TRIAL_SCHEDULES = 8
/** Larger networks are told what is missing, but not searched for remedies. */
const MOST_TASKS = 600

/** The smallest of each kind of single change that makes everything required fit, each verified by scheduling again. */
export function findRemedies(brief: Brief, network: TaskNetwork, { seed, solved }: { seed: number; solved: SolvedNetwork }): Remedy[] {
  if (network.tasks.length > MOST_TASKS) return []
  const fits = (change: SingleChange, step: number) =>
    fitsWholly(solveNetwork(change.apply(brief, step), change.keep?.(network) ?? network, { seed, schedules: TRIAL_SCHEDULES, isTrial: true }))
  return changesFor(brief, network, solved).flatMap((change) => {
    const step = smallestThatFits(change, fits)
    return step === null ? [] : [{ text: change.text(step) }]
  })
}

/** Bisection over the steps of one change, which make room in growing order. */
function smallestThatFits(change: SingleChange, fits: (change: SingleChange, step: number) => boolean): number | null {
  const { steps } = change
  if (steps.length === 0 || !fits(change, steps.at(-1)!)) return null
  let low = 0
  let high = steps.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(change, steps[middle]!)) high = middle
    else low = middle + 1
  }
  return steps[high]!
}
