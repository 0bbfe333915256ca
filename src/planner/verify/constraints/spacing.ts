import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { boundTasks, movableTasks, readingsOf } from '../binding.ts'
import { shortDate, weekStart } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading } from '../report.ts'
import type { Violation } from '../report.ts'

type Spacing = ReadingOf<'spacing'>

/** Sessions keep their distance from each other, and each week its free days; several sessions of one day are one. */
export function checkSpacings(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const sessions = movableTasks(brief, tasks).filter(({ time }) => time !== null)
  return readingsOf(brief, 'spacing').map((spacing) => {
    const days = [...new Set(boundTasks(spacing, sessions).map((task) => task.days.first))].toSorted((a, b) => a - b)
    return reportReading('spacing', spacing, { violations: [...tooClose(spacing, days), ...tooFewFree(spacing, days)], met: `${counted(days.length, 'day')} with sessions.` })
  })
}

function tooClose({ minGapDays }: Spacing, days: readonly number[]): Violation[] {
  return days.slice(1).flatMap((day, index) => {
    const gap = day - days[index]!
    return gap >= minGapDays ? [] : [{ task: null, text: `${counted(gap, 'day')} from ${shortDate(days[index]!)} to ${shortDate(day)}, ${minGapDays - gap} too few` }]
  })
}

function tooFewFree({ restDays }: Spacing, days: readonly number[]): Violation[] {
  return [...groupBy(days, weekStart)].flatMap(([week, used]) => {
    const free = 7 - used.length
    return free >= restDays ? [] : [{ task: null, text: `${counted(free, 'free day')} in the week from ${shortDate(week)} instead of ${restDays}` }]
  })
}
