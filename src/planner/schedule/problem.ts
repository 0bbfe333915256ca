import type { Feasts } from './feast-days.ts'
import type { DayNumber, Minute } from '../time/calendar-time.ts'
import type { Segments } from './day-segments.ts'
import type { PlanSpan, SprintCalendar } from './plan-span.ts'

/** The one internal model: every plan, of either type, is solved as this. Tasks and resources are indices. */
export type Problem = {
  span: PlanSpan
  sprints: SprintCalendar | null
  tasks: ProblemTask[]
  resources: Resource[]
  quotas: Quota[]
  spacings: Spacing[]
  /** Travel minutes between place indices; 0 where none is known. */
  travel: number[][]
  seriesCount: number
  /** Days that are left to whoever keeps them, where there is another one. */
  feasts: Feasts
}

/** Minutes of each day of the span, indexed by day minus the span's first day. */
export type DayTable = readonly Segments[]

/** The user, or a person of the team: one thing at a time within `windows`; work with hours of its own ('canvassing on Saturdays') anywhere in `free`. */
export type Resource = { name: string | null; windows: DayTable; free: DayTable; quotas: number[] }

/** At most `max` (minutes or tasks) in each bucket of days; -1 marks days that are not counted. */
export type Quota = { readingId: string; measure: 'minutes' | 'tasks'; bucketOfDay: Int32Array; buckets: number; max: number }

/** Sessions are at least `minGapDays` days apart, and `restDays` days of a week hold none. */
export type Spacing = { readingId: string; minGapDays: number; restDays: number }

export type Link = { task: number; lagMinutes: number }

export type ProblemTask = {
  index: number
  id: string
  effortMinutes: number
  mode: TaskMode
  spanDays: number
  optional: boolean
  /** 0 high, 1 medium, 2 low. */
  rank: number
  /** `sharesDays`: date-only, and what comes before or after may be on its first or last day. */
  fixed: { start: Minute; end: Minute; firstDay: DayNumber; lastDay: DayNumber; timed: boolean; sharesDays: boolean } | null
  /** A marker or background that takes nobody's time. */
  background: boolean
  windows: TaskWindows
  /** Hours were stated for it alone, which need not be working hours. */
  hasOwnHours: boolean
  predecessors: Link[]
  successors: Link[]
  earliest: Minute
  latest: Minute
  deadlineId: string | null
  /** Resources of which one does it; all of them when `everybody`. */
  candidates: number[]
  everybody: boolean
  quotas: number[]
  spacings: number[]
  place: number
  series: { index: number; occurrence: number; everyDays: number | null; severalADay: boolean; readingId: string | null } | null
  wish: { day: DayNumber | null; position: number | null; windows: Segments; sprint: number | null }
}

/** 'session': a start and an end within one day. 'work': working time over one or more days. 'day': only days. */
export type TaskMode = 'session' | 'work' | 'day'

/** Where hard constraints allow a task, and the readings that said so. */
export type TaskWindows = {
  table: DayTable
  /** The part of it that no soft reading speaks against; null when none does. */
  liked: DayTable | null
  readingId: string | null
  /** No hours were stated: the waking day stands in. */
  defaulted: boolean
}

export type Assignment = { firstDay: DayNumber; lastDay: DayNumber; start: Minute; end: Minute; resource: number }
/** Result of one pass; null where a task found no place. Indexed like the problem's tasks. */
export type Assignments = (Assignment | null)[]
/** Wished day offsets of the tasks; null where a task goes as early as it can. */
export type Targets = readonly (number | null)[]
