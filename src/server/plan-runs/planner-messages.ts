import type { GeneratePlanInput } from '../../planner/generate-plan.ts'
import type { StepEvent } from './run-steps.ts'

/** What crosses between the server and a planner thread. Plans cross as JSON text: cheap to copy, ready to store. */
export type PlannerJob = Omit<GeneratePlanInput, 'drafter' | 'signal'> & {
  /** Added to the plan's assumptions. */
  assumptions: string[]
}

export type PlanText = { json: string; taskCount: number }

export type PlannerProgress = StepEvent | { type: 'plan-drafted'; plan: PlanText }

export type ToPlanner = { type: 'generate'; jobId: number; job: PlannerJob } | { type: 'cancel'; jobId: number }

export type PlannerNews =
  | { type: 'progress'; progress: PlannerProgress }
  /** The thread computes: the time limit of planning runs. */
  | { type: 'planning-resumed' }
  /** The drafter is awaited: it stands still. */
  | { type: 'drafter-awaited' }
  | { type: 'finished'; plan: PlanText; drafterFailed: boolean }
  | { type: 'failed'; message: string; stack: string }

export type FromPlanner = PlannerNews & { jobId: number }
