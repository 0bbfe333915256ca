import type { Brief, ReadingOf } from '../../goal/brief.ts'
import type { Interval } from '../../time/calendar-time.ts'
import { isAt, names, readingsOf } from '../binding.ts'
import type { Finding } from '../finding.ts'
import { dayOfMinute } from '../interval.ts'
import type { PlacedTask } from '../placed-task.ts'
import { clock, counted, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

type Visit = ReadingOf<'visit'>

/** Who is met is met in their window, long enough and at their place. Nobody has to be met: the drafter may leave some out. */
export function checkVisits(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'visit').map((visit) => {
    const met = tasks.find((task) => task.type === 'meeting' && names(visit.person, task))
    if (!met?.time) return { ...reportReading('visit', visit, { violations: [{ task: null, text: `${visit.person} could not be met` }], met: '' }), strength: 'soft' }
    return reportReading('visit', visit, { violations: judge(visit, met, met.time), met: `${whereabouts(met)}.` })
  })
}

function judge({ window, minutes, place }: Visit, task: PlacedTask, time: Interval): Violation[] {
  const midnight = dayOfMinute(time.start) * 1440
  const violations: Violation[] = []
  if (window.day !== null && task.days.first !== window.day) violations.push({ task, text: `${whereabouts(task)} is on another day` })
  if (time.start < midnight + window.from || time.end > midnight + window.to) violations.push({ task, text: `${whereabouts(task)} is outside ${clock(window.from)}–${clock(window.to)}` })
  if (task.minutes < minutes) violations.push({ task, text: `${whereabouts(task)} is ${counted(minutes - task.minutes, 'minute')} too short` })
  if (place !== null && (task.location === null || !isAt(task.location, place))) violations.push({ task, text: `${whereabouts(task)} should be at ${place}` })
  return violations
}
