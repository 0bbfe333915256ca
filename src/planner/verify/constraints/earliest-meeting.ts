import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { isMeetingTask, readingsOf } from '../binding.ts'
import { shortDate } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import { dayOfMinute } from '../interval.ts'
import type { PlacedTask } from '../placed-task.ts'
import { clock, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'
import { meetingViolations } from './meetings.ts'
import type { Held } from './meetings.ts'

type Meeting = ReadingOf<'meeting'>

/** Calendars are kept in steps of no less than this. */
const STEP_MINUTES = 5

/** 'As early as possible': no earlier start suits everybody. */
export function checkEarliestMeeting(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  const wishes = readingsOf(brief, 'preference').filter(({ wish }) => wish === 'earliest')
  const held = readingsOf(brief, 'meeting').flatMap((meeting) => {
    const task = tasks.find((each) => isMeetingTask(meeting, each))
    return task?.time ? [{ meeting, held: { task, time: task.time } }] : []
  })
  if (held.length === 0) return []
  return wishes.map((wish) => {
    const violations = held.flatMap((each) => earlierStart(brief, each.meeting, each.held))
    return reportReading('earliest-meeting', wish, { violations, met: 'No earlier start suits everybody.' })
  })
}

function earlierStart(brief: Brief, meeting: Meeting, { task, time }: Held): Violation[] {
  const first = Math.max(brief.now, meeting.days.first * MINUTES_PER_DAY)
  for (let start = Math.ceil(first / STEP_MINUTES) * STEP_MINUTES; start < time.start; start += STEP_MINUTES) {
    const day = dayOfMinute(start)
    const moved = { ...task, days: { first: day, last: day }, time: { start, end: start + task.minutes } }
    if (dayOfMinute(moved.time.end - 1) === day && meetingViolations(brief, meeting, { task: moved, time: moved.time }).length === 0) {
      return [{ task, text: `${whereabouts(task)}, but ${shortDate(day)} ${clock(start)} suits everybody too` }]
    }
  }
  return []
}
