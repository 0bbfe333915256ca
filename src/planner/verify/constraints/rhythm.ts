import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { matchesTask } from '../../goal/matcher.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import { isOpenDay, readingsOf, sessionsOf } from '../binding.ts'
import { daysIn, inPattern, shortDate } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'
import { countViolations, isAim, rhythmSpan } from '../rhythm-periods.ts'
import { onTimeline, uncoveredMinutes } from '../interval.ts'

type Rhythm = ReadingOf<'rhythm'>

/** Recurring work recurs as often, as far apart, on such days, at such hours and for so long as was said. */
export function checkRhythms(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'rhythm').map((rhythm) => {
    const sessions = sessionsOf(brief, rhythm, tasks).filter((task) => suits(rhythm, task) || !twins(brief, rhythm).some((twin) => suits(twin, task)))
    const span = rhythmSpan(brief, rhythm, tasks)
    const violations = sessions.length === 0 || span === null ? [missing(rhythm)] : judge(brief, rhythm, { sessions, span })
    return reportReading('rhythm', rhythm, { violations, met: `${counted(sessions.length, 'session')}.` })
  })
}

/** Rhythms that speak of the same work at other times, 'writing Mon 6-8 and Sunday 2-5', or of more than its name says: 'flour, flour delivery'. */
function twins(brief: Brief, rhythm: Rhythm): Rhythm[] {
  const isNarrower = ({ title }: Rhythm) => rhythm.title !== null && title !== null && title !== rhythm.title && matchesTask({ labels: [rhythm.title] }, { title, subjects: [] })
  return readingsOf(brief, 'rhythm').filter((other) => other !== rhythm && (isNarrower(other) || other.title === rhythm.title && other.appliesTo?.labels.join() === rhythm.appliesTo?.labels.join()))
}

function suits(rhythm: Rhythm, task: PlacedTask): boolean {
  return sessionViolations(rhythm, task).length === 0
}

function missing({ title }: Rhythm): Violation {
  return { task: null, text: title === null ? 'the plan has no sessions' : `the plan has no “${title}”` }
}

export type RhythmSessions = { sessions: readonly PlacedTask[]; span: DaySpan }

function judge(brief: Brief, rhythm: Rhythm, all: RhythmSessions): Violation[] {
  const found = { ...all, span: untilTheLast(rhythm, all) }
  return [
    ...(rhythm.inAll === undefined || found.sessions.length === rhythm.inAll ? [] : [{ task: null, text: `${found.sessions.length} instead of ${rhythm.inAll} in all` }]),
    ...found.sessions.flatMap((task) => sessionViolations(rhythm, task)),
    ...(rhythm.everyDays === null ? [] : gapViolations(brief, { ...rhythm, everyDays: rhythm.everyDays }, found.sessions)),
    ...countViolations(brief, rhythm, found),
    ...(rhythm.count === null && rhythm.everyDays === null ? missedDays(brief, rhythm, found) : []),
  ]
}

/** '12 videos, one a week' asks for no more once there are twelve. */
function untilTheLast({ inAll }: Rhythm, { sessions, span }: RhythmSessions): DaySpan {
  return inAll === undefined || sessions.length < inAll ? span : { ...span, last: Math.min(span.last, Math.max(...sessions.map(({ days }) => days.last))) }
}

function sessionViolations(rhythm: Rhythm, task: PlacedTask): Violation[] {
  if (!inPattern(rhythm.days, task.days.first)) return [{ task, text: `${whereabouts(task)} is on another day` }]
  if (rhythm.minutes !== null && task.minutes !== rhythm.minutes) return [{ task, text: `${whereabouts(task)} lasts ${task.minutes} min instead of ${rhythm.minutes}` }]
  if (rhythm.windows.length === 0) return []
  if (task.time === null) return [{ task, text: `${whereabouts(task)} has no time of day` }]
  const outside = uncoveredMinutes(task.time, rhythm.windows.map((window) => onTimeline(task.days.first, window)))
  return outside === 0 ? [] : [{ task, text: `${whereabouts(task)} is ${counted(outside, 'minute')} outside` }]
}

/** 'Every third day, not Fridays': a day that is barred for this alone. */
function isBarred(brief: Brief, title: string | null, day: number): boolean {
  return title !== null && readingsOf(brief, 'exclusion').some((reading) => reading.appliesTo !== null && reading.windows.length === 0 && inPattern(reading.days, day) && matchesTask(reading.appliesTo, { title, subjects: [] }))
}

function gapViolations(brief: Brief, { title, everyDays, days: pattern }: Pick<Rhythm, 'days' | 'title'> & { everyDays: number }, sessions: readonly PlacedTask[]): Violation[] {
  const days = [...new Set(sessions.map((task) => task.days.first))].toSorted((a, b) => a - b)
  return days.slice(1).flatMap((day, index) => {
    const previous = days[index]!
    const gap = day - previous
    const next = previous + everyDays
    if (gap === everyDays || (gap > everyDays && !(isOpenDay(brief, next) && inPattern(pattern, next) && !isBarred(brief, title, next)))) return []
    return [{ task: null, text: `${counted(gap, 'day')} between ${shortDate(previous)} and ${shortDate(day)} instead of ${everyDays}` }]
  })
}

/** 'Every Sunday' and 'Mon, Wed and Fri': each such day that is open has its session. */
/** Exams from the 14th to the 18th that a plan leads up to take those days, without an hour being said. */
function isTakenByTheEnd(brief: Brief, day: number, { last }: DaySpan): boolean {
  return readingsOf(brief, 'event').some(({ days, from }) => from === null && days.first < days.last && days.last >= last && days.first <= day && day <= days.last)
}

function missedDays(brief: Brief, rhythm: Rhythm, { sessions, span }: RhythmSessions): Violation[] {
  if (!rhythm.days.weekdays?.length) return []
  const held = new Set(sessions.map((task) => task.days.first))
  const missed = daysIn(span).filter((day) => inPattern(rhythm.days, day) && isOpenDay({ ...brief, readings: brief.readings.filter(({ kind }) => kind !== 'availability') }, day) && !held.has(day) && !isAim(brief, day) && !isTakenByTheEnd(brief, day, span) && !isBarred(brief, rhythm.title, day))
  return missed.map((day) => ({ task: null, text: `none on ${shortDate(day)}` }))
}
