import { z } from 'zod'

/** What the checks look at in a plan. */
export const PlannedSchema = z.object({
  plan: z.object({
    tasks: z.array(z.object({ title: z.string(), date: z.string(), endDate: z.string().nullish(), startTime: z.string().nullish(), endTime: z.string().nullish(), type: z.string().optional(), location: z.string().nullish() })),
  }),
})
export type PlannedTask = z.infer<typeof PlannedSchema>['plan']['tasks'][number]
