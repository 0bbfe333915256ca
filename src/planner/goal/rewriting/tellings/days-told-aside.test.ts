import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { writtenWith } from '../written-out.ts'
import { daysToldAside } from './days-told-aside.ts'

it.each([
  ['Swim. The pool is open 6:30-8:00, Tuesdays are out', 'Swim. The pool is open 6:30-8:00. Tuesdays are out'],
  ['Three runs a week in May, and Mondays and Fridays don’t work', 'Three runs a week in May. Mondays and Fridays don’t work'],
  ['Zweimal die Woche schwimmen, montags geht nicht', 'Zweimal die Woche schwimmen. montags geht nicht'],
  ['Cello every weekday but Thursday (football), 4 to 6pm', 'Cello every weekday but Thursday , 4 to 6pm'],
  ['Walk the dog every weekday except Tuesday until 12 March', 'Walk the dog every weekday except Tuesday, until 12 March'],
  ['None on Tuesdays (karate) or Sundays', 'None on Tuesdays  or Sundays'],
])('days on which nothing is possible stand apart: %s', (text, plain) => {
  expect(writtenWith(text, daysToldAside(text)).text).toBe(plain)
})

it.each(['On Tuesdays (karate) and Fridays', 'Meet on Monday, Tuesday is the fair', 'Not on Friday (14 May)', 'Not on Friday (until 3pm)', 'Wash, dry, Tuesdays iron', 'Away Tuesday until 12 March'])('what tells of something else stays: %s', (text) => {
  expect(daysToldAside(text)).toEqual([])
})

it('bars the day beside the hours of the place', () => {
  const prompt = 'I’d like to swim three days a week for 8 weeks. The pool is only open 6:30-8:00 in the morning, Tuesdays are out.'
  expect(stated(prompt, 'availability').map(({ windows }) => windows)).toEqual([[{ from: 390, to: 480 }]])
  expect(stated(prompt, 'exclusion').map(({ days }) => days.weekdays)).toEqual([[2]])
})
