import { readSpacings } from '../amounts/read-spacing.ts'
import { settleCountedIntervals, settleSpacedSeries } from '../amounts/spaced-series.ts'
import { readDaysWithout } from '../dates/days-without.ts'
import { settleFirsts } from '../dates/first-of-things.ts'
import { settleLoneDays } from '../dates/lone-days.ts'
import { settleSeries } from '../dates/settle-series.ts'
import { settleSideSpans } from '../dates/side-spans.ts'
import { settleToldOfEvents } from '../dates/told-of-events.ts'
import { settleBansOfSeries, settleSpansOfSeries } from '../times/days-off-of-series.ts'
import { settleRulesOfNamedThings } from '../topics/rules-of-named-things.ts'
import type { Group } from './step.ts'

export const SERIES: Group = {
  name: 'series and the days of named things',
  why: 'Times and amounts are there, so that what comes back gets both; days that name a thing leave the plan before the parts are read from what is left.',
  steps: [
    (context, { companions }) => settleSeries(context, companions),
    settleToldOfEvents,
    (context, { spacings }) => readSpacings(context, spacings),
    (context, { spaced }) => settleSpacedSeries(context, spaced),
    settleCountedIntervals,
    settleSpansOfSeries,
    settleBansOfSeries,
    readDaysWithout,
    settleLoneDays,
    settleRulesOfNamedThings,
    settleSideSpans,
    settleFirsts,
  ],
}
