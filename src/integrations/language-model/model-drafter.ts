import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, Output, RetryError, streamText } from 'ai'
import type { CancelSignal, DraftContext, TaskDrafter, TaskNetwork } from '../../planner/draft/task-network.ts'
import type { Brief } from '../../planner/goal/brief.ts'
import { INSTRUCTIONS, renderGoal } from './instructions.ts'
import { mergeAnswer } from './merge-answer.ts'
import { readAnswer, type ModelAnswer } from './model-answer.ts'
import { parseModelText } from './partial-json.ts'

export type ModelSettings = {
  /** Address of an OpenAI-compatible API, e.g. `http://localhost:11434/v1`. */
  baseUrl: string
  name: string
  apiKey: string | null
  /** Budget of one draft. */
  maxOutputTokens: number
  totalMs: number
  /** Longest silence before the connection counts as stalled. */
  stallMs: number
}

// The library writes its warnings to the console; what concerns the user is in the plan's warnings.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Least time between two snapshots, in milliseconds: what an eye can follow. */
const SNAPSHOT_INTERVAL_MS = 400

/**
 * Drafts with the embedded drafter at once and refines that draft in place with a model. Never throws for what the model
 * does: then the embedded draft stands, `fellBack` is set and a warning says why.
 */
export function createModelDrafter(settings: ModelSettings, embedded: TaskDrafter): TaskDrafter {
  return {
    async *draft(brief, context) {
      let draft: TaskNetwork | null = null
      for await (draft of embedded.draft(brief, context)) yield draft
      if (draft === null) return
      yield* refine({ settings, brief, context, draft })
    },
  }
}

type Refinement = { settings: ModelSettings; brief: Brief; context: DraftContext; draft: TaskNetwork }

async function* refine({ settings, brief, context, draft }: Refinement): AsyncGenerator<TaskNetwork> {
  const failures: unknown[] = []
  const result = askModel({ settings, brief, context, draft, onFailure: (error) => void failures.push(error) })
  let answer: ModelAnswer = { title: null, description: null, tasks: [], unusable: 0 }
  let text = ''
  let shownAt = performance.now()
  try {
    for await (const delta of result.textStream) {
      text += delta
      if (performance.now() - shownAt < SNAPSHOT_INTERVAL_MS) continue
      shownAt = performance.now()
      const soFar = readAnswer(await parseModelText(text))
      // The last task of an unfinished answer may be cut in the middle of a word.
      const finished = { ...soFar, title: null, description: null, tasks: soFar.tasks.slice(0, -1) }
      if (finished.tasks.length > answer.tasks.length) yield mergeAnswer(draft, (answer = finished), false)
    }
  } catch (error) {
    failures.push(error)
  }
  const finishReason = await result.finishReason
  if (context.signal?.aborted) return
  if (failures.length === 0) {
    const final = readAnswer(await parseModelText(text))
    const isWhole = finishReason === 'stop'
    if (final.tasks.length > 0) {
      yield { ...mergeAnswer(draft, final, isWhole), warnings: warningsOf(final, isWhole) }
      return
    }
  }
  yield { ...draft, fellBack: true, warnings: [`The model ${settings.name} ${describeFailure(failures[0])}. The plan was drafted without it, and no credit was used.`] }
}

function askModel({ settings, brief, context, draft, onFailure }: Refinement & { onFailure: (error: unknown) => void }) {
  const provider = createOpenAICompatible({
    name: 'configured-model',
    baseURL: settings.baseUrl,
    ...(settings.apiKey !== null && { apiKey: settings.apiKey }),
  })
  const result = streamText({
    model: provider(settings.name),
    instructions: INSTRUCTIONS,
    prompt: renderGoal(brief, draft),
    output: Output.json(),
    maxOutputTokens: settings.maxOutputTokens,
    seed: context.seed,
    maxRetries: 2,
    timeout: { totalMs: settings.totalMs, firstChunkMs: settings.stallMs, chunkMs: settings.stallMs },
    abortSignal: abortSignalOf(context.signal),
    onError: ({ error }) => onFailure(error),
  })
  // The answer is read from the text instead, which survives what this rejects for.
  Promise.resolve(result.output).catch(() => {})
  return { textStream: result.textStream, finishReason: Promise.resolve(result.finishReason).catch(onFailure) }
}

function abortSignalOf(signal: CancelSignal | null): AbortSignal {
  const controller = new AbortController()
  if (signal?.aborted) controller.abort()
  signal?.addEventListener('abort', () => controller.abort(), { once: true })
  return controller.signal
}

function warningsOf(answer: ModelAnswer, isWhole: boolean): string[] {
  const warnings: string[] = []
  if (!isWhole) warnings.push('The model’s answer was cut short; what had arrived was used, and the rest is from the embedded draft.')
  if (answer.unusable > 0) warnings.push(`${answer.unusable} ${answer.unusable === 1 ? 'task' : 'tasks'} of the model’s answer could not be used.`)
  return warnings
}

/** In words for the user; the address, the key and the answer's body stay out of it. */
function describeFailure(error: unknown): string {
  const cause = RetryError.isInstance(error) ? error.lastError : error
  if (APICallError.isInstance(cause) && cause.statusCode !== undefined) {
    if (cause.statusCode === 401 || cause.statusCode === 403) return 'refused the configured key'
    if (cause.statusCode === 429) return 'has no capacity left for us'
    return `answered with status ${cause.statusCode}`
  }
  if (cause === undefined) return 'gave no usable answer'
  if (cause instanceof Error && /timeout|abort/i.test(`${cause.name} ${cause.message}`)) return 'did not answer in time'
  return 'could not be reached'
}
