import { z } from 'zod'

export const ExportTargetSchema = z.enum(['google_calendar', 'jira'])
export type ExportTarget = z.infer<typeof ExportTargetSchema>

/** POST /calendar/create-event; answered with the export when it has ended. */
export const CreateEventRequestSchema = z.object({ userId: z.uuid().optional(), promptHistoryId: z.uuid() })

/** POST /jira/task; answered with the export when it has ended. */
export const CreateJiraTasksRequestSchema = z.object({
  /** Nothing that could end a quoted word of JQL. */
  projectKey: z.string().regex(/^\w{1,255}$/, 'must be the key of a Jira project'),
  sprintId: z.string().regex(/^\d{1,19}$/, 'must be the number of a sprint').nullable(),
  promptHistoryId: z.uuid(),
})

export const ExportedTaskSchema = z.object({
  taskId: z.string(),
  title: z.string(),
  /** `unconfirmed`: the service may or may not have it; it is never created a second time. */
  state: z.enum(['pending', 'sending', 'sent', 'failed', 'unconfirmed', 'removing', 'removed']),
  /** Opens it in the service; null until it is there. */
  url: z.url().nullable(),
  /** Why it failed, in words for the user; null otherwise. */
  reason: z.string().nullable(),
})
export type ExportedTask = z.infer<typeof ExportedTaskSchema>

/** GET /exports/{id} streams these until `state` is final. */
export const PlanExportSchema = z.object({
  id: z.uuid(),
  planId: z.uuid(),
  target: ExportTargetSchema,
  /** `exported`: every task is there. `incomplete`: see the tasks. `stopped`: see `error`. */
  state: z.enum(['exporting', 'exported', 'incomplete', 'removing', 'removed', 'stopped']),
  /** Tasks that are there, of all. */
  sent: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
  tasks: z.array(ExportedTaskSchema),
  /** Why it stands still as a whole, such as a revoked grant; beside `exported`, what the service could not do, such as links. */
  error: z.object({ code: z.string(), detail: z.string() }).nullable(),
  /** Opens the calendar at the plan's first day, or the issues of the plan. */
  url: z.url().nullable(),
})
export type PlanExport = z.infer<typeof PlanExportSchema>

/** GET /plans/{id}/exports: at most one a target. */
export const PlanExportsSchema = z.object({ exports: z.array(PlanExportSchema) })

/** POST /plans/{id}/feed makes a new private address (an older one ends); it is shown once. */
export const CalendarFeedSchema = z.object({ url: z.url(), createdAt: z.iso.datetime() })
/** GET /plans/{id}/feed. */
export const CalendarFeedStatusSchema = z.object({ exists: z.boolean(), createdAt: z.iso.datetime().nullable() })
