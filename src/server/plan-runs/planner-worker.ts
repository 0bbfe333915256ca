import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { MODEL_PROVIDERS, type ModelSettings } from '../../integrations/language-model/model-settings.ts'
import { PlaybookSchema } from '../../integrations/playbook-files/playbook-schema.ts'
import { embeddedDrafter } from '../../planner/draft/embedded-drafter.ts'
import { generatePlan } from '../../planner/generate-plan.ts'
import type { FromPlanner, PlannerJob } from './planner-messages.ts'
import { servePlanner, type ChooseDrafter } from './planner-thread.ts'

/** Chosen in services.ts; at most one is set. */
const PlannerWorkerDataSchema = z.object({
  drafterUrl: z.url().nullable(),
  /** The operator's own. */
  playbooks: z.array(PlaybookSchema),
  /** Plans for nobody first, so that the first of a person is as fast as any. */
  warmUp: z.boolean(),
  model: z
    .object({
      provider: z.enum(MODEL_PROVIDERS),
      name: z.string(),
      apiKey: z.string().nullable(),
      baseUrl: z.url(),
      maxOutputTokens: z.number(),
      maxTokens: z.number(),
      maxCostMicros: z.number().nullable(),
      inputPrice: z.number(),
      outputPrice: z.number(),
      totalMs: z.number(),
      stallMs: z.number(),
      retryMs: z.number(),
      snapshotMs: z.number(),
    })
    .nullable(),
})
export type PlannerWorkerData = z.infer<typeof PlannerWorkerDataSchema>

const WARM_UP = [
  ['calendar', 'Study for an exam in four weeks, weekday evenings 18:00-20:00, a rehearsal every Saturday'],
  ['sprint', 'Add an export to our shop in two sprints: files, permissions, tests. Ana - backend, Leo - QA'],
] as const

const data = PlannerWorkerDataSchema.parse(workerData)
servePlanner(parentPort!, { generatePlan, chooseDrafter: await prepareDrafters(data), playbooks: data.playbooks })

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
if (data.warmUp) setImmediate(() => void warmUp().finally(() => parentPort!.postMessage({ type: 'warmed-up' } satisfies FromPlanner)))

/** The first plans of a thread take ten times as long as later ones; these two are nobody's. */
async function warmUp(): Promise<void> {
  for (const [plannerType, prompt] of WARM_UP) {
    const input = { planId: 'warm-up', prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en', seed: 0, drafter: embeddedDrafter, playbooks: data.playbooks }
    for await (const _ of generatePlan(input));
  }
}

/** Loads only what is used. */
async function prepareDrafters({ drafterUrl, model }: PlannerWorkerData): Promise<ChooseDrafter> {
  const embedded = { drafter: embeddedDrafter, external: false }
  if (drafterUrl !== null) {
    const drafter = (await import('./http-drafter.ts')).createHttpDrafter(drafterUrl)
    return () => ({ drafter, external: true })
  }
  if (model === null) return () => embedded
  const { createModelDrafter } = await import('../../integrations/language-model/model-drafter.ts')
  return ({ modelDrafting = true, modelAllowance }, onUse) =>
    modelDrafting ? { drafter: createModelDrafter({ settings: within(model, modelAllowance), embedded: embeddedDrafter, onUse }), external: true } : embedded
}

function within(model: ModelSettings, allowance: PlannerJob['modelAllowance']): ModelSettings {
  if (allowance === undefined || allowance === null) return model
  return { ...model, maxTokens: Math.min(model.maxTokens, allowance.tokens), maxCostMicros: model.maxCostMicros === null ? null : Math.min(model.maxCostMicros, allowance.costMicros) }
}
