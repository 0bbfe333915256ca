import type { TargetFailure } from '../target-failure.ts'

export type Pause = Extract<TargetFailure, { kind: 'later' }>

/** What every single HTTP call to an export target passes, so that one person's calls keep to the service's limits. */
export type CallGate = {
  /** Waits for the call's turn. Answers why it may not be made when the service asked for a pause that is not over. */
  enter(): Promise<Pause | null>
  /** Takes note of the pause that an answer asks for. Never rejects. */
  heed(answer: { kind: string; afterMs?: number | null }): Promise<void>
}
