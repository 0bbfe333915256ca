import { z } from 'zod'
import { GenerationRequestSchema, IdempotencyKeySchema, type GenerationRequest } from '../../../contract/generation.ts'

const STORAGE_KEY = 'planwright.run'

const StoredRunSchema = z.object({ key: IdempotencyKeySchema, request: GenerationRequestSchema })

/** A run that was submitted and has not ended: kept for the tab, so that a reload attaches to it again. */
export interface StoredRun {
  key: string
  request: GenerationRequest
}

export function readStoredRun(): StoredRun | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY)
    return text === null ? null : StoredRunSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function writeStoredRun(run: StoredRun): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(run))
  } catch {
    // Without storage a reload does not attach again; the plan is in the history when it is done.
  }
}

/** Forgets the run, unless a newer one has taken its place. */
export function forgetStoredRun(key: string): void {
  if (readStoredRun()?.key === key) sessionStorage.removeItem(STORAGE_KEY)
}
