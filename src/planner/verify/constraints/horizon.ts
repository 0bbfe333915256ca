import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { earlyReadings, isEarlyWork } from '../../goal/dates/early-work.ts'
import { boundTasks, movableTasks, readingsOf } from '../binding.ts'
import { shortDate } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

/** All work lies between the first and the last day that were asked for; an event has the day that was stated for it. */
export function checkHorizon(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const early = earlyReadings(brief)
  return readingsOf(brief, 'horizon').map((horizon) => {
    const isWhole = horizon.appliesTo === null && horizon.first !== null
    const bound = boundTasks(horizon, movableTasks(brief, tasks)).filter((task) => !(isWhole && isEarlyWork(early, task)))
    return reportReading('horizon', horizon, { violations: bound.flatMap((task) => outside(horizon, task)), met: metText(horizon, bound) })
  })
}

function outside({ first, last }: ReadingOf<'horizon'>, task: PlacedTask): Violation[] {
  if (first !== null && task.days.first < first) return [{ task, text: `${whereabouts(task)} is ${counted(first - task.days.first, 'day')} before ${shortDate(first)}` }]
  if (last !== null && task.days.last > last) return [{ task, text: `${whereabouts(task)} is ${counted(task.days.last - last, 'day')} after ${shortDate(last)}` }]
  return []
}

function metText({ first, last }: ReadingOf<'horizon'>, bound: readonly PlacedTask[]): string {
  const span = [first === null ? '' : `from ${shortDate(first)}`, last === null ? '' : `until ${shortDate(last)}`].filter(Boolean).join(' ')
  return `${counted(bound.length, 'task')}, all ${span}.`
}
