import type { ErrorCode } from '../../contract/errors.ts'

/** What a stream shows of a run; `steps` and `plan` are JSON text. */
export type RunView = {
  userId: string
  id: string
  state: 'running' | 'completed' | 'failed' | 'cancelled'
  seq: number
  steps: string
  /** Null before the first task, and after its plan was deleted. */
  plan: string | null
  error: { code: ErrorCode; detail: string } | null
}

export type StreamMessage = { id: number; event: 'message' | 'error'; data: string }

/** One message of the stream, as src/contract/generation.ts describes it. */
export function presentMessage(view: RunView): StreamMessage {
  if (view.state === 'failed') {
    const error = view.error ?? { code: 'generation_failed', detail: GENERATION_FAILED_TEXT }
    return { id: view.seq, event: 'error', data: JSON.stringify(error) }
  }
  const result = view.plan === null ? '' : `"result":${view.plan},`
  const status = view.state === 'running' ? '' : `,"status":"${view.state}"`
  return { id: view.seq, event: 'message', data: `{${result}"steps":${view.steps}${status}}` }
}

export const GENERATION_FAILED_TEXT = 'Oops! There was an issue generating your plan.'
