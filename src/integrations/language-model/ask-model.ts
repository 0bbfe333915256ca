import { Output, streamText, type LanguageModel, type LanguageModelUsage, type ModelMessage } from 'ai'
import type { CancelSignal } from '../../planner/draft/task-network.ts'
import { estimateTokens, type ModelBudget } from './model-budget.ts'
import type { ConnectedModel } from './connect-model.ts'
import { failure, failureOf, isPassing, type ModelFailure } from './model-failure.ts'
import type { ModelSettings, ModelUse } from './model-settings.ts'
import { waitFor, watchRequest, type RequestWatch } from './request-watch.ts'

// The library writes its warnings to the console; what concerns the user is in the plan's warnings.
globalThis.AI_SDK_LOG_WARNINGS = false

export type ModelQuestion = { instructions: string; messages: ModelMessage[] }
export type ModelReply = { text: string; failure: ModelFailure | null }

export type AskParts = {
  connected: ConnectedModel
  settings: Pick<ModelSettings, 'stallMs' | 'retryMs'>
  budget: ModelBudget
  seed: number
  signal: CancelSignal | null
  /** Called once a request, whatever became of it. */
  onUse: (use: ModelUse) => void
}

const MOST_TRIES = 3
/** Characters a token has at the very most; beyond that an answer is longer than was asked for. */
const CHARACTERS_A_TOKEN = 12

/**
 * Asks a model and yields its answer's text as it grows. A passing trouble is tried again while time and money last;
 * never throws for what the model does.
 */
export async function* askModel(question: ModelQuestion, parts: AskParts): AsyncGenerator<string, ModelReply, void> {
  let inJsonMode = parts.connected.hasJsonMode
  for (let tries = 1; ; tries++) {
    const reply = yield* requestOnce(question, { ...parts, inJsonMode })
    const failed = reply.failure
    if (failed === null) return reply
    // Some compatible servers refuse the JSON mode itself; the instructions ask for JSON anyway.
    if (failed.status === 400 && inJsonMode) {
      inJsonMode = false
      continue
    }
    const waitMs = failed.retryAfterMs ?? parts.settings.retryMs * 2 ** (tries - 1)
    if (!isPassing(failed) || tries >= MOST_TRIES || waitMs >= parts.budget.remainingMs()) return reply
    await waitFor(waitMs, parts.signal)
    if (parts.signal?.aborted) return { text: '', failure: failure('cancelled') }
  }
}

type RequestParts = AskParts & { inJsonMode: boolean }

async function* requestOnce(question: ModelQuestion, parts: RequestParts): AsyncGenerator<string, ModelReply, void> {
  const { budget, settings, signal } = parts
  const inputTokens = estimateTokens(JSON.stringify(question))
  const maxOutputTokens = budget.outputTokensFor(inputTokens)
  if (maxOutputTokens === null) return { text: '', failure: failure('over_budget') }
  const watch = watchRequest({ stallMs: settings.stallMs, remainingMs: budget.remainingMs(), cancel: signal })
  const answer = emptyAnswer()
  try {
    const most = maxOutputTokens * CHARACTERS_A_TOKEN
    for await (const text of readStream({ question, parts, maxOutputTokens, watch, answer })) {
      yield text
      if (text.length > most) watch.endNow()
    }
  } finally {
    answer.failure = endOf(answer, watch)
    watch.close()
    parts.onUse(budget.spend(usedBy(answer, inputTokens)))
  }
  return { text: answer.text, failure: answer.failure }
}

type Answer = { text: string; hasStarted: boolean; isDeclined: boolean; usage: LanguageModelUsage | null; failure: ModelFailure | null }

function emptyAnswer(): Answer {
  return { text: '', hasStarted: false, isDeclined: false, usage: null, failure: null }
}

type Reading = { question: ModelQuestion; parts: RequestParts; maxOutputTokens: number; watch: RequestWatch; answer: Answer }

/** Fills `answer` and yields its text whenever it has grown. */
async function* readStream({ question, parts, maxOutputTokens, watch, answer }: Reading): AsyncGenerator<string, void, void> {
  try {
    watch.listen()
    for await (const part of openStream(parts.connected.model, { question, parts, maxOutputTokens, signal: watch.signal })) {
      if (part.type === 'text-delta') {
        answer.hasStarted = true
        answer.text += part.text
        watch.pause()
        yield answer.text
        watch.listen()
      } else if (part.type === 'reasoning-delta') watch.listen()
      else if (part.type === 'error') answer.failure ??= failureOf(part.error, answer)
      else if (part.type === 'finish') {
        answer.isDeclined = part.finishReason === 'content-filter'
        answer.usage = part.totalUsage
      }
    }
  } catch (error) {
    answer.failure ??= failureOf(error, answer)
  }
}

type Opening = { question: ModelQuestion; parts: RequestParts; maxOutputTokens: number; signal: AbortSignal }

function openStream(model: LanguageModel, { question, parts, maxOutputTokens, signal }: Opening) {
  const result = streamText({
    model,
    instructions: question.instructions,
    messages: question.messages,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    // Errors come as parts of the stream.
    onError: () => {},
    ...(parts.inJsonMode && { output: Output.json(), seed: parts.seed }),
  })
  // The answer is read from the text instead, which survives what these reject for.
  for (const promise of [result.output, result.finishReason, result.usage]) Promise.resolve(promise).catch(() => {})
  return result.stream
}

function endOf(answer: Answer, watch: RequestWatch): ModelFailure | null {
  const because = watch.reason()
  if (because === 'enough') return null
  if (because !== null) return failure(because)
  return answer.failure ?? (answer.isDeclined ? failure('declined') : null)
}

/** A request that was refused cost nothing; one whose answer broke off cost what had come. */
function usedBy({ text, usage, hasStarted, failure: failed }: Answer, estimatedInput: number): Omit<ModelUse, 'costMicros'> {
  const outcome = failed?.kind ?? 'answered'
  if (usage?.inputTokens !== undefined && usage.outputTokens !== undefined) {
    return { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens, estimated: false, outcome }
  }
  const wasRefused = failed !== null && !hasStarted && failed.kind !== 'cancelled' && failed.kind !== 'stalled' && failed.kind !== 'out_of_time'
  return { inputTokens: wasRefused ? 0 : estimatedInput, outputTokens: estimateTokens(text), estimated: true, outcome }
}
