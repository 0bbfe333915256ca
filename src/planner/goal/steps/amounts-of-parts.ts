import { settleCountedSeries } from '../amounts/counted-series.ts'
import { readCountedThings } from '../amounts/counted-things.ts'
import { settleHoursOfOneThing } from '../amounts/hours-of-one-thing.ts'
import { settleDailyAmounts } from '../amounts/daily-amounts.ts'
import { settlePaces } from '../amounts/paces.ts'
import { readPortionsAtRate } from '../amounts/portions-at-a-rate.ts'
import { settleBatches } from '../amounts/settle-batches.ts'
import { settlePortionsOfCounted } from '../amounts/portions-of-counted.ts'
import { settleMostOfItsDays } from '../amounts/most-of-its-days.ts'
import { settleSessions } from '../amounts/settle-sessions.ts'
import { readCountedOccasions } from '../amounts/spaced-series.ts'
import { settleTotalHours } from '../amounts/total-hours.ts'
import { settleTotalsOfReturns } from '../amounts/totals-of-returns.ts'
import { settleLasts } from '../dates/first-of-things.ts'
import { bindSpansOfItems } from '../dates/side-spans.ts'
import { settleStretchesOfSeries } from '../dates/stretches-of-series.ts'
import { settleShares } from '../people/settle-shares.ts'
import { readResourceDays } from '../sprints/days-of-resources.ts'
import { settleNeverOnOneDay } from '../times/never-on-one-day.ts'
import { giveEffortToTopics } from '../topics/effort-of-each.ts'
import { bindListsToDeadlines, bindListsToHours } from '../topics/hours-of-lists.ts'
import { readKindsOfCounted } from '../topics/listed-items.ts'
import { readOwnWork } from '../topics/read-own-work.ts'
import type { Group } from './step.ts'

export const AMOUNTS_OF_PARTS: Group = {
  name: 'amounts of parts',
  why: 'Needs the parts: lists take their hours and deadlines, counted things become that many, people get their shares.',
  steps: [
    (context, { resources }) => readResourceDays(context, resources),
    bindListsToHours,
    bindListsToDeadlines,
    bindSpansOfItems,
    readKindsOfCounted,
    readCountedThings,
    settleStretchesOfSeries,
    settleBatches,
    settlePortionsOfCounted,
    settleCountedSeries,
    readCountedOccasions,
    settleTotalsOfReturns,
    settleNeverOnOneDay,
    settleLasts,
    readOwnWork,
    settleShares,
    settleHoursOfOneThing,
    settleSessions,
    settleMostOfItsDays,
    settlePaces,
    settleDailyAmounts,
    readPortionsAtRate,
    settleTotalHours,
    giveEffortToTopics,
  ],
}
