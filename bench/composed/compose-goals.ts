import type { PlannerType } from '../../src/contract/plan.ts'
import { seededRandom } from '../../src/planner/schedule/seeded-random.ts'
import type { Random } from '../../src/planner/schedule/seeded-random.ts'

/** A constraint in the terms of the scorer of goals: its type, and what that type needs. */
export type Constraint = { type: string; match?: string; except?: string } & Record<string, unknown>

/** A goal that other constraints can be added to. */
export type Skeleton = {
  id: string
  type: PlannerType
  text: string
  /** Kinds of phrases that make sense behind it; all of them when absent. */
  slots?: readonly string[]
  /** Title of its fixed event, which constraints on the work leave out: a regular expression. */
  except?: string
  /** What its own words demand. */
  constraints: readonly Constraint[]
  /** Work that it names, and what it may not contain. */
  parts?: readonly Named[]
  ban?: Named
  /** Day of its event, and last day that it names. */
  event?: string
  end?: string
  /** Whether it names no end, and whether it is a habit rather than work to be done. */
  open?: boolean
  habit?: boolean
  /** Who does the work of a sprint goal, for phrases that name somebody. */
  team?: Team
}

/** Three people, three parts of their work, and the weeks of one sprint. */
export type Team = { who: readonly [string, string, string]; parts: readonly [Named, Named, Named]; weeks: number }

/** How a thing is said, and a regular expression that finds it in a task. */
export type Named = { say: string; rx: string }

/** One constraint as somebody would say it. */
export type Phrase = {
  id: string
  /** Two phrases of one slot would contradict or repeat each other. */
  slot: string
  text: string | ((skeleton: Skeleton) => string)
  constraints: readonly Constraint[] | ((skeleton: Skeleton) => readonly Constraint[])
  /** Slots that it cannot stand beside. */
  clash?: readonly string[]
  /** Skeletons that alone it fits, or that it does not fit. */
  only?: readonly string[]
  not?: readonly string[]
}

export type Area = { skeletons: readonly Skeleton[]; phrases: readonly Phrase[]; now?: string; zone?: string }

/** Which skeleton or phrase demands each constraint, in their order. */
type Sources = readonly string[]

export type ComposedGoal = {
  id: string; group: string; domain: string; planner_type: PlannerType; prompt: string; now: string; time_zone: string
  repeat_ok: true; min_tasks?: number; constraints: readonly Constraint[]; sources: Sources; phrases: readonly string[]
}

const MOST_PHRASES = 4
/** Constraints on the work, from which a fixed event is free. */
const OF_WORK = new Set(['weekdays', 'window', 'session_minutes', 'per_day', 'per_day_minutes', 'per_week', 'busy', 'blackout', 'gap_days'])

/** Goals of one to five constraints each, said in turn as sentences, after commas, in lower case and behind dashes. Deterministic by seed. */
export function composeGoals(area: Area, { count, seed }: { count: number; seed: number }): ComposedGoal[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => composeGoal(area, area.skeletons[index % area.skeletons.length]!, { id: `c${index}`, random }))
}

function composeGoal({ phrases, now = '2027-01-04T08:00', zone = 'Europe/London' }: Area, skeleton: Skeleton, { id, random }: { id: string; random: Random }): ComposedGoal {
  const chosen = choosePhrases(phrases.filter((phrase) => fits(phrase, skeleton)), random)
  const said = chosen.map(({ text }) => (typeof text === 'string' ? text : text(skeleton)))
  const demanded = [
    ...skeleton.constraints.map((constraint) => ({ source: skeleton.id, constraint })),
    ...chosen.flatMap((phrase) => demandsOf(phrase, skeleton).map((constraint) => ({ source: phrase.id, constraint }))),
  ]
  return {
    id, group: skeleton.type, domain: skeleton.id, planner_type: skeleton.type, prompt: STYLES[Math.floor(random() * STYLES.length)]!(skeleton.text, said), now, time_zone: zone,
    repeat_ok: true, constraints: demanded.map(({ constraint }) => constraint), sources: demanded.map(({ source }) => source), phrases: chosen.map((phrase) => phrase.id),
  }
}

function fits({ slot, only, not }: Phrase, skeleton: Skeleton): boolean {
  return (skeleton.slots?.includes(slot) ?? true) && (only?.includes(skeleton.id) ?? true) && !(not?.includes(skeleton.id) ?? false)
}

function choosePhrases(fitting: readonly Phrase[], random: Random): Phrase[] {
  const wanted = 1 + Math.floor(random() * MOST_PHRASES)
  const chosen: Phrase[] = []
  for (let attempt = 0; attempt < 4 * wanted && chosen.length < wanted && fitting.length > 0; attempt += 1) {
    const next = fitting[Math.floor(random() * fitting.length)]!
    if (chosen.every((other) => other.slot !== next.slot && !other.clash?.includes(next.slot) && !next.clash?.includes(other.slot))) chosen.push(next)
  }
  return chosen
}

function demandsOf({ constraints }: Phrase, skeleton: Skeleton): readonly Constraint[] {
  const stated = typeof constraints === 'function' ? constraints(skeleton) : constraints
  return stated.map((constraint) => (skeleton.except && !constraint.match && !constraint.except && OF_WORK.has(constraint.type) ? { ...constraint, except: skeleton.except } : constraint))
}

/** How people put one thing behind another. */
const STYLES: readonly ((goal: string, said: readonly string[]) => string)[] = [
  (goal, said) => [`${withoutStop(goal)}.`, ...said.map((phrase) => `${phrase[0]!.toUpperCase()}${phrase.slice(1)}.`)].join(' '),
  (goal, said) => `${[withoutStop(goal), ...said].join(', ')}.`,
  (goal, said) => [withoutStop(goal), ...said].join('. '),
  (goal, said) => [withoutStop(goal), said.join('; ')].filter((part) => part !== '').join(' - '),
]

function withoutStop(text: string): string {
  return text.replace(/[.!?]$/u, '')
}
