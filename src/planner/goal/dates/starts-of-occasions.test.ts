import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it.each([
  ['Village tournament starts Sat 13 Feb. From Tuesday: serves 15 min daily', 'Village tournament', '2027-02-13'],
  ['The league begins on 20 March. Starting 12 January I want to run three times a week', 'league', '2027-03-20'],
])('what begins later than the plan is an event: “%s”', (prompt, title, day) => {
  expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first)])).toEqual([[title, day]])
  expect(stated(prompt, 'horizon').map(({ first }) => iso(first)! < day)).toEqual([true])
})

it('is the start of the plan where there is no other', () => {
  expect(stated('Swim course starts 1 February', 'horizon').concat().length + stated('Swim course starts 1 February', 'event').length).toBe(1)
})
