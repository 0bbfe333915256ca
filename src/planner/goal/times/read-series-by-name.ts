import type { ReadingContext } from '../reading-context.ts'
import { findCompanions } from './companions.ts'
import type { Companion } from './companions.ts'
import { readDayHeadings } from './read-day-headings.ts'
import { readStepsOfDays } from './steps-of-days.ts'
import { readThingsForSoLong } from './things-for-so-long.ts'
import { readTurnsByHours } from './turns-by-hours.ts'

/** What is named with its days before any time is typed: under a heading of days, one step after the other, behind its length; and what goes with each time of something else. */
export function readSeriesByName(context: ReadingContext): Companion[] {
  readDayHeadings(context)
  readStepsOfDays(context)
  readThingsForSoLong(context)
  readTurnsByHours(context)
  return findCompanions(context)
}
