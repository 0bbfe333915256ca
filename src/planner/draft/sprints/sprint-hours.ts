import type { ReadingOf } from '../../goal/brief.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { freeWindows, onDay } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'

const DAY_MINUTES = 8 * 60
const DAYS_OF_WEEK = 5

/** 'Ana 80 h, Leo 36 h': what each person of the prompt has on these working days, days of absence left out; empty when nobody is named. */
export function hoursText(days: readonly DayNumber[], frame: PlanFrame): string {
  return frame.of('person').map((person) => `${person.name} ${Math.round(personMinutes(person, days, frame) / 60)} h`).join(', ')
}

/** Minutes that somebody of the prompt has on these working days. */
export function personMinutes(person: ReadingOf<'person'>, days: readonly DayNumber[], frame: PlanFrame): number {
  const present = days.filter((day) => !isAway(person.name, day, frame))
  const { capacity } = person
  const daily = frame.of('limit').filter((limit) => limit.measure === 'minutes' && limit.per === 'day' && limit.max !== null && (limit.person === null || limit.person === person.name))
  const most = Math.min(...daily.map((limit) => limit.max!), DAY_MINUTES)
  if (capacity === null) return present.reduce((sum, day) => sum + Math.min(most, openMinutes(day, frame)), 0)
  const share = days.length === 0 ? 0 : present.length / days.length
  const scale = { day: present.length, week: present.length / DAYS_OF_WEEK, sprint: share, total: share / Math.max(1, frame.sprints.length) }
  return capacity.minutes * scale[capacity.per]
}

function isAway(name: string, day: DayNumber, frame: PlanFrame): boolean {
  return frame.of('exclusion').some((exclusion) => exclusion.person === name && exclusion.windows.length === 0 && onDay(exclusion.days, day))
}

function openMinutes(day: DayNumber, frame: PlanFrame): number {
  return freeWindows(day, { title: '', subjects: [] }, frame).reduce((sum, { from, to }) => sum + to - from, 0)
}
