import type { PlannerType } from '../../contract/plan.ts'
import type { ClockWindow, DayNumber, DaySpan, Minute, Weekday } from '../time/calendar-time.ts'

/**
 * What was asked for: every constraint the prompt states, each with its words, and what had to be assumed.
 * The brief is the only thing that the drafter, the scheduler and the verifier learn of the prompt.
 */
export type Brief = {
  prompt: string
  plannerType: PlannerType
  /** ISO 639-1 code of the prompt's language, as detected. */
  language: string
  timeZone: string
  /** The moment of planning on the local timeline; nothing is placed before it. */
  now: Minute
  /** The goal in the user's own words, without its constraints: 'launch my podcast'. */
  subject: string
  /** The goal is no project but a list of things to do, each once. */
  isErrands?: true
  /** What stands above such a list. */
  heading?: string
  /** The goal is the timetable of one day: what is named beside its appointments fits between them. */
  isProgramme?: true
  /** In the order of their words in the prompt; assumed ones last. */
  readings: Reading[]
  /** Phrases that read like a constraint and that no rule understood: 'not taken into account'. */
  notes: Note[]
  /** Contradictions and corrections to tell the user, e.g. a weekday that disagrees with its date. */
  questions: string[]
}

/**
 * `keptIf`: what makes it kept after all. 'named': it only counts things, so a plan that names them has taken it into account;
 * 'said': it asks for no time and nobody, so a task that says it in these words has.
 */
export type Note = { words: string; start: number; end: number; keptIf?: 'named' | 'said' }

/** Which days: those that satisfy every part that is present. An empty pattern is every day. */
export type DayPattern = {
  weekdays?: Weekday[]
  spans?: DaySpan[]
  /** Every nth week, counted from the week that holds `anchor`. */
  everyWeeks?: { interval: number; anchor: DayNumber }
}

/** Which tasks a reading binds: those that match any label (see matcher.ts); null binds all. */
/** `ofParts`: tasks of the parts that are called so, whatever else has the word in its title. */
export type TaskMatcher = { labels: string[]; except?: string[]; ofParts?: true }

type ReadingBase = {
  /** Unique in the brief: 'r1', 'r2', … */
  id: string
  /** The words of the prompt, verbatim; empty when assumed. */
  words: string
  /** UTF-16 offsets of `words` in the prompt; both 0 when assumed. */
  start: number
  end: number
  source: 'stated' | 'assumed'
  strength: 'hard' | 'soft'
  appliesTo: TaskMatcher | null
  /** One line for the user: 'Weekdays 18:00–20:00'. */
  text: string
}

export type Reading = ReadingBase & ReadingValue
export type ReadingKind = Reading['kind']
export type ReadingOf<K extends ReadingKind> = Extract<Reading, { kind: K }>

export type GroupSessionKind = 'rehearsal' | 'training' | 'class'

/** 'parallel': old and new go on side by side for so long, which nobody else does. */
export type GateSort = 'review' | 'sign-off' | 'delivery' | 'application' | 'appointment' | 'notice' | 'parallel'
/** `said`: the step in the words of the goal, 'order it from Lisbon'. `takes` null: nobody says how long. */
export type GateStage = { step: 'book' | 'order' | 'apply' | 'ask' | 'submit' | 'notify' | 'begin'; said: string | null; takes: GateLength | null }
export type GateLength = { count: number; unit: 'day' | 'working-day' }

