import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const GOAL = 'Ana and Bo build the booking page in three 2-week sprints from 18 January.'
const weekdays = (said: string) => stated(`${GOAL} ${said}`, 'availability', 'sprint').map(({ days }) => days.weekdays)
const hours = (said: string) => stated(`Rebuild the catalogue, just me, three 2-week sprints from 18 January. ${said}`, 'limit', 'sprint').map(({ per, max }) => [per, max])

describe('a week of fewer days', () => {
  it.each([
    'We have a four-day week, Monday to Thursday.',
    'NO CRUNCH: four-day week, Mon-Thu.',
    'We work a 4 day week (Mon–Thu).',
    'A 4-day week: Monday, Tuesday, Wednesday and Thursday.',
  ])('closes the others: %s', (said) => expect(weekdays(said)).toEqual([[1, 2, 3, 4]]))

  it('is no rule where it is the work itself', () => expect(weekdays('Introduce a four-day week in the other office.')).toEqual([]))
})

describe('hours on each of some days', () => {
  it.each(['My time: Mondays and Thursdays, 7 hours on each.', 'Tuesdays and Fridays, 7 h each.', 'I have Mon + Thu, 7 hours apiece.'])('are hours a day: %s', (said) => expect(hours(said)).toEqual([['day', 420]]))
})
