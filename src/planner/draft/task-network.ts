import type { Priority, TaskType } from '../../contract/plan.ts'
import type { Brief, Reading } from '../goal/brief.ts'
import type { Language, Playbook } from '../playbooks/playbook.ts'
import type { ClockWindow, DayNumber, DaySpan, Minute } from '../time/calendar-time.ts'

/** What a drafter proposes: tasks, effort, order and wishes. It never proposes a computed date. */
export type TaskNetwork = {
  title: string
  description: string
  /** In a sensible reading order; ids are deterministic in the brief and survive refinement. */
  tasks: NetworkTask[]
  /** What titles and texts are written in; the prompt's language when absent. */
  language?: Language
  /** What the drafter assumed beyond the brief, in plain words. */
  assumptions: string[]
  /** What went wrong while drafting, in plain words, for the plan's warnings. */
  warnings?: string[]
  /** The configured model failed and the embedded draft stands: the run is not charged. */
  fellBack?: boolean
  /** The brief as the drafter corrected it; scheduler and verifier then hold the plan to this one. */
  brief?: Brief
  /** Tasks without room that a reader is not troubled with, and a drafter is. */
  spared?: ReadonlySet<string>
}

export type NetworkTask = {
  id: string
  title: string
  /** Says how, and what 'done' means. */
  description: string
  priority: Priority
  type: TaskType
  tags: string[]
  references: string[]
  location: string | null
  /** Labels that matchers see: the user's topics, names and places, in the user's words. */
  subjects: string[]
  /** Total work in minutes, at least 1. One task is one session: drafters split work themselves. */
  effortMinutes: number
  /** Timed tasks get a start and an end; the others only a day (or a span of days, see `spanDays`). */
  timed: boolean
  /** Calendar days a date-only task covers; 1 unless it spans. */
  spanDays: number
  /** Finish-start precedence. */
  after: { taskId: string; lagMinutes: number }[]
  /** May be left out when not everything fits. */
  optional: boolean
  /** Its last day is over before it can begin: it is done late, and the plan says so, rather than not at all. */
  overdue?: true
  /** Stated by the user (an event reading): exactly then, no scheduler moves it. Times null: date-only. */
  fixed: { days: DaySpan; from: number | null; to: number | null } | null
  /** Hard limits of this task beyond the brief's, e.g. the sunrise of a hike; both ends inclusive days. */
  allowedDays: DaySpan | null
  /** Wishes: scored, never binding. */
  wish: TaskWish
  /** A sprint meeting's goal as its title and description say it. */
  sprintGoal?: string
  /** Recurring work: which occurrence of which series this is, counted from 0. */
  occurrence: { series: string; index: number } | null
  /** Sprints: who does it (a name of the brief), or which role may. */
  assignee: string | null
  role: string | null
  /** 1-based sprint the drafter would like it in. */
  sprintWish: number | null
  /** Ids of the readings this task answers. */
  answers: string[]
}

export type TaskWish = {
  /** Day the drafter would like, e.g. the spacing of a revision. */
  day: DayNumber | null
  windows: ClockWindow[]
  /** Position in the plan from 0 (first day) to 1 (last day). */
  position: number | null
}

/** A drafter turns a brief into task networks; each one yielded replaces the one before. */
export type TaskDrafter = {
  draft(brief: Brief, context: DraftContext): AsyncIterable<TaskNetwork> | Iterable<TaskNetwork>
  /** The first network is a whole draft at once; those that follow refine it slowly, which is a step of its own. */
  refines?: boolean
}
export type DraftContext = {
  seed: number
  signal: CancelSignal | null
  latestStart?: Minute
  /** Domain knowledge beside ours, from whoever runs the planner. */
  playbooks?: readonly Playbook[]
  /** What a drafter may ask of the planner; absent where it drafts for itself alone. */
  desk?: DraftingDesk
}

/** The planner's own reading and checking, for a drafter that corrects readings or mends what fails. */
export type DraftingDesk = {
  /** The readings that the grammar finds in these words; relative times count from the moment of planning. */
  understand: (words: string) => Reading[]
  /** ISO 639-1 code of the text's language; null when the planner has no words for it. */
  languageOf: (text: string) => string | null
  /** The brief without repeats and contradictions. */
  reconcile: (brief: Brief) => Brief
  /** Schedules and verifies a network. */
  check: (network: TaskNetwork) => Verdict
}

/** What the verifier says of a network: checks that fail, and tasks that found no room though they are not optional. */
export type Verdict = {
  failed: { name: string; detail: string }[]
  /** How many hard constraints the plan does not keep; wishes are not among them. */
  broken: number
  unplaced: { taskId: string; title: string; reason: string }[]
}

/** The part of an AbortSignal that the planner needs; an AbortSignal is one. */
export type CancelSignal = {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
