import type { ReadingContext } from '../reading-context.ts'
import { readCompanions } from '../times/companion-days.ts'
import type { Companion } from '../times/companions.ts'
import { readStepsAroundSeries } from '../topics/steps-around-series.ts'
import { settleRatesBehindEvents } from './rates-behind-events.ts'
import { settleSeriesFrames } from './series-frames.ts'

/** How long each series lasts, then what goes with each of its times, and what is done before and behind it. */
export function settleSeries(context: ReadingContext, companions: readonly Companion[]): void {
  settleRatesBehindEvents(context)
  settleSeriesFrames(context)
  readCompanions(context, companions)
  readStepsAroundSeries(context)
}
