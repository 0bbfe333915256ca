import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { isAbout, isMarker, isPrescribed, readingsOf, boundTasks } from '../binding.ts'
import { shortDate } from '../day-calendar.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { isDueBy } from '../../goal/matcher.ts'
import type { Finding } from '../finding.ts'
import { dayOfMinute } from '../interval.ts'
import type { PlacedTask } from '../placed-task.ts'
import { clock, counted, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

/** What it binds is finished by then. The event that the deadline leads to, and its marker, are not work. */
export function checkDeadlines(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'deadline').map((deadline) => {
    const later = deadline.event === null ? new Set<string>() : waitingFor(deadline.event, tasks)
    const bound = tasks.filter((task) => isDueBy(deadline, task) && !isMarker(task) && !isDeadlineEvent(brief, deadline, task) && !later.has(task.id) && !opensLater(brief, deadline, task))
    // An appointment of the prompt that is what is due answers it as well.
    const isHeld = boundTasks(deadline, tasks).some((task) => isPrescribed(brief, task) && isInTime(deadline, task))
    const missing: Violation[] = bound.length === 0 && !isHeld && deadline.appliesTo !== null ? [{ task: null, text: `no task of the plan is about ${deadline.appliesTo.labels.join(', ')}` }] : []
    const late = bound.flatMap((task) => lateness(deadline, task))
    return reportReading('deadline', deadline, { violations: [...missing, ...late], met: metText(deadline, bound) })
  })
}

function isDeadlineEvent(brief: Brief, deadline: ReadingOf<'deadline'>, task: PlacedTask): boolean {
  return isPrescribed(brief, task) || (deadline.event !== null && task.type === 'event' && isAbout(deadline.event, task))
}

/** 'After it I have four weeks to unpack' is not to be done before it. */
function opensLater(brief: Brief, { event, latest }: ReadingOf<'deadline'>, task: PlacedTask): boolean {
  return event !== null && readingsOf(brief, 'horizon').some((horizon) => horizon.appliesTo !== null && horizon.first !== null && horizon.first * MINUTES_PER_DAY >= latest && boundTasks(horizon, [task]).length > 0)
}

/** What needs the event to have been, directly or not, is no preparation for it. */
function waitingFor(event: string, tasks: readonly PlacedTask[]): ReadonlySet<string> {
  const done = new Set(tasks.filter((task) => task.type !== 'task' && isAbout(event, task)).map(({ id }) => id))
  const waiting = new Set<string>()
  for (let more = done.size > 0; more;) {
    const found = tasks.filter(({ id, type, dependsOn }) => type === 'task' && !waiting.has(id) && dependsOn.some((other) => done.has(other) || waiting.has(other)))
    for (const { id } of found) waiting.add(id)
    more = found.length > 0
  }
  return waiting
}

/** 'Hand out the kits at the meeting on Tuesday at six' is in time where the meeting begins at six, as is what is marked on its own day. */
function isInTime({ latest }: ReadingOf<'deadline'>, { time, days }: PlacedTask): boolean {
  return time === null ? days.last <= dayOfMinute(latest - 1) : time.start <= latest
}

function lateness({ latest }: ReadingOf<'deadline'>, task: PlacedTask): Violation[] {
  // A date-only task may use its whole last day, so only the day counts.
  const end = task.time?.end ?? task.days.last * MINUTES_PER_DAY + 1
  if (end <= latest) return []
  const days = dayOfMinute(end - 1) - dayOfMinute(latest - 1)
  const by = days > 0 ? counted(days, 'day') : counted(end - latest, 'minute')
  return [{ task, text: `${whereabouts(task)} ends ${by} late` }]
}

function metText({ latest }: ReadingOf<'deadline'>, bound: readonly PlacedTask[]): string {
  const when = latest % MINUTES_PER_DAY === 0 ? `the end of ${shortDate(dayOfMinute(latest - 1))}` : `${shortDate(dayOfMinute(latest))} ${clock(latest)}`
  return `${counted(bound.length, 'task')} done by ${when}.`
}
