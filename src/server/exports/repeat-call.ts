import type { TargetFailure } from '../../integrations/target-failure.ts'
import { Interrupted, pauseBefore, type ExportRun } from './export-run.ts'
import { waitForService } from './wait-for-service.ts'

export type Result<T> = { kind: 'ok'; value: T } | TargetFailure
export type RepeatedResult<T> = { result: Result<T>; wasUnknown: boolean }

/**
 * Repeats a call that may be carried out any number of times, until it succeeds, is refused, or has had its attempts.
 * `wasUnknown`: one of the failed attempts may have been carried out. Throws Interrupted when the run must end.
 */
export async function repeatCall<T>(run: ExportRun, call: () => Promise<Result<T>>): Promise<RepeatedResult<T>> {
  let wasUnknown = false
  for (let attempt = 1; ; attempt += 1) {
    if (run.signal.aborted) throw new Interrupted()
    const result = (await waitForService(run)) ?? (await call())
    if (result.kind === 'ok' || result.kind === 'refused' || result.kind === 'grant_lost') return { result, wasUnknown }
    wasUnknown ||= result.kind === 'unknown'
    const pauseMs = pauseBefore(run, attempt, result)
    if (attempt >= run.timing.attempts || pauseMs === null) return { result, wasUnknown }
    await run.sleep(pauseMs)
  }
}
