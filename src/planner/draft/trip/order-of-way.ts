import type { Destination } from '../../playbooks/destinations/destination.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { rideBetween } from './distance.ts'
import type { Stopover } from './stopover.ts'
import { mostOnTheRoad, rideMode } from './way-home.ts'

/** Orders of more stops are too many to try. */
const MOST_STOPS = 7
/** Of the way in the order in which the stops were named. */
const WORTH_IT = 0.8

/** In minutes: all rides, and what single ones are longer than is allowed. */
type Way = { order: readonly Stopover[]; whole: number; over: number }

/**
 * 'Start and end in Edinburgh, want Skye, Glencoe, Loch Ness, at most 4 hours driving a day': places that are only wished for are
 * visited along the way, where their order in the prompt has a longer ride than is allowed, or a way that is much longer.
 */
export function alongTheWay(stops: readonly Stopover[], home: Destination | null, frame: PlanFrame): Stopover[] {
  const isOrdered = frame.of('stay').length > 0 || frame.of('precedence').length > 0 || frame.of('travel').length > 0
  if (home === null || isOrdered || stops.length < 3 || stops.length > MOST_STOPS || stops.some(({ destination }) => destination === null)) return [...stops]
  const most = mostOnTheRoad(frame)
  const wayOf = (order: readonly Stopover[]): Way => {
    const towns = [home, ...order.map(({ destination }) => destination!), home]
    const rides = towns.slice(1).map((town, index) => rideBetween(towns[index]!.at, town.at, rideMode(frame)).minutes)
    return { order, whole: rides.reduce((sum, minutes) => sum + minutes, 0), over: most === null ? 0 : rides.reduce((sum, minutes) => sum + Math.max(0, minutes - most), 0) }
  }
  const said = wayOf(stops)
  const best = orders(stops).map(wayOf).reduce((least, way) => (way.over < least.over || way.over === least.over && way.whole < least.whole ? way : least), said)
  return best.over < said.over || best.whole < WORTH_IT * said.whole ? [...best.order] : [...stops]
}

function orders<T>(all: readonly T[]): T[][] {
  return all.length <= 1 ? [[...all]] : all.flatMap((first, index) => orders(all.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}
