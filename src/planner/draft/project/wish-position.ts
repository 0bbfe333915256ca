import { matchesTask } from '../../goal/matcher.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import { earliestDay } from '../days/available-time.ts'
import { positionOf } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** Before a deadline that binds it, with room to spare; otherwise where the template has it. */
export function wishPosition(task: { title: string; subjects: string[] }, usual: number, frame: PlanFrame): number {
  // 'The vet before she comes' does not bring forward the visit that follows her arrival.
  const latest = ownDeadlines(task, frame).filter(({ event, day }) => !(event !== null && usual > 1 && day <= frame.anchor)).map(({ day }) => withRoom(positionOf(day, frame), usual))
  if (latest.length > 0 && OF_THE_FINISHED.test(task.title)) return Math.min(...latest) / SPARE * AT_THE_END
  return Math.max(positionOf(earliestDay(task, frame), frame), Math.min(usual, ...latest))
}

/** Some time before the last day; what follows the event stays behind it, whose keys are handed back three days after the move. */
function withRoom(latest: number, usual: number): number {
  return usual > 1 && latest > 1 ? 1 + SPARE * (latest - 1) : SPARE * latest
}

/** Shares of the time until a deadline: with room to spare, and right before it. */
const [SPARE, AT_THE_END] = [0.85, 0.98]
/** 'Printing and binding takes 3 days': nothing is printed before it is written. */
const OF_THE_FINISHED = /^(?:printing|binding|printing and binding|print and bind)$/iu

/** The last days that bind this task and not the whole plan. */
export function ownDeadlines(task: { title: string; subjects: string[] }, frame: PlanFrame): { day: DayNumber; event: string | null }[] {
  return frame.of('deadline').flatMap(({ appliesTo, latest, event }) => (appliesTo !== null && matchesTask(appliesTo, task) ? [{ day: dayOfMinute(latest - 1), event }] : []))
}

/** Waiting time between two steps, shortened where the whole plan is short. */
export function waitMinutes(step: { waitDays?: number }, frame: PlanFrame): number {
  return Math.min(step.waitDays ?? 0, Math.floor((frame.last - frame.first) / 6)) * MINUTES_PER_DAY
}
