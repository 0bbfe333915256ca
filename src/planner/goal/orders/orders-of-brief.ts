import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Reading } from '../brief.ts'
import { basesOf } from './names-of-things.ts'

/** Whether a label speaks of the same as another: one of its words. */
function isLike(labels: readonly string[], label: string): boolean {
  const own = basesOf(label)
  return labels.some((one) => basesOf(one).some((base) => own.includes(base)))
}

/** What comes again is before and after the other again and again: the turns of both keep their own days. */
export function areSeries(readings: readonly Reading[], first: string, then: string): boolean {
  return [first, then].some((label) => {
    const turns = readings.filter((reading) => reading.kind === 'rhythm' && reading.title !== null && isLike([reading.title], label))
    const days = readings.filter((reading) => reading.kind === 'event' && isLike([reading.title], label))
    return turns.length > 0 || days.length > 1 || days.some((reading) => reading.kind === 'event' && reading.recurs === true)
  })
}

/** Whether the brief has the order already. */
export function isHeld(readings: readonly Reading[], first: string, then: string): boolean {
  return readings.some((reading) => reading.kind === 'precedence' && (isLike(reading.before.labels, first) && isLike(reading.after.labels, then)))
}

/** By an order the other way round, however many steps it takes, or by the days of the two. */
export function isContradicted(readings: readonly Reading[], first: string, then: string): boolean {
  const links = readings.flatMap((reading) => (reading.kind === 'precedence' ? [reading] : []))
  const reached = [then]
  for (const _ of links) for (const { before: { labels }, after } of links) if (labels.some((label) => reached.includes(label) || isLike(reached, label))) for (const label of after.labels) if (!reached.includes(label)) reached.push(label)
  if (isLike(reached.slice(1), first)) return true
  const starts = (label: string) => readings.flatMap((reading) => (reading.kind === 'event' && isLike([reading.title], label) ? [reading.days.first * MINUTES_PER_DAY + (reading.from ?? 0)] : []))
  const [early, late] = [starts(first), starts(then)]
  // Days of their own keep the order by themselves, or contradict it.
  return early.length > 0 && late.length > 0
}
