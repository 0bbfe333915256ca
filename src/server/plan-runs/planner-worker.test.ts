import { afterEach, expect, it } from 'vitest'
import { PlanSchema } from '../../contract/plan.ts'
import type { Playbook } from '../../planner/playbooks/playbook.ts'
import { createPlannerPool, type PlannerPool } from './planner-pool.ts'
import type { PlannerWorkerData } from './planner-worker.ts'

const BEEKEEPING: Playbook = {
  id: 'beekeeping',
  title: 'keeping bees',
  plannerTypes: ['calendar'],
  matches: { strong: ['bees', 'hive'], weak: [] },
  tags: ['bees'],
  tasks: [
    { id: 'course', at: 0, minutes: 60, title: 'Join the local bee association', how: 'Ask for a mentor within a short drive.', done: 'a mentor has said yes' },
    { id: 'hive', at: 0.4, minutes: 120, title: 'Build and paint the hive', how: 'Outside only, a paint without solvent.', done: 'it stands level' },
    { id: 'colony', at: 0.9, minutes: 60, title: 'Fetch the colony at dusk', how: 'Entrance closed with foam, belt around the box.', done: 'the bees fly from their new entrance' },
  ],
}

let pool: PlannerPool
afterEach(() => pool.close())

it('plans with the playbooks of the operator on its thread', async () => {
  expect(await titlesWith([BEEKEEPING])).toContain('Build and paint the hive')
  await pool.close()
  expect(await titlesWith([])).not.toContain('Build and paint the hive')
})

async function titlesWith(playbooks: Playbook[]): Promise<string[]> {
  pool = createPlannerPool({
    threads: 1,
    warmUp: false,
    jobsPerThread: 1,
    timeLimitMs: 60_000,
    entry: new URL('planner-worker.ts', import.meta.url),
    workerData: { drafterUrl: null, model: null, playbooks, warmUp: false } satisfies PlannerWorkerData,
    logError: (error) => { throw error },
  })
  const job = { planId: 'plan-1', prompt: 'Keep bees in our garden over 8 weeks', plannerType: 'calendar' as const, now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en', seed: 0, assumptions: [] }
  const { plan } = await pool.generate(job, { signal: new AbortController().signal, onProgress: () => {} })
  return PlanSchema.parse(JSON.parse(plan.json)).tasks.map(({ title }) => title)
}
