import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { concerns, effectiveReadings, movableTasks, readingsOf, sessionsOf } from '../binding.ts'
import { inPattern } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import { daysOfInterval, onTimeline, uncoveredMinutes } from '../interval.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

type Availability = ReadingOf<'availability'>

/** Work stays inside the times that were named; the times of one person unite. */
export function checkAvailability(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const readings = readingsOf(brief, 'availability')
  const soft = readings.filter(({ strength }) => strength === 'soft').map((reading) => judge(brief, [reading], tasks))
  const hard = judge(brief, readings.filter(({ strength }) => strength === 'hard'), tasks)
  return [...hard, ...soft.flat()]
}

function judge(brief: Brief, readings: readonly Availability[], tasks: readonly PlacedTask[]): Finding[] {
  const violations = new Map(readings.map((reading) => [reading, [] as Violation[]]))
  const bound = new Map(readings.map((reading) => [reading, 0]))
  for (const task of movableTasks(brief, tasks)) {
    const mine = effectiveReadings(readings.filter((reading) => concerns(brief, reading, task)), task)
    for (const group of groupBy(mine, ({ person }) => person).values()) {
      for (const reading of group) bound.set(reading, bound.get(reading)! + 1)
      const outside = outsideMinutes(group, task)
      if (outside === 0 || overriddenByRhythm(brief, group, task)) continue
      for (const reading of responsible(group, task)) violations.get(reading)!.push({ task, text: violationText(task, outside) })
    }
  }
  return readings.map((reading) => reportReading('availability', reading, { violations: violations.get(reading)!, met: `${counted(bound.get(reading)!, 'task')} inside it.` }))
}

/** Minutes outside the united windows; 1 for a date-only task that starts or ends on a day that is not named. */
function outsideMinutes(group: readonly Availability[], task: PlacedTask): number {
  if (task.time === null) return [task.days.first, task.days.last].every((day) => group.some(({ days }) => inPattern(days, day))) ? 0 : 1
  const allowed = daysOfInterval(task.time).flatMap((day) =>
    group.filter(({ days }) => inPattern(days, day)).flatMap(({ windows }) => (windows.length > 0 ? windows : [{ from: 0, to: 1440 }]).map((window) => onTimeline(day, window))))
  return uncoveredMinutes(task.time, allowed)
}

/** A recurrence with its own hours, or on days that no general availability names, is the narrower rule. */
function overriddenByRhythm(brief: Brief, group: readonly Availability[], task: PlacedTask): boolean {
  if (group.some(({ appliesTo }) => appliesTo !== null)) return false
  return readingsOf(brief, 'rhythm').some((rhythm) => {
    if (rhythm.strength === 'soft' || (rhythm.title === null && rhythm.appliesTo === null)) return false
    const dayIsItsOwn = Boolean(rhythm.days.weekdays?.length) && inPattern(rhythm.days, task.days.first) && !group.some(({ days }) => inPattern(days, task.days.first))
    return (rhythm.windows.length > 0 || dayIsItsOwn) && sessionsOf(brief, rhythm, [task]).length > 0
  })
}

/** The readings that speak of the task's day, or all of them when none does. */
function responsible(group: readonly Availability[], task: PlacedTask): readonly Availability[] {
  const ofTheDay = group.filter(({ days }) => inPattern(days, task.days.first))
  return ofTheDay.length > 0 ? ofTheDay : group
}

function violationText(task: PlacedTask, minutes: number): string {
  return task.time === null ? `${whereabouts(task)} is on another day` : `${whereabouts(task)} is ${counted(minutes, 'minute')} outside`
}
