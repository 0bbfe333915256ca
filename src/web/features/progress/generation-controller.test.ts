import { describe, expect, test } from 'vitest'
import type { ExecutionStep, GenerationRequest } from '../../../contract/generation.ts'
import type { Plan } from '../../../contract/plan.ts'
import { createGenerationController, type GenerationPorts, type RunHandlers } from './generation-controller.ts'

const ADA = '0190f3c0-0000-7000-8000-000000000001'
const GRACE = '0190f3c0-0000-7000-8000-000000000002'
const ask: GenerationRequest = { user_id: ADA, prompt: 'learn to swim in 6 weeks', planner_type: 'calendar', time_zone: 'Europe/Berlin' }

describe('a generation', () => {
  test('starts with the local step and adds the real ones with their durations', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    expect(stepsOf(controller)).toEqual([['Generating Plan', 'running', undefined]])
    tab.now = 40
    tab.runs[0]!.onMessage({ steps: [step('Reading the goal', 12)] })
    tab.now = 90
    tab.runs[0]!.onMessage({ steps: [step('Reading the goal', 12), step('Scheduling', 30)] })
    expect(stepsOf(controller)).toEqual([
      ['Generating Plan', 'completed', 40],
      ['Reading the goal', 'completed', 12],
      ['Scheduling', 'completed', 30],
    ])
    expect(controller.getState().phase).toBe('loading')
  })

  test('ends loading at the first result, says so once, and lets every message replace the plan', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    tab.runs[0]!.onMessage({ steps: [], result: plan('first') })
    tab.runs[0]!.onMessage({ steps: [], result: plan('second') })
    expect(controller.getState()).toMatchObject({ phase: 'showing', plan: { title: 'second' }, isStreaming: true })
    expect(tab.log).toEqual(['submitted', 'plan shown'])
  })

  test('keeps the plan when a later message carries steps alone', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    tab.runs[0]!.onMessage({ steps: [], result: plan('first') })
    tab.runs[0]!.onMessage({ steps: [step('Refining', 5)] })
    expect(controller.getState()).toMatchObject({ phase: 'showing', plan: { title: 'first' }, isStreaming: true })
  })

  test('is over when the stream ends', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    complete(tab.runs[0]!)
    expect(controller.getState()).toMatchObject({ phase: 'showing', isStreaming: false })
    expect(tab.log).toEqual(['submitted', 'plan shown', 'run over'])
  })

  test('ignores a second submit while loading', () => {
    const { controller, tab } = open()
    expect(controller.submit(ask)).toBe(true)
    expect(controller.submit(ask)).toBe(false)
    expect(controller.rerun()).toBe(false)
    expect(tab.runs).toHaveLength(1)
  })

  test('hears nothing more of a run that a new one replaced', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    tab.runs[0]!.onMessage({ steps: [], result: plan('first') })
    controller.submit({ ...ask, prompt: 'learn to dive in 6 weeks' })
    tab.runs[0]!.onMessage({ steps: [], result: plan('stale') })
    tab.runs[0]!.onEnd({ kind: 'completed' })
    expect(controller.getState()).toMatchObject({ phase: 'loading', request: { prompt: 'learn to dive in 6 weeks' } })
    expect(tab.log).toEqual(['submitted', 'plan shown', 'submitted'])
  })

  test('reruns the same request with the next seed', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    complete(tab.runs[0]!)
    controller.rerun()
    complete(tab.runs[1]!)
    controller.rerun()
    expect(tab.runs.map((run) => run.request)).toEqual([ask, { ...ask, seed: 1 }, { ...ask, seed: 2 }])
  })
})

describe('a failure', () => {
  const failure = { kind: 'failed', message: 'Server error – Please try again later' } as const

  test('before the first task ends loading, shows its message and can be run again', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    tab.runs[0]!.onEnd(failure)
    expect(controller.getState()).toMatchObject({ phase: 'failed', message: failure.message })
    expect(tab.log).toEqual(['submitted', `failure: ${failure.message}`, 'run over'])
    expect(controller.rerun()).toBe(true)
  })

  test('after it leaves the plan on screen', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    tab.runs[0]!.onMessage({ steps: [], result: plan('stands') })
    tab.runs[0]!.onEnd(failure)
    expect(controller.getState()).toMatchObject({ phase: 'showing', plan: { title: 'stands' }, isStreaming: false })
    expect(tab.log).toContain(`failure: ${failure.message}`)
  })
})

