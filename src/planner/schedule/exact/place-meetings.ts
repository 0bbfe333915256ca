import type { NetworkTask } from '../../draft/task-network.ts'
import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { hardReadingsOf, matchesDay, readingsOf } from '../day-pattern.ts'
import { intersectSegments, segmentsOf, subtractSegments, WHOLE_DAY } from '../day-segments.ts'
import type { Segments } from '../day-segments.ts'
import { dislikesOf } from '../dislikes.ts'
import type { Problem } from '../problem.ts'
import { answersTo, withDecisions } from './decision.ts'
import type { Decision, ExactInput } from './decision.ts'
import { bestSlot } from './slot-search.ts'
import type { Slot, SlotDay } from './slot-search.ts'

type Meeting = { index: number; task: NetworkTask; reading: ReadingOf<'meeting'> }

/** One slot for each meeting in the free time of its people, one meeting after the other. */
export function placeMeetings({ brief, network, problem }: ExactInput): Decision[] {
  const decisions: Decision[] = []
  for (const meeting of answersTo(brief, network, 'meeting')) {
    const slot = findSlot(brief, meeting, withDecisions(problem, decisions))
    if (slot === null) decisions.push({ task: meeting.index, fixed: null })
    else {
      const start = slot.day * MINUTES_PER_DAY + slot.start
      decisions.push({ task: meeting.index, fixed: { start, end: start + meeting.reading.minutes, firstDay: slot.day, lastDay: slot.day, timed: true, sharesDays: false } })
    }
  }
  return decisions
}

/** Everybody named in the prompt is kept free where that is possible, else the people of the meeting. */
function findSlot(brief: Brief, meeting: Meeting, problem: Problem): Slot | null {
  const listed = new Set(meeting.reading.people.map((name) => name.toLowerCase()))
  const everybody = () => true
  const invited = (person: string) => listed.size === 0 || listed.has(person.toLowerCase())
  for (const concerns of [everybody, invited]) {
    const days = slotDays(brief, meeting, { problem, concerns })
    const slot = bestSlot(days, meeting.reading.minutes, wantsLatest(brief) ? 'latest' : 'earliest')
    if (slot) return slot
  }
  return null
}

function wantsLatest(brief: Brief): boolean {
  return readingsOf(brief, 'preference').some((preference) => preference.wish === 'latest')
}

function slotDays(brief: Brief, meeting: Meeting, { problem, concerns }: { problem: Problem; concerns: (person: string) => boolean }): SlotDay[] {
  const { days, windows } = meeting.reading
  const dislikes = dislikesOf(brief, meeting.task, concerns)
  const first = Math.max(days.first, Math.floor(problem.span.now / MINUTES_PER_DAY))
  return Array.from({ length: Math.max(0, days.last - first + 1) }, (_, offset) => first + offset).map((day) => ({
    day,
    free: freeTime(brief, meeting, { problem, concerns, day, windows: windows.length > 0 ? segmentsOf(windows) : null }),
    dislikes: dislikes.map((dislike) => dislike.on(day)).filter((segments) => segments.length > 0),
  }))
}

type DayQuery = { problem: Problem; concerns: (person: string) => boolean; day: DayNumber; windows: Segments | null }

function freeTime(brief: Brief, meeting: Meeting, { problem, concerns, day, windows }: DayQuery): Segments {
  const table = problem.tasks[meeting.index]!.windows.table[day - problem.span.firstDay]
  let free = intersectSegments(windows ?? WHOLE_DAY, table ?? WHOLE_DAY)
  for (const reading of brief.readings) {
    if (reading.strength === 'soft') continue
    if ((reading.kind === 'commitment' || reading.kind === 'exclusion') && (reading.person === null || concerns(reading.person)) && matchesDay(reading.days, day)) {
      free = subtractSegments(free, reading.windows.length > 0 ? segmentsOf(reading.windows) : WHOLE_DAY)
    }
  }
  for (const person of peopleWithHours(brief, concerns)) free = intersectSegments(free, hoursOf(brief, person, day))
  for (const task of problem.tasks) {
    if (!task.fixed?.timed || task.background) continue
    const taken = [Math.max(0, task.fixed.start - day * MINUTES_PER_DAY), Math.min(MINUTES_PER_DAY, task.fixed.end - day * MINUTES_PER_DAY)]
    if (taken[0]! < taken[1]!) free = subtractSegments(free, taken)
  }
  return subtractSegments(free, beforeNow(problem, day))
}

function peopleWithHours(brief: Brief, concerns: (person: string) => boolean): string[] {
  return [...new Set(hardReadingsOf(brief, 'availability').flatMap((reading) => (reading.person !== null && concerns(reading.person) ? [reading.person] : [])))]
}

function hoursOf(brief: Brief, person: string, day: DayNumber): Segments {
  const own = hardReadingsOf(brief, 'availability').filter((reading) => reading.person === person && matchesDay(reading.days, day))
  if (own.some((reading) => reading.windows.length === 0)) return WHOLE_DAY
  return segmentsOf(own.flatMap((reading) => reading.windows))
}

function beforeNow(problem: Problem, day: DayNumber): Segments {
  const passed = problem.span.now - day * MINUTES_PER_DAY
  return passed > 0 ? [0, Math.min(passed, MINUTES_PER_DAY)] : []
}
