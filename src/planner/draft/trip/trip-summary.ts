import type { PlanFrame } from '../plan-frame.ts'
import { fillText } from '../wording.ts'
import { tripRoute } from './route.ts'
import { tripDays } from './trip-days.ts'
import { tripWords } from './words/trip-words.ts'

/** The trip in a line: '8 days: Rome (4), Florence (2), Venice (2).' */
export function tripSummary(frame: PlanFrame): string {
  const words = tripWords(frame.language)
  const route = tripRoute(frame)
  const days = tripDays(route, frame)
  const counts = route.map(({ title }, index) => ({ title, count: days.filter(({ stopIndex }) => stopIndex === index).length }))
  const towns = counts.map(({ title, count }) => (route.length === 1 ? title : `${title} (${count})`)).join(', ')
  return `${fillText(days.length === 1 ? words.oneDay : words.days, frame.language, { count: String(days.length), towns })} ${words.estimates}`
}
