import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { embeddedDrafter } from '../../planner/draft/embedded-drafter.ts'
import type { TaskDrafter } from '../../planner/draft/task-network.ts'
import { generatePlan } from '../../planner/generate-plan.ts'
import { servePlanner } from './planner-thread.ts'

/** Chosen in services.ts; at most one is set. */
const PlannerWorkerDataSchema = z.object({
  drafterUrl: z.url().nullable(),
  model: z
    .object({ baseUrl: z.url(), name: z.string(), apiKey: z.string().nullable(), maxOutputTokens: z.number(), totalMs: z.number(), stallMs: z.number() })
    .nullable(),
})
export type PlannerWorkerData = z.infer<typeof PlannerWorkerDataSchema>

const drafter = await chooseDrafter(PlannerWorkerDataSchema.parse(workerData))
servePlanner(parentPort!, { generatePlan, drafter, external: drafter !== embeddedDrafter })

/** Loads only what is used. */
async function chooseDrafter({ drafterUrl, model }: PlannerWorkerData): Promise<TaskDrafter> {
  if (drafterUrl !== null) return (await import('./http-drafter.ts')).createHttpDrafter(drafterUrl)
  if (model !== null) return (await import('../../integrations/language-model/model-drafter.ts')).createModelDrafter(model, embeddedDrafter)
  return embeddedDrafter
}
