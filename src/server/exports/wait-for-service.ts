import type { Pause } from '../../integrations/outbound/call-gate.ts'
import { isTooLong, type ExportRun } from './export-run.ts'

/**
 * Rests until the service may be called again; answers why not when it wants to be left alone for longer than anybody
 * would wait. Throws Interrupted when the run must end.
 */
export async function waitForService(run: ExportRun): Promise<Pause | null> {
  for (;;) {
    const restMs = await run.limits.restMs()
    if (restMs === 0) return null
    const pause: Pause = { kind: 'later', afterMs: restMs, detail: 'The service asked to slow down.' }
    if (isTooLong(run, pause)) return pause
    // Whatever waits for the same moment does not all go out in it.
    await run.sleep(restMs + Math.round(run.random() * run.timing.backoffMs))
  }
}
