import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { isMarker, readingsOf, sameName } from '../binding.ts'
import { shortDate } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading } from '../report.ts'
import type { Violation } from '../report.ts'
import { excessByPeriod } from '../work-by-period.ts'

type Person = ReadingOf<'person'>

/** Nobody gets more work in a day, week, sprint or in all than they have time for. */
export function checkCapacity(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'person').flatMap((person) => {
    if (person.capacity === null) return []
    const mine = tasks.filter((task) => !isMarker(task) && task.assignee !== null && sameName(task.assignee, person.name))
    return [reportReading('capacity', person, { violations: overloads(person, mine), met: `${counted(mine.length, 'task')}, ${hours(sum(mine))} in all.` })]
  })
}

function overloads({ name, capacity }: Person, mine: readonly PlacedTask[]): Violation[] {
  const { minutes, per } = capacity!
  return [...excessByPeriod(mine, { per, measure: 'minutes', max: minutes })].map(([period, excess]) => ({
    task: null,
    text: `${name} has ${hours(minutes + excess)} ${periodText(per, period)}, ${hours(excess)} too much`,
  }))
}

function periodText(per: 'day' | 'week' | 'sprint' | 'total', period: number): string {
  if (per === 'total') return 'in all'
  if (per === 'sprint') return `in sprint ${period}`
  return per === 'day' ? `on ${shortDate(period)}` : `in the week from ${shortDate(period)}`
}

function sum(tasks: readonly PlacedTask[]): number {
  return tasks.reduce((total, { minutes }) => total + minutes, 0)
}

function hours(minutes: number): string {
  return `${Number((minutes / 60).toFixed(2))} h`
}
