import type { TrackerTarget } from '../../integrations/tracker-target.ts'
import { createIssues } from './create-issues.ts'
import { callSignal, reasonOf, stoppedBy, type ExportRun, type RunEnd } from './export-run.ts'
import { linkIssues } from './link-issues.ts'
import { removeIssues, sweepIssues } from './remove-issues.ts'
import { repeatCall } from './repeat-call.ts'
import { updateIssues } from './update-issues.ts'

/** Creates what is missing, brings up to date what has changed, takes back what the plan dropped, links what depends. Throws Interrupted. */
export async function exportToTracker(run: ExportRun, target: TrackerTarget): Promise<RunEnd> {
  return inTurn([
    () => prepare(run, target),
    () => createIssues(run, target),
    () => updateIssues(run, target),
    () => removeIssues(run, target, (row) => row.state === 'removing'),
    () => linkIssues(run, target),
  ])
}

/** Deletes every issue of the export. Throws Interrupted. */
export async function removeFromTracker(run: ExportRun, target: TrackerTarget): Promise<RunEnd> {
  return inTurn([
    () => prepare(run, target),
    () => removeIssues(run, target, (row) => row.state !== 'removed'),
    () => sweepIssues(run, target),
  ])
}

async function prepare(run: ExportRun, target: TrackerTarget): Promise<RunEnd> {
  const { result } = await repeatCall(run, () => target.prepare(callSignal(run)))
  if (result.kind === 'ok') return { kind: 'done' }
  if (result.kind === 'grant_lost') return stoppedBy(result)
  return { kind: 'stopped', code: result.kind === 'refused' ? 'destination_refused' : 'service_unavailable', detail: reasonOf(result) }
}

async function inTurn(steps: readonly (() => Promise<RunEnd>)[]): Promise<RunEnd> {
  let end: RunEnd = { kind: 'done' }
  for (const step of steps) {
    end = await step()
    if (end.kind !== 'done') return end
  }
  return end
}
