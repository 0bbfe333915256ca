import { readRestAfter } from '../dates/days-away.ts'
import { settleEdgesOfSeries } from '../dates/edges-of-series.ts'
import { settleNamedEnds } from '../dates/named-ends.ts'
import { settleDaysLeftOfGoal, settleDaysOffOfDuties, settleDaysOffOfSeries } from '../times/days-off-of-series.ts'
import { settleFirstsOfSeries } from '../times/first-of-series.ts'
import { readTimes } from '../times/read-times.ts'
import { settleOtherLife } from '../times/settle-other-life.ts'
import { settleEndsOfTold } from '../series/read-told-series.ts'
import type { Group } from './step.ts'

export const TIMES: Group = {
  name: 'times',
  why: 'Whatever times are left: days, hours, bounds and what comes back. What a series or an occasion keeps of them is settled before amounts are counted against them.',
  steps: [
    readTimes,
    settleFirstsOfSeries,
    settleEdgesOfSeries,
    readRestAfter,
    settleNamedEnds,
    settleOtherLife,
    settleDaysOffOfDuties,
    settleDaysOffOfSeries,
    settleDaysLeftOfGoal,
    settleEndsOfTold,
  ],
}
