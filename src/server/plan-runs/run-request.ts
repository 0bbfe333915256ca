import { createHash } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import type { GenerationRequest } from '../../contract/generation.ts'
import { PlannerTypeSchema } from '../../contract/plan.ts'
import { AppError } from '../http/errors.ts'

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
})
export type RunRequest = z.infer<typeof RunRequestSchema>

const DEFAULT_TIME_ZONE = 'UTC'
const DEFAULT_LOCALE = 'en'

export type RememberedSettings = { timeZone: string | null; locale: string | null }

/** Throws AppError `invalid_request` for a zone or locale that is none. */
export function freezeRequest(body: GenerationRequest, context: { remembered: RememberedSettings; at: number }): RunRequest {
  const timeZone = body.time_zone === undefined ? context.remembered.timeZone : canonicalTimeZone(body.time_zone)
  const locale = body.locale === undefined ? context.remembered.locale : canonicalLocale(body.locale)
  const local = Temporal.Instant.fromEpochMilliseconds(context.at).toZonedDateTimeISO(timeZone ?? DEFAULT_TIME_ZONE)
  return {
    prompt: body.prompt,
    plannerType: body.planner_type,
    now: local.toPlainDateTime().toString({ smallestUnit: 'minute' }),
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    timeZoneAssumed: timeZone === null,
    locale: locale ?? DEFAULT_LOCALE,
    seed: body.seed ?? 0,
  }
}

/** SHA-256 of what the body asks for, in hex; who asks and the order of its fields do not matter. */
export function hashBody(body: GenerationRequest): string {
  const asked = [body.prompt, body.planner_type, body.time_zone ?? null, body.locale ?? null, body.seed ?? null]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}

function canonicalTimeZone(name: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    throw new AppError('invalid_request', `body.time_zone: '${name}' is not a known time zone. Use an IANA name such as Europe/Berlin.`)
  }
}

function canonicalLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? DEFAULT_LOCALE
  } catch {
    throw new AppError('invalid_request', `body.locale: '${tag}' is not a language tag. Use one such as en-GB.`)
  }
}
