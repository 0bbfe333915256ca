import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword } from '../wording.ts'
import { tripRoute } from './route.ts'

const LONGEST_ITINERARY_DAYS = 31

/** Whether the plan's days are few enough to be the trip itself. */
export function isItinerary(frame: PlanFrame): boolean {
  return frame.last - frame.first + 1 <= LONGEST_ITINERARY_DAYS && (frame.of('horizon').some((horizon) => horizon.source === 'stated') || hasFreeStays(frame))
}

/** Stays whose order nothing but the prompt's own decides: no connections to keep to, no days bound to a town. */
export function hasFreeStays(frame: PlanFrame): boolean {
  const stays = frame.of('stay')
  const isConnected = frame.of('connection').length > 0 || hasAnyKeyword(frame.words, ['direct', 'connect', 'nonstop', 'commute'])
  // Who has days and asks for no order has one, wherever it goes.
  const isToldMore = frame.of('horizon').some(({ source }) => source === 'stated') && !hasAnyKeyword(frame.words, ['order', 'sequence', 'reihenfolge', 'orden', 'ordre', 'ordem', 'possible', 'feasible', 'fit'])
  return stays.length > 1 && !isConnected && stays.every(({ within }) => within.length === 0) && (isToldMore || tripRoute(frame).every(({ destination }) => destination !== null))
}