describe('coming back', () => {
  test('to a run that was not over attaches to it', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    const reloaded = open(tab).controller
    reloaded.restore(ADA)
    expect(reloaded.getState()).toMatchObject({ phase: 'loading', request: ask })
    tab.runs[1]!.onMessage({ steps: [], result: plan('first') })
    expect(tab.log).toEqual(['submitted', 'plan shown'])
  })

  test('does not give the notice of a plan already shown again', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    tab.runs[0]!.onMessage({ steps: [], result: plan('first') })
    const reloaded = open(tab).controller
    reloaded.restore(ADA)
    tab.runs[1]!.onMessage({ steps: [], result: plan('first') })
    expect(tab.log).toEqual(['submitted', 'plan shown'])
  })

  test('after the run shows the last plan without another request', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    complete(tab.runs[0]!)
    const reloaded = open(tab).controller
    reloaded.restore(ADA)
    expect(tab.runs).toHaveLength(1)
    expect(reloaded.getState()).toMatchObject({ phase: 'showing', plan: { title: 'done' }, isStreaming: false })
  })

  test('with another account shows nothing of it', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    complete(tab.runs[0]!)
    const reloaded = open(tab).controller
    reloaded.restore(GRACE)
    expect(reloaded.getState().phase).toBe('idle')
  })

  test('twice in a row, as React does in development, follows the run once', () => {
    const { controller, tab } = open()
    controller.submit(ask)
    const reloaded = open(tab).controller
    reloaded.restore(ADA)
    reloaded.detach()
    reloaded.restore(ADA)
    tab.runs[1]!.onMessage({ steps: [], result: plan('stale') })
    expect(reloaded.getState().phase).toBe('loading')
    tab.runs[2]!.onMessage({ steps: [], result: plan('first') })
    expect(reloaded.getState()).toMatchObject({ phase: 'showing', plan: { title: 'first' } })
  })
})

interface Tab {
  runs: (RunHandlers & { request: GenerationRequest })[]
  /** What the tab would attach to after a reload. */
  unfinished: GenerationRequest | null
  log: string[]
  now: number
  storage: GenerationPorts['storage']
}

function open(tab: Tab = { runs: [], unfinished: null, log: [], now: 0, storage: memoryStorage() }) {
  const follow = (request: GenerationRequest, { onMessage, onEnd }: RunHandlers) => {
    tab.unfinished = request
    tab.runs.push({
      request,
      onMessage,
      onEnd: (outcome) => {
        tab.unfinished = null
        onEnd(outcome)
      },
    })
    return { request, detach: () => undefined }
  }
  const controller = createGenerationController({
    start: follow,
    resume: (userId, handlers) => (tab.unfinished?.user_id === userId ? follow(tab.unfinished, handlers) : null),
    storage: tab.storage,
    now: () => tab.now,
    onSubmitted: () => tab.log.push('submitted'),
    onPlanShown: () => tab.log.push('plan shown'),
    onRunOver: () => tab.log.push('run over'),
    onFailure: (message) => tab.log.push(`failure: ${message}`),
  })
  return { controller, tab }
}

function complete(run: RunHandlers) {
  run.onMessage({ steps: [], result: plan('done'), status: 'completed' })
  run.onEnd({ kind: 'completed' })
}

function stepsOf(controller: ReturnType<typeof createGenerationController>) {
  const state = controller.getState()
  return 'steps' in state ? state.steps.map(({ title, status, duration }) => [title, status, duration]) : []
}

function step(title: string, duration: number): ExecutionStep {
  return { id: title, title, description: '', status: 'completed', duration }
}

/** Every plan of these tests is the same run's. */
function plan(title: string): Plan {
  return {
    id: 'plan',
    plannerType: 'calendar',
    title,
    description: '',
    tasks: [],
    metadata: { totalTasks: 0, estimatedDuration: '6 weeks', startDate: '2027-01-04', endDate: '2027-02-14' },
    assumptions: [],
    checks: [],
    warnings: [],
    timeZone: 'Europe/Berlin',
  }
}

function memoryStorage(): GenerationPorts['storage'] {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
