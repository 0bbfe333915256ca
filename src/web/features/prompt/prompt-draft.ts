import { z } from 'zod'
import { PlannerTypeSchema, type PlannerType } from '../../../contract/plan.ts'
import { truncatePrompt } from './prompt-rules.ts'

/** Held in the tab's session storage, so that the prompt survives a reload, a sign-in and an expired login. */
const STORAGE_KEY = 'planwright.prompt-draft'

const PromptDraftSchema = z.object({ text: z.string(), plannerType: PlannerTypeSchema })
export interface PromptDraft {
  text: string
  plannerType: PlannerType
}

export const EMPTY_DRAFT: PromptDraft = { text: '', plannerType: 'calendar' }

/** The stored draft, or the empty one when there is none or the storage is closed to us. */
export function readPromptDraft(storage: Pick<Storage, 'getItem'>): PromptDraft {
  try {
    const draft = PromptDraftSchema.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null'))
    return { ...draft, text: truncatePrompt(draft.text) }
  } catch {
    return EMPTY_DRAFT
  }
}

export function writePromptDraft(storage: Pick<Storage, 'setItem'>, draft: PromptDraft): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage costs the draft on reload, nothing else.
  }
}
