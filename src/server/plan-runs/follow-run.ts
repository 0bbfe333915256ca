import type { History } from '../plans/history.ts'
import type { RunExecutor } from './run-executor.ts'
import type { RunFeed } from './run-feed.ts'
import type { RunRescue } from './run-rescue.ts'
import type { RunStore } from './run-store.ts'
import { presentMessage, type RunView, type StreamMessage } from './run-view.ts'

/** One client that watches. */
export type RunAudience = {
  /** The last message it has seen; 0 for none. */
  seenSeq: number
  send(message: StreamMessage): void
  end(options: { connectionToo: boolean }): void
  /** Aborted when the client is gone. */
  gone: AbortSignal
}

export type FollowRun = { userId: string; runId: string; audience: RunAudience; closing: AbortSignal }
export type FollowRunParts = { store: RunStore; history: History; feed: RunFeed; executor: RunExecutor; rescue: RunRescue; pollMs: number }

/** Sends every change that the client has not seen, wherever the run is worked on; returns after the last one. */
export async function followRun({ userId, runId, audience, closing }: FollowRun, { store, history, feed, executor, rescue, pollMs }: FollowRunParts): Promise<void> {
  const stop = AbortSignal.any([audience.gone, closing])
  const inbox = createInbox(stop)
  const unsubscribe = feed.subscribe(runId, inbox.put)
  let seen = audience.seenSeq

  function show(view: RunView): boolean {
    const ended = view.state !== 'running'
    if (ended || view.seq > seen) audience.send(presentMessage(view))
    seen = Math.max(seen, view.seq)
    return ended
  }

  async function readStored(): Promise<RunView> {
    const row = await store.read(userId, runId)
    if (row === null) return goneRun({ userId, runId, seq: seen + 1 })
    if (row.leaseExpired) await rescue.rescue(userId, runId)
    return row.view.state === 'running' ? row.view : { ...row.view, plan: await history.findPlan(userId, runId) }
  }

  /** News of this server carry the view; an announcement of another one, and silence, mean reading the row. */
  async function newestOf(news: RunNews): Promise<RunView | null> {
    if (news === 'silence') return executor.isWorkingOn(runId) ? null : readStored()
    return news === 'changed-elsewhere' ? readStored() : news
  }

  try {
    let view: RunView | null = feed.latest(runId) ?? (await readStored())
    while (!stop.aborted) {
      if (view !== null && show(view)) break
      const news = await inbox.take(pollMs)
      if (stop.aborted) break
      view = await newestOf(news)
    }
  } finally {
    unsubscribe()
    audience.end({ connectionToo: closing.aborted })
  }
}

/** The account was deleted while somebody watched: without a last message the client would attach again, and start the run anew. */
function goneRun({ userId, runId, seq }: { userId: string; runId: string; seq: number }): RunView {
  return { userId, id: runId, state: 'failed', seq, steps: '[]', plan: null, error: { code: 'not_found', detail: 'This plan is not there any more: its account was deleted.' } }
}

type RunNews = RunView | 'changed-elsewhere' | 'silence'
type Inbox = { put: (view: RunView | null) => void; take: (timeoutMs: number) => Promise<RunNews> }

/** Keeps the newest piece of news alone: each view replaces the one before. */
function createInbox(stop: AbortSignal): Inbox {
  let newest: RunNews = 'silence'
  let wake: () => void = () => {}
  stop.addEventListener('abort', () => wake(), { once: true })

  function wait(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, timeoutMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    put(view) {
      newest = view ?? 'changed-elsewhere'
      wake()
    },
    async take(timeoutMs) {
      if (newest === 'silence' && !stop.aborted) await wait(timeoutMs)
      const news = newest
      newest = 'silence'
      return news
    },
  }
}
