import type { DraftContext, DraftingDesk, TaskDrafter, TaskNetwork } from '../../planner/draft/task-network.ts'
import type { Brief } from '../../planner/goal/brief.ts'
import { askModel, type AskParts, type ModelReply } from './ask-model.ts'
import { connectModel } from './connect-model.ts'
import { createModelBudget } from './model-budget.ts'
import type { LeftOut } from './left-out.ts'
import { describeFailure, failure } from './model-failure.ts'
import type { ModelSettings, ModelUse } from './model-settings.ts'
import { renderFindings, renderGoal, renderInstructions } from './prompt.ts'
import { createRefinement, troubles, type Candidate, type Refinement } from './refinement.ts'

/** `onUse` hears of every request to the model, for the accounts. */
export type ModelDrafterParts = { settings: ModelSettings; embedded: TaskDrafter; onUse: (use: ModelUse) => void }

/**
 * Drafts with the embedded drafter at once and refines that draft in place with a model. Never throws for what the model
 * does: then the embedded draft stands, `fellBack` is set and a warning says why.
 */
export function createModelDrafter({ settings, embedded, onUse }: ModelDrafterParts): TaskDrafter {
  return {
    refines: true,
    async *draft(brief, context) {
      let draft: TaskNetwork | null = null
      for await (draft of embedded.draft(brief, context)) yield draft
      if (draft === null || context.desk === undefined || context.signal?.aborted) return
      yield* refine({ settings, embedded, onUse, brief, draft, context, desk: context.desk })
    },
  }
}

type RefineParts = ModelDrafterParts & { brief: Brief; draft: TaskNetwork; context: DraftContext; desk: DraftingDesk }

async function* refine(parts: RefineParts): AsyncGenerator<TaskNetwork, void, void> {
  const { settings, brief, draft, context, desk } = parts
  const redraft = (corrected: Brief) => lastOf(parts.embedded.draft(corrected, context))
  const ask = await createConversation(parts)
  const refinement = createRefinement({ brief, draft, desk, redraft })
  const first = yield* show(ask(null), { refinement, snapshotMs: settings.snapshotMs })
  if (context.signal?.aborted) return
  const answered = first.failure === null ? await refinement.finish(first.text) : null
  if (answered === null || answered.network === null) {
    yield standing(draft, { name: settings.name, why: describeFailure(first.failure ?? failure('unusable')), leftOut: answered?.leftOut })
    return
  }
  let best: Candidate = answered
  if (troubles(best.verdict) > 0) {
    // Not shown while it grows: a plan stands already.
    const second = await lastReply(ask({ answer: first.text, findings: renderFindings(best.verdict) }))
    if (context.signal?.aborted) return
    const mended = second.failure === null ? await refinement.finish(second.text) : null
    if (mended !== null && mended.network !== null && troubles(mended.verdict) <= troubles(best.verdict)) best = mended
  }
  yield refinement.settle(best) ?? standing(draft, { name: settings.name, why: 'proposed a plan that breaks what you asked for where this one keeps it' })
}

/** The embedded draft as the plan's last word. */
function standing(draft: TaskNetwork, { name, why, leftOut }: { name: string; why: string; leftOut?: LeftOut | undefined }): TaskNetwork {
  const left = leftOut?.warnings() ?? []
  return { ...draft, fellBack: true, warnings: [`The model ${name} ${why}. The plan was drafted without it, and no credit was used.`, ...left] }
}

type Repair = { answer: string; findings: string }
type Conversation = (repair: Repair | null) => AsyncGenerator<string, ModelReply, void>

/** Both questions share one budget. */
async function createConversation({ settings, brief, draft, context, onUse }: RefineParts): Promise<Conversation> {
  const parts: AskParts = {
    settings,
    connected: await connectModel(settings),
    budget: createModelBudget(settings, () => performance.now()),
    seed: context.seed,
    signal: context.signal,
    onUse,
  }
  const instructions = renderInstructions()
  const goal = { role: 'user' as const, content: renderGoal(brief, draft) }
  return (repair) => {
    const again = repair === null ? [] : [{ role: 'assistant' as const, content: repair.answer }, { role: 'user' as const, content: repair.findings }]
    return askModel({ instructions, messages: [goal, ...again] }, parts)
  }
}

/** Yields what the answer makes of the draft, as often as an eye can follow and the scheduler can keep up with. */
async function* show(answer: AsyncGenerator<string, ModelReply, void>, { refinement, snapshotMs }: { refinement: Refinement; snapshotMs: number }): AsyncGenerator<TaskNetwork, ModelReply, void> {
  let nextAt = performance.now() + snapshotMs
  try {
    for (;;) {
      const { done, value } = await answer.next()
      if (done === true) return value
      if (performance.now() < nextAt) continue
      const before = performance.now()
      const snapshot = await refinement.grow(value)
      if (snapshot !== null) yield snapshot
      const took = performance.now() - before
      nextAt = performance.now() + Math.max(snapshotMs, took * 2)
    }
  } finally {
    // Whoever leaves at a snapshot leaves the model too.
    await answer.return({ text: '', failure: failure('cancelled') })
  }
}

async function lastReply(answer: AsyncGenerator<string, ModelReply, void>): Promise<ModelReply> {
  for (;;) {
    const { done, value } = await answer.next()
    if (done === true) return value
  }
}

async function lastOf(networks: AsyncIterable<TaskNetwork> | Iterable<TaskNetwork>): Promise<TaskNetwork | null> {
  let last: TaskNetwork | null = null
  for await (last of networks);
  return last
}
