import type { Plan, PlannerType } from '../../src/contract/plan.ts'
import { createModelDrafter } from '../../src/integrations/language-model/model-drafter.ts'
import type { ModelProvider, ModelSettings, ModelUse } from '../../src/integrations/language-model/model-settings.ts'
import { embeddedDrafter } from '../../src/planner/draft/embedded-drafter.ts'
import { generatePlan, type PlanEvent } from '../../src/planner/generate-plan.ts'
import { startScriptedModel, type ModelScript, type ScriptedModel } from './scripted-model.ts'

export const SWIMMING = 'Learn to swim in 6 weeks, Tuesdays and Thursdays 19:00-20:00'

/** Patient enough for a busy machine, but with short waits between tries. */
export function modelSettings(server: ScriptedModel, own: Partial<ModelSettings> = {}): ModelSettings {
  return {
    provider: 'openai-compatible',
    name: 'scripted',
    apiKey: 'secret-key',
    baseUrl: server.baseUrl,
    maxOutputTokens: 8_000,
    maxTokens: 60_000,
    maxCostMicros: null,
    inputPrice: 0,
    outputPrice: 0,
    totalMs: 20_000,
    stallMs: 5_000,
    retryMs: 5,
    snapshotMs: 0,
    ...own,
  }
}

export type ModelledPlan = {
  plan: Plan
  fellBack: boolean
  events: PlanEvent[]
  /** Each plan that was shown, in order. */
  shown: Plan[]
  uses: ModelUse[]
  requests: ScriptedModel['requests']
}

export type ModelledPlanOptions = { prompt?: string; plannerType?: PlannerType; provider?: ModelProvider; settings?: Partial<ModelSettings> }

/** Plans with the real planner and a scripted model behind HTTP. */
export async function planWithModel(scripts: ModelScript[], { prompt = SWIMMING, plannerType = 'calendar', provider = 'openai-compatible', settings = {} }: ModelledPlanOptions = {}): Promise<ModelledPlan> {
  const server = await startScriptedModel(scripts, { wire: provider === 'openai-compatible' ? 'openai' : provider })
  const uses: ModelUse[] = []
  // A stall that is played should be over soon.
  const stalls = scripts.some(({ kind }) => kind === 'stall' || kind === 'silence')
  const drafter = createModelDrafter({ settings: modelSettings(server, { provider, ...(stalls && { stallMs: 250 }), ...settings }), embedded: embeddedDrafter, onUse: (use) => uses.push(use) })
  const events: PlanEvent[] = []
  try {
    for await (const event of generatePlan({ ...planInput(prompt, plannerType), drafter })) events.push(event)
  } finally {
    await server.close()
  }
  const last = events.at(-1)
  if (last?.type !== 'plan-completed') throw new Error('the planner ended without a plan')
  return { plan: last.plan, fellBack: last.fellBack, events, shown: events.flatMap((event) => (event.type === 'plan-drafted' ? [event.plan] : [])), uses, requests: server.requests }
}

/** The plan of the embedded drafter alone. */
export async function planWithoutModel(prompt = SWIMMING, plannerType: PlannerType = 'calendar'): Promise<Plan> {
  for await (const event of generatePlan({ ...planInput(prompt, plannerType), drafter: embeddedDrafter })) if (event.type === 'plan-completed') return event.plan
  throw new Error('the planner ended without a plan')
}

/** Monday 4 January 2027, 08:00. */
export function planInput(prompt: string, plannerType: PlannerType) {
  return { planId: 'plan-1', prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en', seed: 1 }
}

/** A task as a well-behaved model writes it. */
export function modelTask(own: { id: string; title: string; [field: string]: unknown }): object {
  return {
    description: 'Do it with care. Done when it is written down.',
    effortMinutes: 45,
    priority: 'medium',
    tags: [],
    after: [],
    optional: false,
    position: null,
    partOfDay: null,
    assignee: null,
    sprint: null,
    ...own,
  }
}

export function modelAnswer(tasks: readonly unknown[], own: object = {}): object {
  return { readings: [], title: 'Swim with ease', description: 'From the first breath to twenty lengths.', tasks, ...own }
}

/** Sent token by token, or nearly so. */
export function saying(answer: object | string, own: Partial<Extract<ModelScript, { kind: 'answer' }>> = {}): ModelScript {
  return { kind: 'answer', pieces: piecesOf(answer), ...own }
}

export function piecesOf(answer: object | string): string[] {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return text.match(/[\s\S]{1,24}/g) ?? []
}
