import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { effectiveReadings, movableTasks, readingsOf, sameName } from '../binding.ts'
import { inPattern, shortDate } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading } from '../report.ts'
import type { Violation } from '../report.ts'
import { excessByPeriod, sumByPeriod, wholePeriods } from '../work-by-period.ts'

type Limit = ReadingOf<'limit'>

/** No day, week, sprint or total holds more, or less, than was said. */
export function checkLimits(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const limits = readingsOf(brief, 'limit')
  const movable = movableTasks(brief, tasks)
  return limits.map((limit) => {
    const alike = limits.filter(({ measure, per, strength }) => measure === limit.measure && per === limit.per && strength === limit.strength)
    const bound = movable.filter((task) => belongsTo(limit, task) && effectiveReadings(alike, task).includes(limit))
    const held = limit.days === undefined ? bound : bound.filter((task) => inPattern(limit.days!, task.days.first))
    const sums = sumByPeriod(held, limit.per, limit.measure)
    return reportReading('limit', limit, { violations: [...tooMuch(limit, held), ...tooLittle(limit, sums, movable)], met: metText(limit, sums, movable) })
  })
}

function belongsTo({ person }: Limit, task: PlacedTask): boolean {
  return person === null || (task.assignee !== null && sameName(task.assignee, person))
}

function tooMuch(limit: Limit, bound: readonly PlacedTask[]): Violation[] {
  const { max } = limit
  if (max === null) return []
  return [...excessByPeriod(bound, { ...limit, max })].map(([period, excess]) => ({ task: null, text: `${amount(limit, max + excess)} ${periodText(limit, period)}, ${amount(limit, excess)} too much` }))
}

function tooLittle(limit: Limit, sums: ReadonlyMap<number, number>, movable: readonly PlacedTask[]): Violation[] {
  const { min } = limit
  if (min === null) return []
  return wholePeriods(movable, limit.per)
    .filter((period) => (sums.get(period) ?? 0) < min)
    .map((period) => ({ task: null, text: `${amount(limit, sums.get(period) ?? 0)} ${periodText(limit, period)}, ${amount(limit, min - (sums.get(period) ?? 0))} too little` }))
}

function metText(limit: Limit, sums: ReadonlyMap<number, number>, movable: readonly PlacedTask[]): string {
  const period = limit.per === 'total' ? 'in all' : `a ${limit.per}`
  if (limit.max === null) return `At least ${amount(limit, Math.min(...wholePeriods(movable, limit.per).map((each) => sums.get(each) ?? 0), Infinity))} ${period}.`
  const within = [...sums.values()].map((sum) => Math.min(sum, limit.max!))
  return `At most ${amount(limit, Math.max(0, ...within))} ${period}.`
}

function amount({ measure }: Limit, value: number): string {
  return measure === 'tasks' ? counted(value, 'task') : `${Number((value / 60).toFixed(2))} h`
}

function periodText({ per }: Limit, period: number): string {
  if (per === 'total') return 'in all'
  if (per === 'sprint') return `in sprint ${period}`
  return per === 'day' ? `on ${shortDate(period)}` : `in the week from ${shortDate(period)}`
}
