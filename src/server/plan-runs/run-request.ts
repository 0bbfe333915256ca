import { createHash } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import type { GenerationRequest } from '../../contract/generation.ts'
import { PlannerTypeSchema } from '../../contract/plan.ts'
import type { Preference } from '../../planner/remembered-preferences.ts'
import { requireLocale, requireTimeZone } from '../http/zone-and-locale.ts'
import { PreferenceSchema } from './preference-schema.ts'

/** Everything the planner is given, frozen when the run is accepted: another attempt makes the same plan. */
export const RunRequestSchema = z.object({
  prompt: z.string(),
  plannerType: PlannerTypeSchema,
  /** Local wall time in `timeZone`, `YYYY-MM-DDTHH:mm`. */
  now: z.string(),
  timeZone: z.string(),
  /** True when neither the request nor an earlier one named a zone. */
  timeZoneAssumed: z.boolean(),
  locale: z.string(),
  seed: z.number().int(),
  /** False: the user wants no language model. */
  modelDrafting: z.boolean().default(true),
  /** What earlier prompts stated again and again. */
  memory: z.array(PreferenceSchema).default([]),
})
export type RunRequest = z.infer<typeof RunRequestSchema>

const DEFAULT_TIME_ZONE = 'UTC'
const DEFAULT_LOCALE = 'en'

export type RememberedSettings = { timeZone: string | null; locale: string | null; modelDrafting: boolean }

/** Throws AppError `invalid_request` for a zone or locale that is none. */
export function freezeRequest(body: GenerationRequest, context: { remembered: RememberedSettings; memory: Preference[]; at: number }): RunRequest {
  const timeZone = body.time_zone === undefined ? context.remembered.timeZone : requireTimeZone(body.time_zone, 'body.time_zone')
  const locale = body.locale === undefined ? context.remembered.locale : requireLocale(body.locale, 'body.locale')
  const local = Temporal.Instant.fromEpochMilliseconds(context.at).toZonedDateTimeISO(timeZone ?? DEFAULT_TIME_ZONE)
  return {
    prompt: body.prompt,
    plannerType: body.planner_type,
    now: local.toPlainDateTime().toString({ smallestUnit: 'minute' }),
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    timeZoneAssumed: timeZone === null,
    locale: locale ?? DEFAULT_LOCALE,
    seed: body.seed ?? 0,
    modelDrafting: context.remembered.modelDrafting,
    memory: context.memory,
  }
}

/** SHA-256 of what the body asks for, in hex; who asks and the order of its fields do not matter. */
export function hashBody(body: GenerationRequest): string {
  const asked = [body.prompt, body.planner_type, body.time_zone ?? null, body.locale ?? null, body.seed ?? null]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}
