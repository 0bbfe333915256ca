import { Temporal } from 'temporal-polyfill'
import type { Brief } from '../../goal/brief.ts'
import { isoOf, shortDate } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import { dayOfMinute } from '../interval.ts'
import type { PlacedTask } from '../placed-task.ts'
import { clock, reportRule, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

/** Every time of day exists in the zone: none lies in the hour that is skipped when clocks go forward. */
export function checkRealTimes(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const violations = daysOfChange(brief.timeZone, tasks).flatMap((day) => tasks.flatMap((task) => skipped(brief.timeZone, task, day)))
  return [reportRule('real-times', `Every time exists in ${brief.timeZone}`, { violations, met: 'None falls into a change of clocks.' })]
}

function skipped(timeZone: string, task: PlacedTask, day: number): Violation[] {
  if (task.time === null) return []
  const unreal = [task.time.start, task.time.end].find((minute) => dayOfMinute(minute) === day && !existsIn(timeZone, minute))
  return unreal === undefined ? [] : [{ task, text: `${whereabouts(task)}: ${clock(unreal)} does not exist on ${shortDate(day)}` }]
}

/** Days of the plan on which the zone's offset changes; on all others every time exists. */
function daysOfChange(timeZone: string, tasks: readonly PlacedTask[]): number[] {
  const days = [...new Set(tasks.filter(({ time }) => time !== null).map((task) => task.days.first))].toSorted((a, b) => a - b)
  if (days.length === 0) return []
  const end = Temporal.PlainDate.from(isoOf(days.at(-1)! + 1)).toZonedDateTime(timeZone)
  const changed: number[] = []
  let at = Temporal.PlainDate.from(isoOf(days[0]! - 1)).toZonedDateTime(timeZone).getTimeZoneTransition('next')
  for (; at !== null && Temporal.ZonedDateTime.compare(at, end) <= 0; at = at.getTimeZoneTransition('next')) {
    const before = at.subtract({ nanoseconds: 1 }).toPlainDate().toString()
    changed.push(...days.filter((day) => isoOf(day) === before || isoOf(day) === at!.toPlainDate().toString()))
  }
  return [...new Set(changed)]
}

function existsIn(timeZone: string, minute: number): boolean {
  const day = dayOfMinute(minute)
  const local = Temporal.PlainDate.from(isoOf(day)).toPlainDateTime(Temporal.PlainTime.from({ hour: Math.floor((minute - day * 1440) / 60), minute: minute % 60 }))
  return local.toZonedDateTime(timeZone).toPlainDateTime().equals(local)
}
