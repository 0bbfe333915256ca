import type { Plan, Task } from '../../contract/plan.ts'
import type { TargetFailure } from '../../integrations/target-failure.ts'
import type { ExportRow, ExportStore, Hold, TaskRow } from './export-store.ts'
import type { ExportTiming } from './export-timing.ts'
import type { ServiceLimits } from './service-limits.ts'

/** One hold of one export, while a worker works on it. */
export type ExportRun = {
  hold: Hold
  row: ExportRow
  tasks: TaskRow[]
  plan: Plan
  store: ExportStore
  timing: ExportTiming
  limits: ServiceLimits
  /** Aborted when the hold is lost or the server stops: no further call begins. A call under way is let end. */
  signal: AbortSignal
  /** Rejects when `signal` aborts. */
  sleep: (ms: number) => Promise<void>
  /** In [0, 1). */
  random: () => number
  /** Tells those who watch that rows have changed. */
  changed: () => void
}

/** How a run came to its end; `interrupted` leaves the rest to whoever holds the export next. */
export type RunEnd =
  /** `warning`: what could not be done, though nothing is missing for it. */
  | { kind: 'done'; warning?: { code: string; detail: string } }
  /** The export as a whole cannot go on. */
  | { kind: 'stopped'; code: string; detail: string }
  | { kind: 'interrupted' }

export class Interrupted extends Error {}

export function taskOf(run: ExportRun, taskId: string): Task | undefined {
  return run.plan.tasks.find((task) => task.id === taskId)
}

/** A call's own time limit. It is never cut short by a lost hold, so that its outcome is known whenever it can be. */
export function callSignal({ timing }: ExportRun): AbortSignal {
  return AbortSignal.timeout(timing.callMs)
}

/**
 * How long to rest before attempt number `attempt` + 1: full jitter over a doubling span (M. Brooker, AWS 2015), never
 * less than the service asks; null when it asks for more than anybody would wait.
 */
export function pauseBefore(run: ExportRun, attempt: number, failure: TargetFailure): number | null {
  if (isTooLong(run, failure)) return null
  const asked = 'afterMs' in failure ? (failure.afterMs ?? 0) : 0
  return asked + Math.round(run.random() * Math.min(run.timing.backoffCapMs, run.timing.backoffMs * 2 ** (attempt - 1)))
}

/** True when the service wants to be left alone for longer than anybody would wait. */
export function isTooLong({ timing }: ExportRun, result: { kind: string; afterMs?: number | null }): boolean {
  return (result.afterMs ?? 0) > timing.longestPauseMs
}

/** Whether a run goes on after a call: not without a grant, and not when the service asks for a long pause. */
export function endAfter(run: ExportRun, result: { kind: 'ok' } | TargetFailure): RunEnd {
  if (result.kind === 'grant_lost') return stoppedBy(result)
  return result.kind !== 'ok' && isTooLong(run, result) ? { kind: 'stopped', code: 'service_unavailable', detail: reasonOf(result) } : { kind: 'done' }
}

export function stoppedBy(failure: Extract<TargetFailure, { kind: 'grant_lost' }>): Extract<RunEnd, { kind: 'stopped' }> {
  return { kind: 'stopped', code: failure.code, detail: failure.detail }
}

/** In words for the user: the failure, and that time would help when it does. */
export function reasonOf(failure: TargetFailure): string {
  if ('afterMs' in failure && failure.afterMs !== null && failure.afterMs > 0) return `${failure.detail} Try again in ${inWords(failure.afterMs)}.`
  // What a lost grant or a refusal needs is said in its own words.
  return failure.kind === 'refused' || failure.kind === 'grant_lost' ? failure.detail : `${failure.detail} Try again later.`
}

function inWords(ms: number): string {
  return ms < 90_000 ? `${Math.ceil(ms / 1_000)} s` : `${Math.ceil(ms / 60_000)} min`
}
