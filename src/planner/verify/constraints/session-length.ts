import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { effectiveReadings, movableTasks, readingsOf, sessionsOf } from '../binding.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

/** Timed work is neither shorter nor longer than one session may be. */
export function checkSessionLengths(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const readings = readingsOf(brief, 'session')
  const timed = movableTasks(brief, tasks).filter(({ time }) => time !== null)
  return readings.map((session) => {
    const bound = timed.filter((task) => effectiveReadings(readings, task).includes(session) && !hasOwnLength(brief, session, task))
    return reportReading('session-length', session, { violations: bound.flatMap((task) => misfit(session, task)), met: `${counted(bound.length, 'session')} of that length.` })
  })
}

/** A length that names the task's recurrence or its topic is narrower than the length of sessions in general. */
function hasOwnLength(brief: Brief, session: ReadingOf<'session'>, task: PlacedTask): boolean {
  if (session.appliesTo !== null) return false
  return readingsOf(brief, 'rhythm').some((rhythm) => rhythm.minutes !== null && sessionsOf(brief, rhythm, [task]).length > 0)
}

function misfit({ minMinutes, maxMinutes }: ReadingOf<'session'>, task: PlacedTask): Violation[] {
  if (minMinutes !== null && task.minutes < minMinutes) return [{ task, text: `${whereabouts(task)} lasts ${task.minutes} min, ${minMinutes - task.minutes} too short` }]
  if (maxMinutes !== null && task.minutes > maxMinutes) return [{ task, text: `${whereabouts(task)} lasts ${task.minutes} min, ${task.minutes - maxMinutes} too long` }]
  return []
}
