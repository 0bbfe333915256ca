import { z } from 'zod'
import { ExecutionStepSchema, type ExecutionStep } from '../../contract/generation.ts'
import type { StepName } from '../../planner/generate-plan.ts'

const STEPS: readonly { id: StepName; title: string; description: string }[] = [
  { id: 'read', title: 'Reading your goal', description: 'Dates, times, people and everything else your words ask for' },
  { id: 'draft', title: 'Drafting tasks', description: 'What has to be done, in which order and how long each part takes' },
  { id: 'schedule', title: 'Placing tasks in time', description: 'Every task where it fits, with nothing overlapping' },
  { id: 'verify', title: 'Checking the plan', description: 'Each constraint you gave, checked against the finished plan' },
]

export type StepEvent =
  | { type: 'step-started'; step: StepName }
  /** `durationMs` since the step started. */
  | { type: 'step-completed'; step: StepName; output: string; durationMs: number }

/** How a run looks the moment it is accepted. */
export function initialSteps(): ExecutionStep[] {
  return STEPS.map((step, index) => ({ ...step, status: index === 0 ? 'running' : 'pending' }))
}

const REFINE: (typeof STEPS)[number] = { id: 'refine', title: 'Refining with a model', description: 'A language model improves the draft that is on show already' }

/** A step that only some runs have joins the list when it starts. */
function withStep(steps: readonly ExecutionStep[], step: StepName): readonly ExecutionStep[] {
  if (step !== REFINE.id || steps.some(({ id }) => id === step)) return steps
  const after = steps.findIndex(({ id }) => id === 'draft') + 1
  return [...steps.slice(0, after), { ...REFINE, status: 'pending' }, ...steps.slice(after)]
}

export function applyStepEvent(steps: readonly ExecutionStep[], event: StepEvent): ExecutionStep[] {
  return withStep(steps, event.step).map((step) => {
    if (step.id !== event.step) return step
    if (event.type === 'step-started') return { ...step, status: 'running' as const }
    return { ...step, status: 'completed' as const, output: event.output, duration: event.durationMs }
  })
}

/** Steps of a run that ended early: what was under way will not run on. */
export function settleSteps(stepsJson: string, status: 'pending' | 'error'): string {
  const steps = z.array(ExecutionStepSchema).parse(JSON.parse(stepsJson))
  return JSON.stringify(steps.map((step) => (step.status === 'running' ? { ...step, status } : step)))
}
