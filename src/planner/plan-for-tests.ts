import { embeddedDrafter } from './draft/embedded-drafter.ts'
import { generatePlan } from './generate-plan.ts'
import type { PlanEvent } from './generate-plan.ts'
import type { Plan, PlannerType } from '../contract/plan.ts'

/** The finished plan of a prompt, drafted without a model in London. */
export async function planOf(prompt: string, { now = '2027-01-11T09:00', plannerType = 'calendar' }: { now?: string; plannerType?: PlannerType } = {}): Promise<Plan> {
  const events: PlanEvent[] = []
  for await (const event of generatePlan({ planId: 'p', prompt, plannerType, now, timeZone: 'Europe/London', locale: 'en', seed: 0, drafter: embeddedDrafter })) events.push(event)
  const last = events.at(-1)!
  if (last.type !== 'plan-completed') throw new Error('The plan was not completed.')
  return last.plan
}
