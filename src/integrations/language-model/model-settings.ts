import type { FailureKind } from './model-failure.ts'

export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

/** Where the vendors' interfaces are unless another address is set, such as a proxy's. */
export const VENDOR_ADDRESSES: Record<Exclude<ModelProvider, 'openai-compatible'>, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

export type ModelSettings = {
  provider: ModelProvider
  name: string
  apiKey: string | null
  /** E.g. `http://localhost:11434/v1`, or one of VENDOR_ADDRESSES. */
  baseUrl: string
  /** Of one answer. */
  maxOutputTokens: number
  /** Of one plan: what goes in and comes out, over all requests. */
  maxTokens: number
  /** Millionths of a currency unit that one plan may cost; null: no bound beside the tokens. */
  maxCostMicros: number | null
  /** Currency units per million tokens, which is millionths of one per token; 0 when nobody counts. */
  inputPrice: number
  outputPrice: number
  /** Of one plan, over all requests. */
  totalMs: number
  /** Longest silence of a model before it counts as stalled. */
  stallMs: number
  /** First wait before a request is tried again where the model names none; it doubles. */
  retryMs: number
  /** Least time between two snapshots of a plan: what an eye can follow. */
  snapshotMs: number
}

/** What one request to a model took. */
export type ModelUse = {
  inputTokens: number
  outputTokens: number
  /** Millionths of a currency unit. */
  costMicros: number
  /** True when the model did not say and the numbers are estimated from the texts. */
  estimated: boolean
  outcome: 'answered' | FailureKind
}
