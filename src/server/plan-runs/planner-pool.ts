import { AppError } from '../http/errors.ts'
import type { FinishedPlan, PlannerJob } from './planner-messages.ts'
import { spawnPlannerThread, type Assignment, type GenerateOptions, type PlannerThread, type PlannerThreadOptions } from './planner-thread-handle.ts'
import { GENERATION_FAILED_TEXT } from './run-view.ts'

export type PlannerPool = {
  /** Settles when the first threads plan as fast as they ever will. */
  warm: Promise<void>
  /** Plans on the next free thread. Throws AppError `plan_timeout` or `generation_failed`, or the signal's reason. */
  generate(job: PlannerJob, options: GenerateOptions): Promise<FinishedPlan>
  close(): Promise<void>
}

export type PlannerPoolOptions = PlannerThreadOptions & {
  threads: number
  /** All threads start now; otherwise each when a plan finds no free one. */
  warmUp: boolean
  /** More than one only when jobs mostly wait for a drafter elsewhere. */
  jobsPerThread: number
  logError: (error: Error, message: string) => void
}

const MAX_RESTARTS = 2

/** Warm worker threads. A plan that hangs or crashes ends with its thread; others that were on it start again. */
export function createPlannerPool(options: PlannerPoolOptions): PlannerPool {
  const waiting: Assignment[] = []
  const threads = new Set<PlannerThread>()
  let closed = false

  function spawn(): PlannerThread {
    const thread = spawnPlannerThread(options, {
      onFree: assign,
      onLost: ({ error, bystanders }) => {
        threads.delete(thread)
        if (closed) return
        options.logError(error, 'a planner thread was replaced')
        bystanders.forEach(restart)
        assign()
      },
    })
    threads.add(thread)
    return thread
  }

  function restart(assignment: Assignment): void {
    if (assignment.restarts < MAX_RESTARTS) waiting.unshift({ ...assignment, restarts: assignment.restarts + 1 })
    else assignment.reject(new AppError('generation_failed', GENERATION_FAILED_TEXT))
  }

  function assign(): void {
    if (closed) return
    while (waiting.length > 0) {
      const thread = leastBusy() ?? (threads.size < options.threads ? spawn() : null)
      if (thread === null) return
      const assignment = waiting.shift()!
      if (assignment.signal.aborted) assignment.reject(assignment.signal.reason)
      else thread.take(assignment)
    }
  }

  function leastBusy(): PlannerThread | null {
    const free = [...threads].filter((thread) => thread.jobCount() < options.jobsPerThread)
    return free.toSorted((a, b) => a.jobCount() - b.jobCount())[0] ?? null
  }

  const first = Array.from({ length: options.warmUp ? options.threads : 0 }, spawn)

  return {
    warm: Promise.all(first.map((thread) => thread.warm)).then(() => undefined),
    generate: (job, options) =>
      new Promise((resolve, reject) => {
        waiting.push({ ...options, job, restarts: 0, resolve, reject })
        assign()
      }),
    async close() {
      closed = true
      for (const assignment of waiting.splice(0)) assignment.reject(new Error('the server is closing'))
      await Promise.all([...threads].map((thread) => thread.close()))
    },
  }
}
