import type { ModelUse } from '../../integrations/language-model/model-settings.ts'
import type { GeneratePlanInput } from '../../planner/generate-plan.ts'
import type { Preference } from '../../planner/remembered-preferences.ts'
import type { ModelAllowance } from './model-accounts.ts'
import type { StepEvent } from './run-steps.ts'

/** What crosses between the server and a planner thread. Plans cross as JSON text: cheap to copy, ready to store. */
export type PlannerJob = Omit<GeneratePlanInput, 'drafter' | 'playbooks' | 'signal'> & {
  /** Added to the plan's assumptions. */
  assumptions: string[]
  /** False: drafted without the configured model, if there is one. */
  modelDrafting?: boolean
  /** What this run may take of the model, where that is less than is configured. */
  modelAllowance?: ModelAllowance | null
  /** Added to the plan's warnings. */
  warnings?: string[]
}

export type PlanText = { json: string; taskCount: number }

export type PlannerProgress = StepEvent | { type: 'plan-drafted'; plan: PlanText }

export type ToPlanner = { type: 'generate'; jobId: number; job: PlannerJob } | { type: 'cancel'; jobId: number }

/** `preferences`: what the prompt stated and later plans could mean too. */
export type FinishedPlan = { plan: PlanText; drafterFailed: boolean; preferences?: Preference[] }

export type PlannerNews =
  | { type: 'progress'; progress: PlannerProgress }
  /** The thread computes: the time limit of planning runs. */
  | { type: 'planning-resumed' }
  /** The drafter is awaited: it stands still. */
  | { type: 'drafter-awaited' }
  /** A request to a language model is over, whatever became of it. */
  | { type: 'model-used'; use: ModelUse }
  | ({ type: 'finished' } & FinishedPlan)
  | { type: 'failed'; message: string; stack: string }

/** A thread says once that its first plans, which are nobody's, are behind it. */
export type FromPlanner = (PlannerNews & { jobId: number }) | { type: 'warmed-up' }
