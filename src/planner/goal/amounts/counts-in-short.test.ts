import { describe, expect, it } from 'vitest'
import { day, stated } from '../read-for-tests.ts'

describe('counts and days in short', () => {
  it.each([
    ['Three 10-minute sessions a day for the puppy', { count: 3, per: 'day', minutes: 10 }],
    ['Study grammar M/W/F 8–8:40pm', { days: { weekdays: [1, 3, 5] } }],
    ['Strength plan. Lift Mon–Wed–Fri at 0630 hrs', { days: { weekdays: [1, 3, 5] } }],
    ['Learn to swim, one class at the weekend', { count: 1, per: 'week', days: { weekdays: [6, 7] } }],
    ['30-day yoga challenge, 6:45 to 7:15 every morning', { everyDays: 1, windows: [{ from: 405, to: 435 }] }],
  ])('%s', (prompt, expected) => {
    expect(stated(prompt, 'rhythm')).toMatchObject([expected])
  })

  it('gives the days at the end to both ranges', () => {
    expect(stated('Write my thesis. Work 10-13 and 14-17 Mon-Fri.', 'availability').map(({ days, windows }) => [days.weekdays, windows.length])).toEqual([[[1, 2, 3, 4, 5], 2]])
  })

  it('counts sprints from the days of each', () => {
    expect(stated('Sprint 1 (11–22 Jan) and Sprint 2 (25 Jan–5 Feb): add gift cards. Ana and Bo.', 'sprint-calendar', 'sprint')).toMatchObject([{ count: 2, lengthDays: 14, firstDay: day('2027-01-11') }])
  })
})
