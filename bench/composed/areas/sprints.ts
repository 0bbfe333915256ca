import type { SprintArea, SprintCalendar } from '../compose-sprints.ts'
import { CALENDAR_WORDS } from './sprints/calendar-words.ts'
import { HASTY_PHRASES } from './sprints/hasty-phrases.ts'
import { later } from './sprints/in-words.ts'
import { LAYOUTS } from './sprints/layouts.ts'
import { PEOPLE_PHRASES } from './sprints/people-phrases.ts'
import { TEAM_WORDS } from './sprints/team-words.ts'
import { PEOPLE, WORK } from './sprints/work.ts'
import { WORK_PHRASES } from './sprints/work-phrases.ts'

function sprints(count: number, weeks: number, start: string): SprintCalendar {
  const end = later(start, count * weeks * 7 - 1)
  const each = Array.from({ length: count }, (_, index) => later(start, index * weeks * 7))
  return { count, weeks, start, end, lastFri: later(end, -2), mondays: each, fridays: each.map((monday) => later(monday, weeks * 7 - 3)) }
}

/** Teams, sprint calendars, hours, leave, order, owners, occasions and scope, as different people say them. */
export const SPRINTS: SprintArea = {
  work: WORK, people: PEOPLE, layouts: LAYOUTS, calendarWords: CALENDAR_WORDS, teamWords: TEAM_WORDS, phrases: [...PEOPLE_PHRASES, ...WORK_PHRASES, ...HASTY_PHRASES],
  calendars: [sprints(3, 2, '2027-01-18'), sprints(6, 1, '2027-01-18'), sprints(2, 3, '2027-01-18'), sprints(4, 1, '2027-01-25'), sprints(2, 2, '2027-01-25'), sprints(4, 2, '2027-01-18')],
}
