import type { findSpacings } from '../amounts/read-spacing.ts'
import type { findSpacedSeries } from '../amounts/spaced-series.ts'
import type { findBuffers } from '../dates/buffers.ts'
import type { findDatesOfMonths } from '../dates/dates-of-months.ts'
import type { findLastStretches } from '../dates/last-stretch.ts'
import type { findResourceDays } from '../sprints/days-of-resources.ts'
import type { findSlotChanges } from '../times/changes-of-slots.ts'
import type { readSeriesByName } from '../times/read-series-by-name.ts'
import type { ReadingContext } from '../reading-context.ts'

/** Phrases that one step finds before their words are read as times, and that a later one binds to what was read. */
export type Carried = {
  /** IANA name. */
  timeZone: string
  spaced: ReturnType<typeof findSpacedSeries>
  spacings: ReturnType<typeof findSpacings>
  companions: ReturnType<typeof readSeriesByName>
  resources: ReturnType<typeof findResourceDays>
  stretches: ReturnType<typeof findLastStretches>
  buffers: ReturnType<typeof findBuffers>
  changes: ReturnType<typeof findSlotChanges>
  monthly: ReturnType<typeof findDatesOfMonths>
}

/** One rule: adds readings, or settles what other steps have read. */
export type Step = (context: ReadingContext, carried: Carried) => void

/** Steps in the order in which they run, and why they stand where they stand. */
export type Group = { name: string; why: string; steps: readonly Step[] }
