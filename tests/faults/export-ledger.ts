import type { Pool } from 'pg'
import { z } from 'zod'
import type { PlanExport } from '../../src/contract/exports.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { readEvents, readIssues } from '../support/export-fixtures.ts'

const EventOwnerSchema = z.object({ extendedProperties: z.object({ private: z.object({ planwrightTask: z.string() }) }) })

/** What is really there for a plan, by task id: one entry for each living event or issue. */
export async function countThere(pool: Pool, target: PlanExport['target'], planId: string): Promise<Map<string, number>> {
  const taskIds = target === 'jira' ? await livingIssues(pool, planId) : await livingEvents(pool, planId)
  const counts = new Map<string, number>()
  for (const taskId of taskIds) counts.set(taskId, (counts.get(taskId) ?? 0) + 1)
  return counts
}

async function livingIssues(pool: Pool, planId: string): Promise<string[]> {
  return (await readIssues({ pool }, planId)).filter(({ isDeleted }) => !isDeleted).map(({ task }) => task)
}

async function livingEvents(pool: Pool, planId: string): Promise<string[]> {
  const alive = (await readEvents({ pool }, planId)).filter(({ status }) => status !== 'cancelled')
  return alive.map(({ document }) => EventOwnerSchema.parse(document).extendedProperties.private.planwrightTask)
}

/** What the export says against what is there; empty when every word of it is true. */
export function findUntruths(view: PlanExport, there: ReadonlyMap<string, number>): string[] {
  const untruths: string[] = []
  for (const { taskId, state } of view.tasks) {
    const count = there.get(taskId) ?? 0
    if (count > 1) untruths.push(`${taskId} is there ${count} times`)
    if (state === 'sent' && count !== 1) untruths.push(`${taskId} is called sent and is there ${count} times`)
    if ((state === 'failed' || state === 'pending') && count !== 0) untruths.push(`${taskId} is called ${state} and is there`)
    if (state === 'removed' && count !== 0) untruths.push(`${taskId} is called removed and is there`)
    if (state === 'sending') untruths.push(`${taskId} is still being sent in an export that has ended`)
  }
  const sent = view.tasks.filter(({ state }) => state === 'sent').length
  // While an export is taken back, what is still there counts as sent, whether or not its turn has come.
  const isTakingBack = view.tasks.some(({ state }) => state === 'removing')
  if (!isTakingBack && view.sent !== sent) untruths.push(`${view.sent} are called sent in sum, and ${sent} one by one`)
  if (view.state === 'exported' && sent !== view.total) untruths.push(`it is called exported with ${sent} of ${view.total}`)
  return untruths
}

/** Which issues of a plan are really linked, as '{task that blocks} > {task that waits}'. */
export async function linksThere(pool: Pool, planId: string): Promise<string[]> {
  const tasks = new Map((await readIssues({ pool }, planId)).filter(({ isDeleted }) => !isDeleted).map(({ id, task }) => [id, task]))
  const { rows } = await pool.query<{ inward_id: string; outward_id: string }>('select inward_id, outward_id from sandbox.jira_links where inward_id = any($1) or outward_id = any($1)', [[...tasks.keys()]])
  return rows.map((row) => `${tasks.get(row.inward_id)} > ${tasks.get(row.outward_id)}`).toSorted()
}

export function linksWanted({ tasks }: Plan): string[] {
  return tasks.flatMap(({ id, dependsOn = [] }) => dependsOn.map((blocker) => `${blocker} > ${id}`)).toSorted()
}

/** Lost and doubled tasks of a plan that is called exported; zero and zero when all is well. */
export function findLosses(plan: Plan, there: ReadonlyMap<string, number>): { lost: string[]; doubled: string[]; foreign: string[] } {
  const ids = plan.tasks.map(({ id }) => id)
  return {
    lost: ids.filter((id) => !there.has(id)),
    doubled: ids.filter((id) => (there.get(id) ?? 0) > 1),
    foreign: [...there.keys()].filter((id) => !ids.includes(id)),
  }
}