export type ReadingValue =
  /** The days the plan may use. */
  | { kind: 'horizon'; first: DayNumber | null; last: DayNumber | null }
  /** Latest finish, exclusive, of the tasks it applies to. `event` names what happens then ('exam'); `goesOn` what comes back and does so after it as well. */
  | { kind: 'deadline'; latest: Minute; event: string | null; goesOn?: string[] }
  /** Something that happens at a given time and belongs in the plan. Times null: date-only. `recurs`: one of those of every month, which nothing leads up to. */
  | { kind: 'event'; title: string; days: DaySpan; from: number | null; to: number | null; place: string | null; person: string | null; recurs?: true }
  /** Work is allowed only on these days and in these windows (no window: any time). Several unite. `ofOthers`: when somebody or a place is there for what needs them, which is nothing to do by itself; `ofPlace`: when a place is open that the plan goes to. */
  | { kind: 'availability'; days: DayPattern; windows: ClockWindow[]; person: string | null; ofOthers?: true; ofPlace?: true }
  /** Never on these days, or never in these windows of these days (no window: all day). */
  | { kind: 'exclusion'; days: DayPattern; windows: ClockWindow[]; person: string | null }
  /** Busy time of the user (person null) or of somebody; a task of the plan only when `inPlan`. */
  | { kind: 'commitment'; title: string; days: DayPattern; windows: ClockWindow[]; person: string | null; inPlan: boolean }
  /** Recurring work. Counts are of sessions; `title` null means the plan's sessions in general. */
  | {
      kind: 'rhythm'
      title: string | null
      count: number | null
      per: 'day' | 'week' | 'month' | 'sprint' | 'total'
      atLeast: boolean
      /** 'every other day' is 2. */
      everyDays: number | null
      days: DayPattern
      windows: ClockWindow[]
      minutes: number | null
      /** '12 videos, one every week': after so many of them it ends. */
      inAll?: number
      /** '60 puzzles at six a day': how many of all there are one turn gets done; the number of the first where they have numbers: 6 in 'units 6-14, one a week'. */
      portion?: { size: number; total: number; first?: number }
      /** What a group has together and the user prepares: 'we rehearse Thursdays'. */
      ofGroup?: GroupSessionKind
      /** Done as it is told, with nothing that grows: one of several steps of the same days, or what goes with another series; the whole goal, or a part of it; 'told': with its number or both its ends, so that it is held under its own name and nothing else stands for it. */
      ofRoutine?: 'whole' | 'part' | 'told'
    }
  /** How much each time of what recurs is: `from` at first, `step` more (or less, below 0) every so many turns, days, weeks or months, until `to`. Without a step it grows evenly from one to the other; without `from` it is told how much more it is than at first. `weekday`: only the turns of that day grow, as the Sunday run does. */
  | { kind: 'growth'; unit: string; from: number | null; step: number | null; to: number | null; every: { per: 'turn' | 'day' | 'week' | 'month'; count: number }; weekday: Weekday | null }
  /** Sessions lie at least `minGapDays` days apart (1: any two days), and `restDays` days of each week hold none. */
  | { kind: 'spacing'; minGapDays: number; restDays: number }
  /** Length of one session. */
  | { kind: 'session'; minMinutes: number | null; maxMinutes: number | null }
  /** At most (or at least) so much a day, week, sprint or in total, of one person or of everybody together. */
  | {
      kind: 'limit'
      measure: 'minutes' | 'tasks'
      per: 'day' | 'week' | 'sprint' | 'total'
      min: number | null
      max: number | null
      person: string | null
      /** Which days a limit per day holds on; all of them when absent. */
      days?: DayPattern
    }
  /** Something to cover, do or deliver; `list` groups the members of one enumeration, in order. */
  | { kind: 'topic'; label: string; list: number; position: number; amount: Quantity | null; minutes: number | null }
  /** What a team wants to reach, in numbers: 'p95', 'under 300 ms'; `measure` is '' where only the goal tells what is measured. */
  | { kind: 'target'; measure: string; aim: string }
  /** An amount that is not a topic's: 300 pages, 80 guests, 150,000 yen. */
  | { kind: 'quantity'; amount: Quantity; role: 'work' | 'budget' | 'people' | 'distance' | 'other' }
  /** Finish `before` before starting `after`. */
  | { kind: 'precedence'; before: TaskMatcher; after: TaskMatcher; lagMinutes: number }
  /** What is booked, bought or done already, or somebody else sees to: no work of this plan. */
  | { kind: 'settled'; by: string | null }
  /** A part is in others' hands, on its way or drying for so many calendar days before its last step. */
  | { kind: 'wait'; days: number }
  /**
   * What others take their time for: its stages are asked for one after the other, each is over so long after it was asked
   * for, and then what came of it is used. `input` has to be there before the last stage is asked for; `opens` waits for the
   * end of it (null: the plan's own end does).
   */
  | { kind: 'gate'; of: string; sort: GateSort; holder: string | null; stages: GateStage[]; input: string | null; opens: string | null }
  /** Somebody who works on the plan. Capacity null: full working days. `turnsOn`: of what goes round, only the turns of these days of the week are theirs. */
  | { kind: 'person'; name: string; roles: string[]; isUser: boolean; capacity: { minutes: number; per: 'day' | 'week' | 'sprint' | 'total' } | null; turnsOn?: Weekday[] }
  | { kind: 'sprint-calendar'; count: number | null; lengthDays: number | null; firstDay: DayNumber | null }
  /** Where the tasks it applies to happen; `days` for what recurs on those days alone, as it is said: 'from May the Sunday one is in the lake'. */
  | { kind: 'place'; name: string; days?: DayPattern }
  /** Travel time between two named places. */
  | { kind: 'travel'; from: string; to: string; minutes: number; bothWays: boolean }
  /** A direct connection exists; when any is stated, no other succession of stays is allowed. */
  | { kind: 'connection'; from: string; to: string; bothWays: boolean }
  /**
   * Stay in a place. `days` counts calendar days with both travel days included ('6 days in Split' where a travel day
   * belongs to both places); `nights` counts nights. `within` are days that must be spent there (a wedding).
   */
  | { kind: 'stay'; place: string; days: number | null; nights: number | null; within: DaySpan[] }
  /** Somebody to meet at a place within a window, for at least `minutes`; `null` place: anywhere. */
  | { kind: 'visit'; person: string; place: string | null; window: { day: DayNumber | null; from: number; to: number }; minutes: number }
  /** A day out starts here at this time (visits with travel times). */
  | { kind: 'start-point'; place: string; day: DayNumber | null; at: number }
  /** Find one slot that suits all of these people (their busy times are commitments). */
  | { kind: 'meeting'; title: string; people: string[]; minutes: number; days: DaySpan; windows: ClockWindow[] }
  /** A wish without a number. */
  | { kind: 'preference'; wish: 'earliest' | 'latest' | 'light' | 'intense' | 'morning' | 'afternoon' | 'evening' | 'avoid-after' | 'avoid-before'; minute: number | null; person: string | null; days: DayPattern }
  /** 'beginner', 'B1', '7 years of Java', 'first kid'. */
  | { kind: 'level'; value: string }

/** `first` is the number of the first part, where the parts are named by their numbers: 4 in 'chapters 4-9'. */
export type Quantity = { value: number; unit: string; first?: number }
