import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { boundTasks, readingsOf } from '../binding.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading } from '../report.ts'

/** What has a place happens there, and the plan says so. */
export function checkPlaces(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'place').map((place) => {
    const bound = boundTasks(place, tasks)
    const there = (bound.length > 0 ? bound : tasks).filter((task) => saysWhere(place, task))
    const violations = there.length > 0 ? [] : [{ task: null, text: `no task is at ${place.name}` }]
    return reportReading('place', place, { violations, met: `${counted(there.length, 'task')} there.` })
  })
}

function saysWhere({ name }: ReadingOf<'place'>, task: PlacedTask): boolean {
  return matchesTask({ labels: [name] }, { title: task.title, subjects: task.visible })
}
