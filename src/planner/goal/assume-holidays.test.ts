import { expect, it } from 'vitest'
import { isoDate } from '../time/day-number.ts'
import type { PlannerType } from '../../contract/plan.ts'
import { readGoal } from './read-goal.ts'

function daysOff(prompt: string, { plannerType = 'sprint', timeZone = 'Europe/London' }: { plannerType?: PlannerType; timeZone?: string } = {}): string[] {
  const { readings } = readGoal({ prompt, plannerType, now: '2026-11-29T12:00', timeZone, locale: 'en' })
  return readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.source === 'assumed' ? (reading.days.spans ?? []).map(({ first }) => isoDate(first)) : []))
}

it('a team that works Monday to Friday is off on the public holidays of its country', () => {
  expect(daysOff('New rota. Ann and Bo, 2-week sprints.').slice(0, 5)).toEqual(['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29'])
  expect(daysOff('New rota. Ann and Bo, 2-week sprints.', { timeZone: 'Europe/Berlin' }).slice(0, 3)).toEqual(['2026-12-25', '2027-01-01', '2027-03-26'])
})

it.each([
  'New rota. Ann and Bo, 2-week sprints, bank holidays included.',
  'New rota. Ann and Bo work every day of the week, also on Saturdays and Sundays.',
])('nothing is assumed where the goal says what holds: %s', (prompt) => expect(daysOff(prompt)).toEqual([]))

it('what the goal puts on such a day is done on it', () => {
  expect(daysOff('Open day on 29 March: posters, stalls. Ann and Bo, 2-week sprints from 8 February.')).not.toContain('2027-03-29')
})

it('is no rule of a calendar, nor of a country whose holidays are not known', () => {
  expect(daysOff('Learn to knit', { plannerType: 'calendar' })).toEqual([])
  expect(daysOff('New rota. Ann and Bo, 2-week sprints.', { timeZone: 'Asia/Tokyo' })).toEqual([])
})

it('holds for sprints without a length whose goal is on a weekend', () => {
  expect(daysOff('Move our monolith to containers in 3 sprints. Ana backend, Bo QA. Cutover weekend 27 and 28 February')).toContain('2026-12-25')
})
