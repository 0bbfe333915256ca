import type { DaySpan, Minute } from '../time/calendar-time.ts'

/** Where one task of the network went. Date-only tasks have no `time`. */
export type Placement = {
  taskId: string
  days: DaySpan
  time: { start: Minute; end: Minute } | null
  assignee: string | null
  /** 1-based. */
  sprint: number | null
  /** The constraint that bound it to this place, for `why`. */
  boundBy: Binding
  /** Where it could go instead if it slips; undefined where that is not looked for, null where there is nothing later. */
  nextPlace?: NextPlace | null
}

/** The next free place after a task's own with all others where they are, and the first task that it would push. */
export type NextPlace = { start: Minute; pushes: string | null }

export type Binding =
  | { kind: 'fixed' }
  | { kind: 'predecessor'; taskId: string }
  | { kind: 'window'; readingId: string | null }
  | { kind: 'capacity'; readingId: string | null }
  | { kind: 'deadline'; readingId: string | null }
  | { kind: 'rhythm'; readingId: string | null }
  | { kind: 'wish' }
  | { kind: 'earliest' }

/** A task that fits nowhere, and what it lacks. `isOver`: its own last day is past before it can begin. */
export type Unplaced = { taskId: string; reason: string; missingMinutes: number | null; isOver?: true }

/** A single change that makes everything fit, verified by scheduling again. */
export type Remedy = { text: string }

/** Minutes that a named person has for work in a sprint (1-based). */
export type Capacity = { assignee: string; sprint: number; minutes: number }

export type Schedule = { placements: Placement[]; unplaced: Unplaced[]; remedies: Remedy[]; capacity: Capacity[] }
