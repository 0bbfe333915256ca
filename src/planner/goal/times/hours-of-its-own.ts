import type { ReadingOf } from '../brief.ts'

/**
 * Whether something that comes again at hours of its own is said to do so in the middle of what else fills the day: a
 * walk 'Tue/Thu at midday' beside 'I work 9-5'. Whoever says both knows that it is possible.
 *
 * @example isHeldDuring(midday, { ...work, windows: [{ from: 540, to: 1020 }] }) // true
 */
export function isHeldDuring({ source, title, windows, days }: ReadingOf<'rhythm'>, commitment: ReadingOf<'commitment'>): boolean {
  if (source !== 'stated' || title === null || windows.length === 0 || commitment.inPlan || commitment.appliesTo !== null) return false
  const usual = commitment.days.weekdays
  const isOnItsDays = commitment.days.spans === undefined && (usual === undefined || days.weekdays?.every((day) => usual.includes(day)) === true)
  return isOnItsDays && windows.every(({ from, to }) => to - from <= LONGEST && commitment.windows.some((busy) => busy.from <= from && to <= busy.to))
}

/** In minutes: 'in the afternoon' names no hours of its own. */
const LONGEST = 180
