import { z } from 'zod'
import { ApiErrorSchema } from './errors.ts'
import { PROMPT_MAX_LENGTH, PROMPT_MIN_LENGTH } from './limits.ts'
import { PlannerTypeSchema, PlanSchema } from './plan.ts'

export const ExecutionStepSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(['running', 'completed', 'error', 'pending']),
  /** Milliseconds. */
  duration: z.number().nonnegative().optional(),
  output: z.string().optional(),
})
export type ExecutionStep = z.infer<typeof ExecutionStepSchema>

export const GenerationRequestSchema = z.object({
  prompt: z
    .string()
    .max(PROMPT_MAX_LENGTH, `the prompt takes at most ${PROMPT_MAX_LENGTH} characters`)
    .refine((text) => text.trim().length >= PROMPT_MIN_LENGTH, 'Please provide more details (at least 10 characters)')
    .refine((text) => !text.includes('\0'), 'the prompt must not contain NUL characters'),
  planner_type: PlannerTypeSchema,
  user_id: z.uuid().optional(),
  /** IANA name. Missing: the account's last, else UTC. */
  time_zone: z.string().max(64).optional(),
  /** BCP 47. */
  locale: z.string().max(35).optional(),
  /** Rerun of an earlier plan: the next seed. */
  seed: z.number().int().min(0).max(2 ** 31 - 1).optional(),
})
export type GenerationRequest = z.infer<typeof GenerationRequestSchema>

/** Header of POST /generate-plan and key of DELETE /generate-plan/{key}. */
export const IdempotencyKeySchema = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'an idempotency key has 16 to 64 letters, digits, - or _')

/**
 * One message of the stream. Before the first task it carries `steps` alone; every `result` replaces the shown plan.
 * The last one has a `status`, or the stream ends with `event: error` and an ApiError as data.
 */
export const GenerationMessageSchema = z.object({
  result: PlanSchema.optional(),
  steps: z.array(ExecutionStepSchema),
  status: z.enum(['completed', 'cancelled']).optional(),
})
export type GenerationMessage = z.infer<typeof GenerationMessageSchema>

export const GenerationErrorSchema = ApiErrorSchema

/** DELETE /generate-plan/{key} answers this with status 200, whatever state the run was in; `state` is how it stands now. */
export const CancellationSchema = z.object({ id: z.uuid(), state: z.enum(['running', 'completed', 'failed', 'cancelled']) })
export type Cancellation = z.infer<typeof CancellationSchema>
