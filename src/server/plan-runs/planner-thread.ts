import type { MessagePort } from 'node:worker_threads'
import { PlanSchema, type Plan } from '../../contract/plan.ts'
import type { ModelUse } from '../../integrations/language-model/model-settings.ts'
import type { TaskDrafter } from '../../planner/draft/task-network.ts'
import type { GeneratePlan } from '../../planner/generate-plan.ts'
import { guardDrafter } from './guard-drafter.ts'
import type { Playbook } from '../../planner/playbooks/playbook.ts'
import type { FromPlanner, PlannerJob, PlannerNews, PlanText, ToPlanner } from './planner-messages.ts'

export type PlannerThreadParts = {
  generatePlan: GeneratePlan
  chooseDrafter: ChooseDrafter
  /** The operator's own. */
  playbooks?: readonly Playbook[]
}

export type ChooseDrafter = (job: PlannerJob, onModelUse: (use: ModelUse) => void) => {
  drafter: TaskDrafter
  /** True when the drafter waits for something outside of this process. */
  external: boolean
}

/** Serves jobs on a worker thread's port; with an external drafter several at a time. */
export function servePlanner(port: MessagePort, parts: PlannerThreadParts): void {
  const jobs = new Map<number, AbortController>()
  port.on('message', (message: ToPlanner) => {
    if (message.type === 'cancel') {
      jobs.get(message.jobId)?.abort()
      return
    }
    const { jobId, job } = message
    const cancel = new AbortController()
    jobs.set(jobId, cancel)
    const post = (news: PlannerNews) => port.postMessage({ ...news, jobId } satisfies FromPlanner)
    void generate(job, { ...parts, signal: cancel.signal, post }).then(post, (error: unknown) => post(describe(error))).finally(() => jobs.delete(jobId))
  })
}

type Running = PlannerThreadParts & { signal: AbortSignal; post: (news: PlannerNews) => void }

async function generate(job: PlannerJob, { generatePlan, chooseDrafter, playbooks = [], signal, post }: Running): Promise<PlannerNews> {
  const { drafter, external } = chooseDrafter(job, (use) => post({ type: 'model-used', use }))
  const guarded = external ? guardDrafter(drafter, post) : { drafter, failed: () => false }
  const starts = new Map<string, number>()
  post({ type: 'planning-resumed' })
  for await (const event of generatePlan({ ...job, drafter: guarded.drafter, playbooks, signal })) {
    if (event.type === 'plan-completed') {
      const drafterFailed = guarded.failed() || event.fellBack
      return { type: 'finished', plan: printPlan(event.plan, job, guarded.failed()), drafterFailed, preferences: event.preferences }
    }
    if (event.type === 'step-started') starts.set(event.step, performance.now())
    if (event.type === 'plan-drafted') post({ type: 'progress', progress: { type: 'plan-drafted', plan: printPlan(event.plan, job, false) } })
    else if (event.type === 'step-started') post({ type: 'progress', progress: event })
    else post({ type: 'progress', progress: { ...event, durationMs: elapsed(starts.get(event.step)) } })
  }
  throw new Error(signal.aborted ? 'the job was cancelled' : 'the planner ended without a plan')
}

function elapsed(start: number | undefined): number {
  return start === undefined ? 0 : Math.round((performance.now() - start) * 100) / 100
}

function describe(error: unknown): PlannerNews {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { type: 'failed', message, stack }
}

const DRAFTER_FAILED_WARNING =
  'The drafting service stopped answering before it was done. This is the plan as far as it got, checked like any other; it cost no credit.'

/** Only what the contract knows leaves the thread. Throws ZodError on a plan that breaks it. */
function printPlan(plan: Plan, { assumptions, warnings = [] }: PlannerJob, drafterFailed: boolean): PlanText {
  const assumed = assumptions.map((text) => ({ text, source: 'assumed' as const, words: '' }))
  const complete = {
    ...plan,
    assumptions: [...plan.assumptions, ...assumed],
    warnings: [...warnings, ...plan.warnings, ...(drafterFailed ? [DRAFTER_FAILED_WARNING] : [])],
  }
  return { json: JSON.stringify(PlanSchema.parse(complete)), taskCount: plan.tasks.length }
}
