import type { ModelSettings, ModelUse } from './model-settings.ts'

/** An answer of fewer tokens than this holds no plan. */
const LEAST_OUTPUT_TOKENS = 400

/** What one plan may still take from its model, in tokens, money and time. */
export type ModelBudget = {
  /** How many tokens an answer to these texts may have; null when it is not worth asking any more. */
  outputTokensFor(inputTokens: number): number | null
  remainingMs(): number
  /** Prices a request and takes it off the budget. */
  spend(request: Omit<ModelUse, 'costMicros'>): ModelUse
}

type BudgetSettings = Pick<ModelSettings, 'maxOutputTokens' | 'maxTokens' | 'maxCostMicros' | 'inputPrice' | 'outputPrice' | 'totalMs'>

/** `now` in milliseconds on any clock that only rises. */
export function createModelBudget(settings: BudgetSettings, now: () => number): ModelBudget {
  const end = now() + settings.totalMs
  let tokens = 0
  let costMicros = 0
  const priceOf = (inputTokens: number, outputTokens: number) => inputTokens * settings.inputPrice + outputTokens * settings.outputPrice

  function affordable(inputTokens: number): number {
    if (settings.maxCostMicros === null) return Infinity
    const left = settings.maxCostMicros - costMicros - priceOf(inputTokens, 0)
    if (left < 0) return 0
    return settings.outputPrice === 0 ? Infinity : Math.floor(left / settings.outputPrice)
  }

  return {
    outputTokensFor(inputTokens) {
      const most = Math.min(settings.maxOutputTokens, settings.maxTokens - tokens - inputTokens, affordable(inputTokens))
      return most < LEAST_OUTPUT_TOKENS ? null : most
    },
    remainingMs: () => end - now(),
    spend(request) {
      const cost = Math.ceil(priceOf(request.inputTokens, request.outputTokens))
      tokens += request.inputTokens + request.outputTokens
      costMicros += cost
      return { ...request, costMicros: cost }
    },
  }
}

/**
 * Tokens of a text where the vendor's tokenizer is not at hand: four ASCII characters each, which is what vendors give as
 * a rule of thumb for English, and one for each character beyond, which is on the high side for most scripts.
 */
export function estimateTokens(text: string): number {
  const beyondAscii = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  return Math.ceil((text.length - beyondAscii) / 4 + beyondAscii)
}
