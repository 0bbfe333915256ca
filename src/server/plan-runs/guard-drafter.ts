import type { Brief } from '../../planner/goal/brief.ts'
import type { DraftContext, DraftingDesk, TaskDrafter, TaskNetwork } from '../../planner/draft/task-network.ts'

export type DrafterNews = { type: 'drafter-awaited' } | { type: 'planning-resumed' }

/**
 * A drafter outside of this process may be slow or fail. Tells `report` when it is awaited; and when it fails after
 * it gave a network, that network stands and `failed` is true. A failure before the first one is thrown.
 */
export function guardDrafter(drafter: TaskDrafter, report: (news: DrafterNews) => void): { drafter: TaskDrafter; failed: () => boolean } {
  let failed = false

  async function* draft(brief: Brief, context: DraftContext): AsyncGenerator<TaskNetwork> {
    let given = false
    try {
      report({ type: 'drafter-awaited' })
      for await (const network of drafter.draft(brief, withClock(context, report))) {
        report({ type: 'planning-resumed' })
        given = true
        yield network
        report({ type: 'drafter-awaited' })
      }
    } catch (error) {
      if (!given || context.signal?.aborted) throw error
      failed = true
    } finally {
      report({ type: 'planning-resumed' })
    }
  }

  return { drafter: { ...drafter, draft }, failed: () => failed }
}

/** What the drafter asks of the planner is planning, and its time counts. */
function withClock(context: DraftContext, report: (news: DrafterNews) => void): DraftContext {
  if (context.desk === undefined) return context
  const { desk } = context
  const check: DraftingDesk['check'] = (network) => {
    report({ type: 'planning-resumed' })
    const verdict = desk.check(network)
    report({ type: 'drafter-awaited' })
    return verdict
  }
  return { ...context, desk: { ...desk, check } }
}
