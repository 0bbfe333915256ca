import { Worker } from 'node:worker_threads'
import type { ModelUse } from '../../integrations/language-model/model-settings.ts'
import { AppError } from '../http/errors.ts'
import type { FinishedPlan, FromPlanner, PlannerJob, PlannerProgress, ToPlanner } from './planner-messages.ts'
import { GENERATION_FAILED_TEXT } from './run-view.ts'

export type GenerateOptions = { signal: AbortSignal; onProgress: (progress: PlannerProgress) => void; onModelUse?: (use: ModelUse) => void }

/** A job on its way. `restarts` counts the threads that were lost under it through no fault of its own. */
export type Assignment = GenerateOptions & {
  job: PlannerJob
  restarts: number
  resolve: (plan: FinishedPlan) => void
  reject: (error: unknown) => void
}

export type PlannerThreadOptions = {
  /** Module that the thread runs. */
  entry: URL
  workerData: unknown
  /** Of planning itself; waiting for a drafter elsewhere does not count. */
  timeLimitMs: number
}

export type PlannerThreadEvents = {
  onFree: () => void
  /** The thread is gone; `bystanders` were on it without having caused that. */
  onLost: (loss: { error: Error; bystanders: Assignment[] }) => void
}

export type PlannerThread = {
  /** Settles when the thread has loaded and planned for practice, or is gone. */
  warm: Promise<void>
  jobCount(): number
  take(assignment: Assignment): void
  close(): Promise<unknown>
}

type ActiveJob = { assignment: Assignment; timer: NodeJS.Timeout | null; onAbort: () => void }

/** A job that was told to stop gets this long before its thread is replaced. */
const CANCEL_GRACE_MS = 1_000

/** MiB. Left to itself V8 doubles the young generation under load and never gives it back. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 48 }

export function spawnPlannerThread(options: PlannerThreadOptions, { onFree, onLost }: PlannerThreadEvents): PlannerThread {
  const worker = new Worker(options.entry, { workerData: options.workerData, resourceLimits: RESOURCE_LIMITS })
  const jobs = new Map<number, ActiveJob>()
  let nextJobId = 1
  let lost = false
  let settleWarm = () => {}
  const warm = new Promise<void>((resolve) => (settleWarm = resolve))

  worker.on('message', receive)
  worker.on('error', (error: Error) => lose(error, jobs.size === 1 ? [...jobs.keys()] : []))
  worker.on('exit', (code) => lose(new Error(`the thread ended with code ${code}`), []))

  function send(message: ToPlanner): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(message)
  }

  function receive(message: FromPlanner): void {
    if (message.type === 'warmed-up') {
      settleWarm()
      return
    }
    const { jobId, ...news } = message
    const job = jobs.get(jobId)
    if (job === undefined) return
    if (news.type === 'progress') job.assignment.onProgress(news.progress)
    else if (news.type === 'model-used') job.assignment.onModelUse?.(news.use)
    else if (news.type === 'drafter-awaited') runClock(jobId, false)
    else if (news.type === 'planning-resumed') runClock(jobId, true)
    else {
      release(jobId)
      if (news.type === 'finished') job.assignment.resolve(withoutType(news))
      else job.assignment.reject(failure(Object.assign(new Error(news.message), { stack: news.stack })))
      onFree()
    }
  }

  function runClock(jobId: number, run: boolean): void {
    const job = jobs.get(jobId)
    // A cancelled job has a clock of its own.
    if (job === undefined || job.assignment.signal.aborted) return
    stopClock(job)
    if (run) job.timer = setTimeout(() => condemn(jobId, timeout(options.timeLimitMs)), options.timeLimitMs)
  }

  function release(jobId: number): void {
    const job = jobs.get(jobId)
    if (job === undefined) return
    jobs.delete(jobId)
    stopClock(job)
    job.assignment.signal.removeEventListener('abort', job.onAbort)
  }

  /** Only ending the thread ends a job that computes without pause. */
  function condemn(jobId: number, reason: unknown): void {
    jobs.get(jobId)?.assignment.reject(reason)
    lose(new Error('a job did not end in time'), [jobId])
  }

  function lose(error: Error, culprits: number[]): void {
    if (lost) return
    lost = true
    settleWarm()
    for (const jobId of culprits) {
      jobs.get(jobId)?.assignment.reject(failure(error))
      release(jobId)
    }
    const bystanders = [...jobs.values()].map(({ assignment }) => assignment)
    for (const jobId of jobs.keys()) release(jobId)
    void worker.terminate()
    onLost({ error, bystanders })
  }

  return {
    warm,
    jobCount: () => jobs.size,
    take(assignment) {
      const jobId = nextJobId++
      const onAbort = () => {
        send({ type: 'cancel', jobId })
        stopClock(job)
        job.timer = setTimeout(() => condemn(jobId, assignment.signal.reason), CANCEL_GRACE_MS)
      }
      const job: ActiveJob = { assignment, timer: null, onAbort }
      jobs.set(jobId, job)
      assignment.signal.addEventListener('abort', onAbort, { once: true })
      send({ type: 'generate', jobId, job: assignment.job })
    },
    async close() {
      lost = true
      settleWarm()
      for (const [jobId, { assignment }] of jobs) {
        assignment.reject(new Error('the server is closing'))
        release(jobId)
      }
      await worker.terminate()
    },
  }
}

function withoutType({ type: _type, ...finished }: { type: 'finished' } & FinishedPlan): FinishedPlan {
  return finished
}

function stopClock(job: ActiveJob): void {
  if (job.timer !== null) clearTimeout(job.timer)
  job.timer = null
}

function timeout(limitMs: number): AppError {
  return new AppError('plan_timeout', `This plan took longer than ${limitMs / 1000} seconds and was stopped. It cost no credit. Please try a shorter goal.`)
}

function failure(cause: Error): AppError {
  return new AppError('generation_failed', GENERATION_FAILED_TEXT, { cause })
}
