import type { TrackerTarget } from '../../integrations/tracker-target.ts'
import { createIssues } from './create-issues.ts'
import type { ExportRun, RunEnd } from './export-run.ts'
import { linkIssues } from './link-issues.ts'
import { DESTINATION_REFUSED, prepareTarget } from './prepare-target.ts'
import { removeIssues, sweepIssues } from './remove-issues.ts'
import { updateIssues } from './update-issues.ts'

/** Creates what is missing, brings up to date what has changed, takes back what the plan dropped, links what depends. Throws Interrupted. */
export async function exportToTracker(run: ExportRun, target: TrackerTarget): Promise<RunEnd> {
  return inTurn([
    () => prepareTarget(run, target),
    () => createIssues(run, target),
    () => updateIssues(run, target),
    () => removeIssues(run, target, (row) => row.state === 'removing'),
    () => linkIssues(run, target),
  ])
}

/** Deletes every issue of the export. Throws Interrupted. */
export async function removeFromTracker(run: ExportRun, target: TrackerTarget): Promise<RunEnd> {
  return inTurn([
    () => prepareRemoval(run, target),
    () => removeIssues(run, target, (row) => row.state !== 'removed'),
    () => sweepIssues(run, target),
  ])
}

async function prepareRemoval(run: ExportRun, target: TrackerTarget): Promise<RunEnd> {
  const end = await prepareTarget(run, target)
  const isOutOfReach = end.kind === 'stopped' && end.code === DESTINATION_REFUSED
  return isOutOfReach ? { ...end, detail: `${end.detail} What the plan created there cannot be taken back now. If that place is gone for good, the plan can be exported to another one.` } : end
}

async function inTurn(steps: readonly (() => Promise<RunEnd>)[]): Promise<RunEnd> {
  let end: RunEnd = { kind: 'done' }
  for (const step of steps) {
    end = await step()
    if (end.kind !== 'done') return end
  }
  return end
}
