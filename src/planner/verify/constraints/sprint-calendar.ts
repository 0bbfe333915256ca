import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { movableTasks, readingsOf } from '../binding.ts'
import { shortDate } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

type Calendar = ReadingOf<'sprint-calendar'>
type SprintTask = PlacedTask & { sprint: number }

/** Each task lies in its sprint; sprints have the length, the count and the first day that were asked for. */
export function checkSprintCalendar(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'sprint-calendar').map((calendar) => {
    const inSprints = tasks.filter((task): task is SprintTask => task.sprint !== null)
    const without = brief.plannerType === 'sprint' ? movableTasks(brief, tasks).filter((task) => task.sprint === null) : []
    const violations = [
      ...without.map((task) => ({ task, text: `${whereabouts(task)} is in no sprint` })),
      ...inSprints.flatMap((task) => beyondCount(calendar, task)),
      ...(calendar.lengthDays === null ? [] : misplaced(calendar, calendar.lengthDays, inSprints)),
    ]
    return reportReading('sprint-calendar', calendar, { violations, met: `${counted(new Set(inSprints.map(({ sprint }) => sprint)).size, 'sprint')}, each task inside its own.` })
  })
}

function beyondCount({ count }: Calendar, task: SprintTask): Violation[] {
  return count !== null && task.sprint > count ? [{ task, text: `${whereabouts(task)} is in sprint ${task.sprint} of ${count}` }] : []
}

function misplaced({ firstDay }: Calendar, lengthDays: number, tasks: readonly SprintTask[]): Violation[] {
  const start = firstDay ?? latestStart(lengthDays, tasks)
  return tasks.flatMap((task) => {
    const first = start + (task.sprint - 1) * lengthDays
    const last = first + lengthDays - 1
    // What happens by itself over some days has only to begin in its sprint.
    const inside = first <= task.days.first && (task.type === 'event' ? task.days.first : task.days.last) <= last
    return inside ? [] : [{ task, text: `${whereabouts(task)} is outside sprint ${task.sprint} (${shortDate(first)} to ${shortDate(last)})` }]
  })
}

/** Without a stated first day any start serves that suits all tasks; the latest one the tasks allow is tried. */
function latestStart(lengthDays: number, tasks: readonly SprintTask[]): number {
  return Math.min(...tasks.map((task) => task.days.first - (task.sprint - 1) * lengthDays))
}
