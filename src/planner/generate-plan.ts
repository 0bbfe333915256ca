import type { Plan, PlannerType } from '../contract/plan.ts'
import type { CancelSignal, DraftingDesk, TaskDrafter, TaskNetwork } from './draft/task-network.ts'
import type { Brief } from './goal/brief.ts'
import { readGoal } from './goal/read-goal.ts'
import { mendedDraft } from './mended-draft.ts'
import { PlanDraft } from './plan-draft.ts'
import { countOf } from './present/clock-text.ts'
import type { Playbook } from './playbooks/playbook.ts'
import { reconcileBrief } from './reconcile-brief.ts'
import { applyMemory, findPreferences, restsOnMemory, withoutMemory, type Preference } from './remembered-preferences.ts'
import { recogniseLanguage } from './time/grammar/languages.ts'

export type GeneratePlanInput = {
  /** Identifies the plan; task ids derive from the network, not from it. */
  planId: string
  prompt: string
  plannerType: PlannerType
  /** Local wall time of planning, `YYYY-MM-DDTHH:mm`. */
  now: string
  /** IANA name. */
  timeZone: string
  /** BCP 47, fixes day order and week start; `en` when unknown. */
  locale: string
  /** Rerun uses the next one. */
  seed: number
  drafter: TaskDrafter
  /** What earlier prompts stated again and again, latest first; an assumption where this prompt is silent. */
  memory?: readonly Preference[]
  /** Domain knowledge beside ours; one with the id of ours takes its place. */
  playbooks?: readonly Playbook[]
  signal?: CancelSignal
}

/** Progress of one generation, in order: steps start and complete, plans grow, the last event is plan-completed. */
export type PlanEvent =
  | { type: 'step-started'; step: StepName }
  | { type: 'step-completed'; step: StepName; output: string }
  /** A plan so far: scheduled and verified, possibly not yet whole. */
  | { type: 'plan-drafted'; plan: Plan }
  /** `preferences`: what this prompt stated and later plans could mean too. `fellBack`: the drafter could not do its work, and the plan stands on a simpler draft. */
  | { type: 'plan-completed'; plan: Plan; fellBack: boolean; preferences: Preference[] }

/** `refine` only with a drafter that refines. */
export type StepName = 'read' | 'draft' | 'refine' | 'schedule' | 'verify'

/**
 * Same input, same events. Throws only on programming errors; an infeasible goal is a plan with warnings.
 * When the signal aborts, the events end without plan-completed.
 */
export type GeneratePlan = (input: GeneratePlanInput) => AsyncGenerator<PlanEvent, void, void>

export const generatePlan: GeneratePlan = async function* (input) {
  yield { type: 'step-started', step: 'read' }
  const read = reconcileBrief(readGoal(input))
  const brief = applyMemory(read, input.memory ?? [])
  yield { type: 'step-completed', step: 'read', output: readOutput(brief) }

  yield { type: 'step-started', step: 'draft' }
  const planDraftOf = planDrafts(input, { brief, read })
  const desk: DraftingDesk = {
    understand: (words) => readGoal({ ...input, prompt: words }).readings.filter(({ source }) => source === 'stated'),
    languageOf: recogniseLanguage,
    reconcile: reconcileBrief,
    check: (network) => planDraftOf(network).verdict(),
  }
  const drafts = input.drafter.draft(brief, { seed: input.seed, signal: input.signal ?? null, desk, ...(input.playbooks && { playbooks: input.playbooks }) })
  const arrivesSlowly = Symbol.asyncIterator in drafts
  let draft: PlanDraft | null = null
  let step: StepName = 'draft'
  for await (const network of drafts) {
    if (input.signal?.aborted) return
    draft = planDraftOf(network)
    if (arrivesSlowly) yield { type: 'plan-drafted', plan: draft.wholePlan() }
    if (step === 'refine' || input.drafter.refines !== true) continue
    yield { type: 'step-completed', step, output: draftOutput(draft) }
    step = 'refine'
    yield { type: 'step-started', step }
  }
  if (draft === null) throw new Error('The drafter proposed no task network. It must yield at least one.')
  if (input.signal?.aborted) return
  yield { type: 'step-completed', step, output: draft.network.fellBack === true ? 'The draft stands as it was' : draftOutput(draft) }

  yield { type: 'step-started', step: 'schedule' }
  const { placements, unplaced } = draft.schedule
  yield { type: 'step-completed', step: 'schedule', output: `${placements.length} placed, ${unplaced.length} without room` }

  yield { type: 'step-started', step: 'verify' }
  const plan = draft.wholePlan()
  // A plan that came slowly is on show already, and must not shrink again.
  if (!arrivesSlowly) for (const partial of draft.growingPlans()) yield { type: 'plan-drafted', plan: partial }
  if (input.signal?.aborted) return
  yield { type: 'step-completed', step: 'verify', output: verifyOutput(plan) }
  yield { type: 'plan-completed', plan, fellBack: draft.network.fellBack ?? false, preferences: findPreferences(read) }
}

/** One plan draft a network, however often it is looked at. */
function planDrafts({ planId, seed }: GeneratePlanInput, { brief, read }: { brief: Brief; read: Brief }): (network: TaskNetwork) => PlanDraft {
  const known = new WeakMap<TaskNetwork, PlanDraft>()
  const draftOf = (network: TaskNetwork): PlanDraft => {
    const own = network.brief ?? brief
    const draft = mendedDraft(new PlanDraft({ planId, brief: own, network, seed }), (other) => new PlanDraft({ planId, brief: own, network: other, seed }))
    if (!restsOnMemory(own) || shortcomings(draft) === 0) return draft
    const plain = new PlanDraft({ planId, brief: withoutMemory(own, read), network, seed })
    return shortcomings(plain) < shortcomings(draft) ? plain : draft
  }
  return (network) => {
    const draft = known.get(network) ?? draftOf(network)
    known.set(network, draft)
    return draft
  }
}

/** Checks that fail, tasks without a place, and pieces of what was asked for that were given up to make room. */
function shortcomings(draft: PlanDraft): number {
  const { failed, unplaced } = draft.verdict()
  const left = new Set(draft.schedule.unplaced.map(({ taskId }) => taskId))
  const givenUp = draft.network.tasks.filter(({ id, optional, answers }) => optional && answers.length > 0 && left.has(id))
  return failed.length + unplaced.length + givenUp.length
}

function draftOutput({ network }: PlanDraft): string {
  return countOf(network.tasks.length, 'task') + ' proposed'
}

function readOutput({ readings, notes }: Brief): string {
  const stated = readings.filter(({ source }) => source === 'stated').length
  return `${countOf(stated, 'constraint')} read, ${readings.length - stated} assumed, ${notes.length} not understood`
}

function verifyOutput({ checks }: Plan): string {
  return `${checks.filter(({ ok }) => ok).length} of ${countOf(checks.length, 'check')} hold`
}
