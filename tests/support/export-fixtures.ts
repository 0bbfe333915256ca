import { v7 as uuidv7 } from 'uuid'
import type { Plan, Task } from '../../src/contract/plan.ts'
import type { Database } from '../../src/server/database/open.ts'
import type { ExportTiming } from '../../src/server/exports/export-timing.ts'
import { createHistory } from '../../src/server/plans/history.ts'
import { fixturePlan, fixtureTask } from './plan-fixtures.ts'

/** Quick enough for a test, in the same proportions as in real life. */
export const QUICK_EXPORTS: Partial<ExportTiming> = {
  leaseMs: 1_500,
  callMs: 700,
  settleMs: 800,
  lookMs: 100,
  backoffMs: 20,
  backoffCapMs: 200,
  longestPauseMs: 5_000,
  jobRetrySeconds: 1,
  pollMs: 100,
  sweepMs: 500,
}

/** `count` tasks on days of their own, each depending on the one before the last, every third one without a time. */
export function exportTasks(count: number): Task[] {
  return Array.from({ length: count }, (_, index) => {
    const timed = index % 3 !== 2
    return fixtureTask(`Step ${index + 1}`, {
      id: `step-${index + 1}`,
      date: new Date(Date.UTC(2049, 0, 4 + index)).toISOString().slice(0, 10),
      startTime: timed ? '10:00' : null,
      endTime: timed ? '11:30' : null,
      priority: (['high', 'medium', 'low'] as const)[index % 3]!,
      tags: ['deep work', 'writing'],
      estimatedHours: 1.5,
      references: ['https://example.org/guide'],
      why: 'It is the first free morning.',
      ...(index >= 2 ? { dependsOn: [`step-${index - 1}`] } : {}),
    })
  })
}

export type SavedPlan = { plan: Plan; planId: string }

/** Puts a plan into a user's history. */
export async function savePlan(database: Database, userId: string, { tasks, plannerType = 'calendar' }: { tasks: Task[]; plannerType?: Plan['plannerType'] }): Promise<SavedPlan> {
  const planId = uuidv7()
  const plan = fixturePlan(plannerType, tasks, { id: planId, timeZone: 'Europe/Berlin' })
  await writePlan(database, userId, plan)
  return { plan, planId }
}

async function writePlan(database: Database, userId: string, plan: Plan): Promise<void> {
  const [startedAt, finishedAt] = [new Date(), new Date()]
  const record = { userId, id: plan.id, prompt: 'Write a book', plannerType: plan.plannerType, plan: JSON.stringify(plan), steps: '[]', startedAt, finishedAt }
  await database.db.transaction(async (tx) => createHistory(database).save(tx, record))
}

/** What editing a plan does to its record, as far as an export sees it. */
export async function replacePlan(database: Database, userId: string, plan: Plan): Promise<void> {
  const { packMembers } = await import('../../src/server/plans/plan-record.ts')
  const [startedAt, finishedAt] = [new Date(), new Date()]
  const members = await packMembers({ userId, id: plan.id, prompt: 'Write a book', plannerType: plan.plannerType, plan: JSON.stringify(plan), steps: '[]', startedAt, finishedAt })
  await database.pool.query('update plans set members = $3 where user_id = $1 and id = $2', [userId, plan.id, members])
}

export type SandboxEvent = { id: string; status: string; document: Record<string, unknown> }

/** The calendar stand-in's own store, tombstones included. */
export async function readEvents(database: Pick<Database, 'pool'>, planId: string): Promise<SandboxEvent[]> {
  const { rows } = await database.pool.query<SandboxEvent>(
    "select id, status, document from sandbox.calendar_events where document #>> '{extendedProperties,private,planwrightPlan}' = $1",
    [planId],
  )
  return rows
}

export type SandboxIssue = { id: string; key: string; fields: Record<string, unknown>; task: string; isDeleted: boolean }

/** The Jira stand-in's own store, deleted issues included. */
export async function readIssues(database: Pick<Database, 'pool'>, planId: string): Promise<SandboxIssue[]> {
  const { rows } = await database.pool.query<SandboxIssue>(
    `select id, project_key || '-' || number as key, document -> 'fields' as fields, document #>> '{properties,planwright.task,task}' as task, deleted_ms is not null as "isDeleted"
     from sandbox.jira_issues where document #>> '{properties,planwright.task,plan}' = $1 order by id`,
    [planId],
  )
  return rows
}
