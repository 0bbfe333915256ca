import { z } from 'zod'
import { GenerationRequestSchema } from '../../../contract/generation.ts'
import { PlanSchema } from '../../../contract/plan.ts'

/** The plan on screen, kept for the tab: it is there again after a reload, without asking the server for it. */
const STORAGE_KEY = 'planwright.shown-plan'

const ShownPlanSchema = z.object({
  request: GenerationRequestSchema,
  plan: PlanSchema,
  /** True when the run is over and the plan final. */
  isFinal: z.boolean(),
})
export type ShownPlan = z.infer<typeof ShownPlanSchema>

export function readShownPlan(storage: Pick<Storage, 'getItem'>): ShownPlan | null {
  try {
    return ShownPlanSchema.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** A plan that the storage cannot take is left out: it is in the history all the same. */
export function writeShownPlan(storage: Pick<Storage, 'setItem' | 'removeItem'>, shown: ShownPlan): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(shown))
  } catch {
    forgetShownPlan(storage)
  }
}

export function forgetShownPlan(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(STORAGE_KEY)
  } catch {
    // A storage that is closed to us holds nothing to forget.
  }
}
