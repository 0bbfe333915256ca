import type { ExecutionStep, GenerationMessage, GenerationRequest } from '../../../contract/generation.ts'
import type { Plan } from '../../../contract/plan.ts'
import { progressTexts } from './texts.ts'

export type GenerationState =
  | { phase: 'idle' }
  | { phase: 'loading'; request: GenerationRequest; startedAt: number; steps: ExecutionStep[] }
  | { phase: 'showing'; request: GenerationRequest; startedAt: number; steps: ExecutionStep[]; plan: Plan; isStreaming: boolean }
  | { phase: 'failed'; request: GenerationRequest; message: string }

export const IDLE: GenerationState = { phase: 'idle' }

const LOCAL_STEP_ID = 'local:generating-plan'

/** The page's own first step: it stands at once and ends with the server's first message. `now` in milliseconds. */
export function startLoading(request: GenerationRequest, now: number): GenerationState {
  return { phase: 'loading', request, startedAt: now, steps: [localStep('running')] }
}

/** Every message replaces the shown plan; the first with a plan ends loading. */
export function receiveMessage(state: GenerationState, message: GenerationMessage, now: number): GenerationState {
  if (state.phase !== 'loading' && state.phase !== 'showing') return state
  const { request, startedAt } = state
  const steps = withServerSteps(state.steps, message.steps, now - startedAt)
  const plan = message.result ?? (state.phase === 'showing' ? state.plan : undefined)
  if (!plan) return { phase: 'loading', request, startedAt, steps }
  return { phase: 'showing', request, startedAt, steps, plan, isStreaming: message.status === undefined }
}

/** The stream is over. A plan that already stands stays; without one a failure takes its place. */
export function finish(state: GenerationState, failure?: string): GenerationState {
  if (state.phase === 'showing') return { ...state, isStreaming: false }
  if (state.phase !== 'loading') return state
  return failure === undefined ? IDLE : { phase: 'failed', request: state.request, message: failure }
}

function withServerSteps(shown: ExecutionStep[], fromServer: ExecutionStep[], elapsedMilliseconds: number): ExecutionStep[] {
  const local = shown.find((step) => step.id === LOCAL_STEP_ID)
  const ended = local?.status === 'completed' ? local : localStep('completed', elapsedMilliseconds)
  return [ended, ...fromServer]
}

function localStep(status: ExecutionStep['status'], duration?: number): ExecutionStep {
  const step = { id: LOCAL_STEP_ID, title: progressTexts.localStepTitle, description: progressTexts.localStepDescription, status }
  return duration === undefined ? step : { ...step, duration }
}
