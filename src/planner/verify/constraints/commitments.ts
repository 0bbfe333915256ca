import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { isHeldDuring } from '../../goal/times/hours-of-its-own.ts'
import { boundTasks, concerns, isAbout, movableTasks, readingsOf, sessionsOf } from '../binding.ts'
import { minutesInside } from '../clock-days.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'

/** Nothing is planned while somebody is busy elsewhere. */
export function checkCommitments(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const movable = movableTasks(brief, tasks)
  return readingsOf(brief, 'commitment').map((commitment) => {
    const bound = boundTasks(commitment, movable).filter((task) => concerns(brief, commitment, task) && !isItself(commitment, task) && !isSaidDuring(brief, commitment, task))
    const violations = bound.flatMap((task) => {
      const minutes = minutesInside(commitment, task)
      return minutes === 0 ? [] : [{ task, text: `${whereabouts(task)} takes ${counted(minutes, 'minute')} of it` }]
    })
    return reportReading('commitment', commitment, { violations, met: 'Kept free.' })
  })
}

/** The walk at midday of somebody who works from nine to five. */
function isSaidDuring(brief: Brief, commitment: ReadingOf<'commitment'>, task: PlacedTask): boolean {
  return readingsOf(brief, 'rhythm').some((rhythm) => isHeldDuring(rhythm, commitment) && sessionsOf(brief, rhythm, [task]).length > 0)
}

function isItself(commitment: ReadingOf<'commitment'>, task: PlacedTask): boolean {
  return task.type !== 'task' && isAbout(commitment.title, task)
}
