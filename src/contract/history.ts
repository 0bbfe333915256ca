import { z } from 'zod'
import { HISTORY_PAGE_SIZE, HISTORY_PAGE_SIZE_MAX } from './limits.ts'
import { PlannerTypeSchema, PlanSchema } from './plan.ts'
import { ExecutionStepSchema } from './generation.ts'

export const HistoryRecordSchema = z.object({
  id: z.uuid(),
  prompt: z.string(),
  planner_type: PlannerTypeSchema,
  result: z.object({ prompt: z.string(), plannerType: PlannerTypeSchema, result: PlanSchema }),
  steps: z.array(ExecutionStepSchema),
  status: z.literal('completed'),
  /** The run's, ISO 8601 in UTC. */
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  timestamp: z.iso.datetime(),
  exported_to_calendar: z.boolean(),
  exported_to_jira: z.boolean(),
})
export type HistoryRecord = z.infer<typeof HistoryRecordSchema>

const countUpTo = (highest: number) => {
  const words = `must be a whole number from 1 to ${highest}`
  return z.coerce.number(words).int(words).min(1, words).max(highest, words)
}

/** `userId` is optional and must be the token's when given. */
export const HistoryQuerySchema = z.object({
  userId: z.uuid().optional(),
  page: countUpTo(100_000).default(1),
  limit: countUpTo(HISTORY_PAGE_SIZE_MAX).default(HISTORY_PAGE_SIZE),
})

export const HistoryPageSchema = z.object({
  records: z.array(HistoryRecordSchema),
  current_page: z.number().int().positive(),
  /** 0 when there is no record. */
  total_pages: z.number().int().nonnegative(),
})
export type HistoryPage = z.infer<typeof HistoryPageSchema>

/** DELETE /history/{recordId}/user/{userId} answers this with status 200. */
export const DeletionSchema = z.object({ deleted: z.literal(true), id: z.uuid() })
