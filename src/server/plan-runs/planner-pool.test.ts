import { afterEach, describe, expect, it } from 'vitest'
import type { PlannerJob, PlannerProgress } from './planner-messages.ts'
import { createPlannerPool, type PlannerPool } from './planner-pool.ts'

/** A thread that does what the prompt says. */
const SCRIPTED_THREAD = `
  import { parentPort } from 'node:worker_threads'
  setTimeout(() => parentPort.postMessage({ type: 'warmed-up' }), 20)
  parentPort.on('message', ({ type, jobId, job }) => {
    const post = (news) => parentPort.postMessage({ jobId, ...news })
    const finish = () => post({ type: 'finished', plan: { json: job.prompt, taskCount: 1 }, drafterFailed: false })
    if (type === 'cancel') return
    post({ type: 'planning-resumed' })
    if (job.prompt === 'finish') finish()
    if (job.prompt === 'report, then finish') { post({ type: 'progress', progress: { type: 'step-started', step: 'read' } }); finish() }
    if (job.prompt === 'fail') post({ type: 'failed', message: 'no such playbook', stack: '' })
    if (job.prompt === 'crash') process.exit(3)
    if (job.prompt === 'hang') for (;;);
    if (job.prompt === 'wait for a drafter') { post({ type: 'drafter-awaited' }); setTimeout(finish, 150) }
    if (job.prompt === 'ignore everything') { post({ type: 'drafter-awaited' }) }
  })
`
const TIME_LIMIT_MS = 100

let pool: PlannerPool
afterEach(() => pool.close())

describe('the planner pool', () => {
  it('passes on what a thread reports, and its plan', async () => {
    pool = start({})
    const reports: PlannerProgress[] = []
    const result = await plan('report, then finish', { onProgress: (progress) => reports.push(progress) })
    expect(result).toEqual({ plan: { json: 'report, then finish', taskCount: 1 }, drafterFailed: false })
    expect(reports).toEqual([{ type: 'step-started', step: 'read' }])
  })

  it('is warm when each of its threads has said so, and as soon as one is gone that never will', async () => {
    pool = start({ threads: 2 })
    await expect(pool.warm).resolves.toBeUndefined()
    await pool.close()
    pool = start({})
    await Promise.all([pool.close(), pool.warm])
  })

  it('works off more jobs than it has threads', async () => {
    pool = start({ threads: 2 })
    const results = await Promise.all(Array.from({ length: 20 }, () => plan('finish')))
    expect(results).toHaveLength(20)
  })

  it('ends a plan that takes too long and goes on with the next', async () => {
    pool = start({})
    const [hanging, next] = await Promise.allSettled([plan('hang'), plan('finish')])
    expect(hanging).toMatchObject({ status: 'rejected', reason: { code: 'plan_timeout' } })
    expect(next).toMatchObject({ status: 'fulfilled' })
  })

  it('does not count the time that a drafter elsewhere takes', async () => {
    pool = start({})
    await expect(plan('wait for a drafter')).resolves.toMatchObject({ plan: { taskCount: 1 } })
  })

  it('starts those again that were on the thread of a plan that hung', async () => {
    pool = start({ jobsPerThread: 2 })
    const [waiting, hanging] = await Promise.allSettled([plan('wait for a drafter'), plan('hang')])
    expect(hanging).toMatchObject({ status: 'rejected', reason: { code: 'plan_timeout' } })
    expect(waiting).toMatchObject({ status: 'fulfilled' })
  })

  it('reports a plan that fails or crashes, and goes on with the next', async () => {
    pool = start({})
    await expect(plan('fail')).rejects.toMatchObject({ code: 'generation_failed', cause: { message: 'no such playbook' } })
    await expect(plan('crash')).rejects.toMatchObject({ code: 'generation_failed' })
    await expect(plan('finish')).resolves.toBeDefined()
  })

  it('frees the thread of a job that was cancelled, even when it does not listen', async () => {
    pool = start({})
    const cancel = new AbortController()
    const cancelled = plan('ignore everything', { signal: cancel.signal })
    const next = plan('finish')
    cancel.abort(new Error('cancelled'))
    await expect(cancelled).rejects.toThrow('cancelled')
    await expect(next).resolves.toBeDefined()
  })

  it('forgets a job that is cancelled before its turn', async () => {
    pool = start({})
    const cancel = new AbortController()
    const first = plan('wait for a drafter')
    const waiting = plan('finish', { signal: cancel.signal })
    cancel.abort(new Error('cancelled'))
    await expect(waiting).rejects.toThrow('cancelled')
    await expect(first).resolves.toBeDefined()
  })
})

function start(options: { threads?: number; jobsPerThread?: number }): PlannerPool {
  const entry = new URL(`data:text/javascript,${encodeURIComponent(SCRIPTED_THREAD)}`)
  return createPlannerPool({ threads: 1, warmUp: true, jobsPerThread: 1, timeLimitMs: TIME_LIMIT_MS, entry, workerData: null, logError: () => {}, ...options })
}

function plan(prompt: string, options: { signal?: AbortSignal; onProgress?: (progress: PlannerProgress) => void } = {}) {
  const job: PlannerJob = { planId: 'plan', prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en', seed: 0, assumptions: [] }
  return pool.generate(job, { signal: new AbortController().signal, onProgress: () => {}, ...options })
}
