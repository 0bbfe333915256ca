import type { ModelSettings } from '../../integrations/language-model/model-settings.ts'
import { PROMPT_VERSION } from '../../integrations/language-model/prompt.ts'
import type { ModelConfig } from '../model-environment.ts'
import type { ModelAccountsOptions } from './model-accounts.ts'

/** What a test may want to be faster; milliseconds. */
export type ModelTiming = { modelRetryMs: number; modelSnapshotMs: number; /** Null: as configured. */ modelStallMs: number | null }

export const MODEL_TIMING: ModelTiming = { modelRetryMs: 1_000, modelSnapshotMs: 400, modelStallMs: null }

/** The configured model as the planner's threads and the accounts want it; null when there is none. */
export function chooseModel(model: ModelConfig | null, timing: ModelTiming): { settings: ModelSettings; accounts: ModelAccountsOptions } | null {
  if (model === null) return null
  const { daily, ...settings } = model
  const dearest = Math.max(settings.inputPrice, settings.outputPrice)
  return {
    settings: { ...settings, stallMs: timing.modelStallMs ?? settings.stallMs, retryMs: timing.modelRetryMs, snapshotMs: timing.modelSnapshotMs },
    accounts: {
      modelName: `${settings.provider} ${settings.name}, prompt ${PROMPT_VERSION}`,
      run: { tokens: settings.maxTokens, costMicros: settings.maxCostMicros ?? Math.ceil(settings.maxTokens * dearest) },
      day: daily,
    },
  }
}
