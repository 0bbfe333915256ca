import { z } from 'zod'
import { MODEL_PROVIDERS, VENDOR_ADDRESSES, type ModelSettings } from '../integrations/language-model/model-settings.ts'
import { webAddress, wholeNumber } from './setting-kinds.ts'

const amount = (of: string) =>
  z
    .string()
    .regex(/^\d{1,7}(\.\d{1,6})?$/, of)
    .transform(Number)

const PROVIDERS = MODEL_PROVIDERS.join(', ')

/** Environment variables about the language model. Each message completes the sentence 'NAME should be ...'. */
export const modelEnvironment = {
  MODEL_PROVIDER: z.enum(MODEL_PROVIDERS, `one of ${PROVIDERS}`).optional(),
  MODEL_NAME: z.string().max(200, 'the name of a model, at most 200 characters').optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_BASE_URL: webAddress('the address of a model server, such as http://localhost:11434/v1').optional(),
  MODEL_MAX_SECONDS: wholeNumber(5, 600).default(120),
  MODEL_STALL_SECONDS: wholeNumber(2, 300).default(45),
  MODEL_MAX_OUTPUT_TOKENS: wholeNumber(500, 200_000).default(12_000),
  MODEL_MAX_TOKENS: wholeNumber(1_000, 1_000_000).default(60_000),
  MODEL_USER_DAILY_TOKENS: wholeNumber(1_000, 1_000_000_000).default(600_000),
  MODEL_DAILY_TOKENS: wholeNumber(1_000, 9_999_999_999).default(10_000_000),
  MODEL_INPUT_PRICE: amount('the price of a million input tokens, such as 2.50').default(0),
  MODEL_OUTPUT_PRICE: amount('the price of a million output tokens, such as 10').default(0),
  MODEL_MAX_COST: amount('the most that one plan may cost, such as 0.05').optional(),
  MODEL_DAILY_COST: amount('the most that a day may cost, such as 20').optional(),
}

const ModelEnvironmentSchema = z.object(modelEnvironment)
type ModelEnvironment = z.infer<typeof ModelEnvironmentSchema>

/** What a day (UTC) may take from the model, in tokens in and out and in millionths of the currency unit. */
type DailyModelLimits = { userTokens: number; tokens: number; costMicros: number | null }

/** A language model that refines the embedded draft. */
export type ModelConfig = Omit<ModelSettings, 'retryMs' | 'snapshotMs'> & { daily: DailyModelLimits }

const MICROS = 1_000_000

/** Null when no model is configured: the embedded drafter then works alone. */
export function toModel(environment: ModelEnvironment): ModelConfig | null {
  const { MODEL_PROVIDER, MODEL_BASE_URL } = environment
  if (MODEL_PROVIDER === undefined && MODEL_BASE_URL === undefined) return null
  const provider = MODEL_PROVIDER ?? 'openai-compatible'
  const micros = (cost: number | undefined) => (cost === undefined ? null : Math.round(cost * MICROS))
  return {
    provider,
    name: environment.MODEL_NAME ?? '',
    apiKey: environment.MODEL_API_KEY ?? null,
    baseUrl: (MODEL_BASE_URL ?? (provider === 'openai-compatible' ? '' : VENDOR_ADDRESSES[provider])).replace(/\/+$/, ''),
    maxOutputTokens: environment.MODEL_MAX_OUTPUT_TOKENS,
    maxTokens: environment.MODEL_MAX_TOKENS,
    maxCostMicros: micros(environment.MODEL_MAX_COST),
    inputPrice: environment.MODEL_INPUT_PRICE,
    outputPrice: environment.MODEL_OUTPUT_PRICE,
    totalMs: environment.MODEL_MAX_SECONDS * 1_000,
    stallMs: environment.MODEL_STALL_SECONDS * 1_000,
    daily: { userTokens: environment.MODEL_USER_DAILY_TOKENS, tokens: environment.MODEL_DAILY_TOKENS, costMicros: micros(environment.MODEL_DAILY_COST) },
  }
}

/** Sentences for the person who set the variables. */
export function modelProblems(environment: ModelEnvironment): string[] {
  const { MODEL_PROVIDER, MODEL_NAME, MODEL_API_KEY, MODEL_BASE_URL } = environment
  if (MODEL_PROVIDER === undefined && MODEL_BASE_URL === undefined) {
    if (MODEL_NAME === undefined && MODEL_API_KEY === undefined) return []
    return [`MODEL_PROVIDER is not set. Beside MODEL_NAME or MODEL_API_KEY it should be one of ${PROVIDERS}; for the last, MODEL_BASE_URL is the server's address, such as http://localhost:11434/v1.`]
  }
  const problems: string[] = []
  if (MODEL_NAME === undefined) problems.push('MODEL_NAME is not set. Beside MODEL_PROVIDER or MODEL_BASE_URL it should be the name of a model there, such as llama3.3.')
  if (MODEL_PROVIDER === 'openai-compatible' && MODEL_BASE_URL === undefined) {
    problems.push("MODEL_BASE_URL is not set. Beside MODEL_PROVIDER 'openai-compatible' it should be the server's address, such as http://localhost:11434/v1.")
  }
  if (MODEL_PROVIDER !== undefined && MODEL_PROVIDER !== 'openai-compatible' && MODEL_API_KEY === undefined) {
    problems.push(`MODEL_API_KEY is not set. Beside MODEL_PROVIDER '${MODEL_PROVIDER}' it should be your key for that vendor.`)
  }
  return [...problems, ...limitProblems(environment)]
}

function limitProblems(environment: ModelEnvironment): string[] {
  const problems: string[] = []
  const { MODEL_MAX_TOKENS, MODEL_MAX_OUTPUT_TOKENS } = environment
  for (const name of ['MODEL_USER_DAILY_TOKENS', 'MODEL_DAILY_TOKENS'] as const) {
    if (environment[name] < MODEL_MAX_TOKENS) problems.push(`${name} is '${environment[name]}', which is less than one plan may take. It should be at least MODEL_MAX_TOKENS (${MODEL_MAX_TOKENS}).`)
  }
  if (MODEL_MAX_TOKENS < MODEL_MAX_OUTPUT_TOKENS) {
    problems.push(`MODEL_MAX_TOKENS is '${MODEL_MAX_TOKENS}', which is less than one answer may have. It should be at least MODEL_MAX_OUTPUT_TOKENS (${MODEL_MAX_OUTPUT_TOKENS}).`)
  }
  for (const name of ['MODEL_MAX_COST', 'MODEL_DAILY_COST'] as const) {
    if (environment[name] !== undefined && environment.MODEL_INPUT_PRICE + environment.MODEL_OUTPUT_PRICE === 0) {
      problems.push(`${name} is set but no price is. Set MODEL_INPUT_PRICE and MODEL_OUTPUT_PRICE to what a million tokens cost, or unset ${name}.`)
    }
  }
  return problems
}
