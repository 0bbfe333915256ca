import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { reconcileBrief } from '../reconcile-brief.ts'
import { dayNumber } from '../time/day-number.ts'
import { draftNetwork } from './embedded-drafter.ts'

const daysOf = (prompt: string, timeZone: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2026-11-29T12:00', timeZone, locale: 'en' }))).tasks.flatMap(({ wish }) => (wish.day === null || wish.day === undefined ? [] : [wish.day]))

it('work at an office is wished for no public holiday', () => {
  const days = daysOf('Hand over my job before I leave at the end of February', 'Europe/London')
  expect(days.length).toBeGreaterThan(20)
  expect(days.filter((day) => [dayNumber('2026-12-25'), dayNumber('2026-12-28'), dayNumber('2027-01-01')].includes(day))).toEqual([])
})
