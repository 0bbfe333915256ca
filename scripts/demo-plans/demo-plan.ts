import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { planGoal } from '../../src/cli/plan-request.ts'
import { PlannerTypeSchema, type Plan } from '../../src/contract/plan.ts'
import { ROOT } from '../root.ts'

const EXAMPLES_FOLDER = join(ROOT, 'src/web/features/examples')
/** A Monday morning, so that a plan's weeks are whole. The page moves the dates to the coming weeks. */
const PLANNED_AT = '2027-01-04T08:00'

const DemoExampleSchema = z.object({ id: z.string(), title: z.string(), plannerType: PlannerTypeSchema, prompt: z.string() })
export type DemoExample = z.infer<typeof DemoExampleSchema>

export async function readDemoExamples(): Promise<DemoExample[]> {
  return z.array(DemoExampleSchema).parse(JSON.parse(await readFile(join(EXAMPLES_FOLDER, 'examples.json'), 'utf8')))
}

export function demoPlanFile(id: string): string {
  return join(EXAMPLES_FOLDER, 'plans', `${id}.json`)
}

/** The same plan every time: the planner has no clock and no randomness of its own. */
export function makeDemoPlan({ id, plannerType, prompt }: DemoExample): Promise<Plan> {
  return planGoal({ id, prompt, planner_type: plannerType, now: PLANNED_AT, time_zone: 'UTC', locale: 'en', seed: 0 })
}

export function serializePlan(plan: Plan): string {
  return `${JSON.stringify(plan, null, 1)}\n`
}
