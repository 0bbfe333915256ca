import type { PlannerProgress } from './planner-messages.ts'
import { applyStepEvent, initialSteps } from './run-steps.ts'
import type { ClaimedRun, Snapshot } from './run-store.ts'

export type ProgressState = Omit<Snapshot, 'seq'>

/** What a run shows so far, as its planner advances. */
export function createRunProgress(run: Pick<ClaimedRun, 'plan' | 'hasTasks'>): { state: () => ProgressState; advance: (progress: PlannerProgress) => ProgressState } {
  let steps = initialSteps()
  // A later attempt shows the plan of the one before until it has its own.
  let state: ProgressState = { steps: JSON.stringify(steps), plan: run.plan, hasTasks: run.hasTasks }
  return {
    state: () => state,
    advance(progress) {
      if (progress.type === 'plan-drafted') {
        const { json, taskCount } = progress.plan
        if (taskCount > 0) state = { ...state, plan: json, hasTasks: true }
      } else {
        steps = applyStepEvent(steps, progress)
        state = { ...state, steps: JSON.stringify(steps) }
      }
      return state
    },
  }
}
