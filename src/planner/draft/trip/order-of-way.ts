import type { Destination } from '../../playbooks/destinations/destination.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { rideBetween } from './distance.ts'
import type { Stopover } from './stopover.ts'
import { mostOnTheRoad, rideMode } from './way-home.ts'

/** Orders of more stops are too many to try. */
const MOST_STOPS = 7
/** Of the way in the order in which the stops were named. */
const WORTH_IT = 0.8

/**
 * 'Start and end in Edinburgh, want Skye, Glencoe, Loch Ness, at most 4 hours driving a day': places that are only wished for are
 * visited along the way, where their order in the prompt has a longer ride than is allowed, or a way that is much longer.
 */
export function alongTheWay(stops: readonly Stopover[], home: Destination | null, frame: PlanFrame): Stopover[] {
  const isOrdered = frame.of('stay').length > 0 || frame.of('precedence').length > 0 || frame.of('travel').length > 0
  if (home === null || isOrdered || stops.length < 3 || stops.length > MOST_STOPS || stops.some(({ destination }) => destination === null)) return [...stops]
  const most = mostOnTheRoad(frame)
  const way = (order: readonly Stopover[]) => {
    const towns = [home, ...order.map(({ destination }) => destination!), home]
    const rides = towns.slice(1).map((town, index) => rideBetween(towns[index]!.at, town.at, rideMode(frame)).minutes)
    return { whole: rides.reduce((sum, minutes) => sum + minutes, 0), over: most === null ? 0 : rides.reduce((sum, minutes) => sum + Math.max(0, minutes - most), 0) }
  }
  const said = way(stops)
  const best = orders(stops).reduce((least, order) => {
    const [own, other] = [way(order), way(least)]
    return own.over < other.over || own.over === other.over && own.whole < other.whole ? order : least
  }, stops)
  const found = way(best)
  return found.over < said.over || found.whole < WORTH_IT * said.whole ? [...best] : [...stops]
}

function orders<T>(all: readonly T[]): T[][] {
  return all.length <= 1 ? [[...all]] : all.flatMap((first, index) => orders(all.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}
