import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { boundTasks, concerns, effectiveReadings, movableTasks, readingsOf, sessionsOf } from '../binding.ts'
import { inPattern } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { reportReading, whereabouts } from '../report.ts'
import { minutesInside } from '../clock-days.ts'

/** Nothing happens on days off and in hours off. */
export function checkExclusions(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const movable = movableTasks(brief, tasks)
  return readingsOf(brief, 'exclusion').map((exclusion) => {
    const bound = boundTasks(exclusion, movable).filter((task) => concerns(brief, exclusion, task) && !isExcepted(brief, exclusion, task))
    const violations = bound.flatMap((task) => {
      const minutes = minutesInside(exclusion, task)
      return minutes === 0 ? [] : [{ task, text: `${whereabouts(task)} falls into it` }]
    })
    return reportReading('exclusion', exclusion, { violations, met: 'Kept free.' })
  })
}

/**
 * A reading that names the task and its weekday ('long run every Sunday') is narrower than a general day off.
 * Named dates ('away 15-21 Feb') stay off for everything.
 */
function isExcepted(brief: Brief, exclusion: ReadingOf<'exclusion'>, task: PlacedTask): boolean {
  if (exclusion.appliesTo !== null || exclusion.days.spans?.length) return false
  const rhythm = readingsOf(brief, 'rhythm').some((reading) =>
    (reading.title !== null || reading.appliesTo !== null) && Boolean(reading.days.weekdays?.length) &&
    inPattern(reading.days, task.days.first) && sessionsOf(brief, reading, [task]).length > 0)
  const availability = effectiveReadings(readingsOf(brief, 'availability'), task)
  return rhythm || availability.some(({ appliesTo, days }) => appliesTo !== null && Boolean(days.weekdays?.length) && inPattern(days, task.days.first))
}
