import type { Brief, ReadingOf } from '../../goal/brief.ts'
import type { Interval } from '../../time/calendar-time.ts'
import { isMeetingTask, readingsOf, sameName } from '../binding.ts'
import { inPattern, inSpan } from '../day-calendar.ts'
import { minutesInside } from '../clock-days.ts'
import type { Finding } from '../finding.ts'
import { onTimeline, uncoveredMinutes } from '../interval.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

type Meeting = ReadingOf<'meeting'>

/** One meeting, long enough, in its days and hours, when everybody is free. */
export function checkMeetings(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'meeting').map((meeting) => {
    const held = tasks.find((task) => isMeetingTask(meeting, task))
    const violations = held?.time ? meetingViolations(brief, meeting, { task: held, time: held.time }) : [{ task: null, text: `“${meeting.title}” is not in the plan` }]
    return reportReading('meeting', meeting, { violations, met: held ? `${whereabouts(held)}: everybody is free.` : '' })
  })
}

export type Held = { task: PlacedTask; time: Interval }

/** What is wrong with holding the meeting then. */
export function meetingViolations(brief: Brief, meeting: Meeting, held: Held): Violation[] {
  const { task, time } = held
  const length = task.minutes < meeting.minutes ? [{ task, text: `${whereabouts(task)} is ${counted(meeting.minutes - task.minutes, 'minute')} too short` }] : []
  const day = inSpan(meeting.days, task.days.first) ? [] : [{ task, text: `${whereabouts(task)} is on another day` }]
  const outside = meeting.windows.length === 0 ? 0 : uncoveredMinutes(time, meeting.windows.map((window) => onTimeline(task.days.first, window)))
  const hours = outside > 0 ? [{ task, text: `${whereabouts(task)} is ${counted(outside, 'minute')} outside the hours` }] : []
  return [...length, ...day, ...hours, ...busyPeople(brief, meeting, task), ...outsideAvailability(brief, meeting, task)]
}

function busyPeople(brief: Brief, meeting: Meeting, task: PlacedTask): Violation[] {
  const attends = (person: string | null) => person === null || meeting.people.some((name) => sameName(name, person))
  return [...readingsOf(brief, 'commitment'), ...readingsOf(brief, 'exclusion')].flatMap((busy) => {
    if (busy.strength === 'soft' || !attends(busy.person) || (busy.person === null && busy.appliesTo !== null)) return []
    const minutes = minutesInside(busy, task)
    return minutes === 0 ? [] : [{ task, text: `${busy.person ?? 'You'} cannot during ${counted(minutes, 'minute')} of ${whereabouts(task)}` }]
  })
}

function outsideAvailability(brief: Brief, meeting: Meeting, task: PlacedTask): Violation[] {
  return meeting.people.flatMap((person) => {
    const own = readingsOf(brief, 'availability').filter((reading) => reading.strength === 'hard' && reading.person !== null && sameName(reading.person, person))
    if (own.length === 0) return []
    const free = own.some((reading) => inPattern(reading.days, task.days.first) && (reading.windows.length === 0 || minutesInside(reading, task) === task.minutes))
    return free ? [] : [{ task, text: `${person} is not available for ${whereabouts(task)}` }]
  })
}
