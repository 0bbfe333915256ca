import type { ReadingContext } from '../reading-context.ts'
import { readCompanions } from '../times/companions.ts'
import type { Companion } from '../times/companions.ts'
import { settleSeriesFrames } from './series-frames.ts'

/** How long each series lasts, and then what goes with each of its times. */
export function settleSeries(context: ReadingContext, companions: readonly Companion[]): void {
  settleSeriesFrames(context)
  readCompanions(context, companions)
}
