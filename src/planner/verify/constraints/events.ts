import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { isAbout, readingsOf } from '../binding.ts'
import { shortDate } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import { onTimeline } from '../interval.ts'
import type { PlacedTask } from '../placed-task.ts'
import { clock, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

/** What the user said happens is in the plan, on its day and at its time. */
export function checkEvents(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'event').map((event) => {
    const about = tasks.filter((task) => isAbout(event.title, task))
    const kept = about.some((task) => happensAsStated(event, task))
    return reportReading('event', event, { violations: kept ? [] : [violation(event, about)], met: `In the plan on ${timeText(event)}.` })
  })
}

/** What goes on after midnight is told from there in a task of its own. */
function happensAsStated(event: ReadingOf<'event'>, task: PlacedTask): boolean {
  if (task.days.first !== event.days.first && (event.from !== null || task.days.first < event.days.first)) return false
  if (task.days.last > event.days.last) return false
  if (event.from === null) return true
  if (task.time === null || task.time.start !== onTimeline(event.days.first, { from: event.from, to: event.from }).start) return false
  return event.to === null || event.days.last > event.days.first || task.time.end === event.days.first * MINUTES_PER_DAY + Math.min(event.to, MINUTES_PER_DAY)
}

function violation(event: ReadingOf<'event'>, about: readonly PlacedTask[]): Violation {
  const wanted = `“${event.title}” should be on ${timeText(event)}`
  const [other] = about
  return { task: other ?? null, text: other ? `${wanted}, the plan has ${whereabouts(other)}` : `${wanted} and is not in the plan` }
}

function timeText({ days, from, to }: ReadingOf<'event'>): string {
  const time = from === null ? '' : ` ${clock(from)}${to === null ? '' : `–${clock(to)}`}`
  return days.last > days.first ? `${shortDate(days.first)} to ${shortDate(days.last)}${time}` : `${shortDate(days.first)}${time}`
}
