import { z } from 'zod'
import type { Plan } from '../contract/plan.ts'
import { PlannerTypeSchema, PlanSchema } from '../contract/plan.ts'
import { embeddedDrafter } from '../planner/draft/embedded-drafter.ts'
import { generatePlan } from '../planner/generate-plan.ts'
import type { Playbook } from '../planner/playbooks/playbook.ts'
import { localMinute } from '../planner/time/day-number.ts'
import { canonicalTimeZone } from '../planner/time/zone.ts'

const PROMPT_LIMIT = 20_000

/** An IANA name, written as the zone database writes it. */
export const TimeZoneSchema = z
  .string()
  .refine((name) => canonicalTimeZone(name) !== null, 'is not a known time zone; use an IANA name such as Europe/Berlin')
  .transform((name) => canonicalTimeZone(name) ?? name)

export const LocaleSchema = z.string().refine(isLocale, 'is not a language tag; use one such as en-GB').default('en')

/** One goal on the command line. */
export const PlanRequestSchema = z.object({
  id: z.union([z.string(), z.number()], 'should be a text or a number that tells this goal from the others'),
  prompt: z.string('is missing; give the goal as text').max(PROMPT_LIMIT, `takes at most ${PROMPT_LIMIT} characters`).refine((text) => text.trim() !== '', 'is empty; say what to plan'),
  planner_type: PlannerTypeSchema,
  now: z.string().refine(isLocalTime, 'write it as YYYY-MM-DDTHH:mm, for example 2027-01-04T08:00'),
  time_zone: TimeZoneSchema,
  locale: LocaleSchema,
  seed: z.number().int().min(0).default(0),
})
export type PlanRequest = z.infer<typeof PlanRequestSchema>

export function isLocalTime(text: string): boolean {
  try {
    return localMinute(text) >= 0
  } catch {
    return false
  }
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** The finished plan of one goal, checked against the contract. Throws when the planner did not finish one. */
export async function planGoal(request: PlanRequest, playbooks: readonly Playbook[] = []): Promise<Plan> {
  const events = generatePlan({
    planId: `plan-${request.id}`,
    prompt: request.prompt,
    plannerType: request.planner_type,
    now: request.now,
    timeZone: request.time_zone,
    locale: request.locale,
    seed: request.seed,
    drafter: embeddedDrafter,
    playbooks,
  })
  for await (const event of events) {
    if (event.type === 'plan-completed') return PlanSchema.parse(event.plan)
  }
  throw new Error('The planner ended without a plan.')
}
