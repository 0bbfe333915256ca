import type { TargetFailure } from '../../integrations/target-failure.ts'
import { callSignal, reasonOf, stoppedBy, type ExportRun, type RunEnd } from './export-run.ts'
import { repeatCall } from './repeat-call.ts'

/** The service does not take anything at the place that the export goes to. */
export const DESTINATION_REFUSED = 'destination_refused'

type Preparable = { prepare(signal: AbortSignal): Promise<{ kind: 'ok'; value: null } | TargetFailure> }

/** Asks the service itself whether the grant and the destination are good, before anything is sent or taken back. Throws Interrupted. */
export async function prepareTarget(run: ExportRun, target: Preparable): Promise<RunEnd> {
  const { result } = await repeatCall(run, () => target.prepare(callSignal(run)))
  if (result.kind === 'ok') return { kind: 'done' }
  if (result.kind === 'grant_lost') return stoppedBy(result)
  return { kind: 'stopped', code: result.kind === 'refused' ? DESTINATION_REFUSED : 'service_unavailable', detail: reasonOf(result) }
}
