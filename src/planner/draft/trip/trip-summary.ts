import type { PlanFrame } from '../plan-frame.ts'
import { tripRoute } from './route.ts'
import { tripDays } from './trip-days.ts'

/** The trip in a line: '8 days: Rome (4), Florence (2), Venice (2).' */
export function tripSummary(frame: PlanFrame): string {
  const route = tripRoute(frame)
  const days = tripDays(route, frame)
  const counts = route.map(({ title }, index) => ({ title, count: days.filter(({ stopIndex }) => stopIndex === index).length }))
  const towns = counts.map(({ title, count }) => (route.length === 1 ? title : `${title} (${count})`)).join(', ')
  return `${days.length === 1 ? 'One day' : `${days.length} days`}: ${towns}. Times between places are estimates by distance; opening hours have to be checked before going.`
}
