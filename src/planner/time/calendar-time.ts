/**
 * Time inside the planner: one local timeline of the plan's zone.
 * A `DayNumber` counts days since 1970-01-01; a `Minute` counts wall-clock minutes since 1970-01-01T00:00
 * (so `Math.floor(minute / 1440)` is the day). Zones appear at the edges only.
 */
export type DayNumber = number
export type Minute = number
/** ISO 8601: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const MINUTES_PER_DAY = 1440

/** Inclusive on both ends. */
export type DaySpan = { first: DayNumber; last: DayNumber }
/** Minutes after midnight, `to` exclusive, 0 <= from < to <= 1440. A window over midnight is two windows. */
export type ClockWindow = { from: number; to: number }
/** Half-open on the timeline. */
export type Interval = { start: Minute; end: Minute }

/** Ten years stand for no end. */
export const NO_END_DAYS = 3650
