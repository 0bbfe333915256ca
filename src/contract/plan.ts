import { z } from 'zod'

export const PlannerTypeSchema = z.enum(['calendar', 'sprint'])
export type PlannerType = z.infer<typeof PlannerTypeSchema>

/** Calendar date `YYYY-MM-DD` in the plan's time zone. */
export const PlanDateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date is written YYYY-MM-DD')

/** Wall-clock time `HH:mm`, 24 hours, in the plan's time zone. */
export const ClockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written HH:mm')

export const PrioritySchema = z.enum(['high', 'medium', 'low'])
export type Priority = z.infer<typeof PrioritySchema>

export const TaskTypeSchema = z.enum(['meeting', 'task', 'deadline', 'event'])
export type TaskType = z.infer<typeof TaskTypeSchema>

export const TaskSchema = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string(),
  /** First day. */
  date: PlanDateSchema,
  /** Last day, only when the task spans days. */
  endDate: PlanDateSchema.optional(),
  /** Both null on a date-only task; otherwise endTime is later than startTime. */
  startTime: ClockTimeSchema.nullable(),
  endTime: ClockTimeSchema.nullable(),
  priority: PrioritySchema,
  status: z.literal('todo').default('todo'),
  tags: z.array(z.string()),
  /** Effort in hours. */
  estimatedHours: z.number().nonnegative(),
  references: z.array(z.string()),
  location: z.string().optional(),
  type: TaskTypeSchema,
  /** Ids of tasks that end before this one starts. */
  dependsOn: z.array(z.string()).optional(),
  assignee: z.string().optional(),
  /** 1-based sprint number. */
  sprint: z.number().int().positive().optional(),
  /** What bound the task to its place, in plain words. */
  why: z.string().optional(),
})
export type Task = z.infer<typeof TaskSchema>

export const AssumptionSchema = z.object({
  text: z.string(),
  source: z.enum(['stated', 'assumed']),
  /** The words of the prompt it was read from; empty when assumed. */
  words: z.string(),
})
export type Assumption = z.infer<typeof AssumptionSchema>

export const CheckSchema = z.object({ name: z.string(), ok: z.boolean(), detail: z.string() })
export type Check = z.infer<typeof CheckSchema>

export const PlanMetadataSchema = z.object({
  totalTasks: z.number().int().nonnegative(),
  /** In words, for example `6 weeks`. */
  estimatedDuration: z.string(),
  startDate: PlanDateSchema,
  endDate: PlanDateSchema,
})

/** Hours that a person of the plan has for work in a sprint, absences and meetings taken off. */
export const CapacitySchema = z.object({ assignee: z.string(), sprint: z.number().int().positive(), hours: z.number().nonnegative() })
export type Capacity = z.infer<typeof CapacitySchema>

export const PlanSchema = z.object({
  id: z.string().min(1),
  plannerType: PlannerTypeSchema,
  title: z.string(),
  description: z.string(),
  tasks: z.array(TaskSchema),
  metadata: PlanMetadataSchema,
  assumptions: z.array(AssumptionSchema),
  checks: z.array(CheckSchema),
  warnings: z.array(z.string()),
  /** IANA name; every date and time of the plan is local to it. */
  timeZone: z.string(),
  /** Sprint plans whose people are named. */
  capacity: z.array(CapacitySchema).optional(),
})
export type Plan = z.infer<typeof PlanSchema>
