import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { sameDayEachTime } from './same-day-each-time.ts'

it.each([
  ['I count birds every morning and type up the list the same day before noon.', 'every day'],
  ['Feed the starter daily, and weigh it on the same day', 'every day'],
  ['Jeden Morgen Wetter ablesen und noch am selben Tag eintragen', 'jeden Tag'],
  ['Cada mañana mido el nivel y lo apunto el mismo día', 'cada día'],
])('is done each time as well: %s', (text, plain) => {
  expect(sameDayEachTime(text).map((each) => each.text)).toEqual([plain])
})

it.each(['The fair is on 5 May and the tidying the same day', 'Two talks on the same day', 'Water the plants every day. The vet comes the same day as the plumber'])('what comes once stays: %s', (text) => {
  expect(sameDayEachTime(text)).toEqual([])
})

it('comes every day of the series', () => {
  expect(stated("From 10 to 16 May I count birds at the pond every morning, 5:30-6:15, and type up the list the same day before noon.", 'rhythm').map(({ title, everyDays, per }) => [title, everyDays ?? per])).toEqual([['count birds at the pond', 'day'], ['type up the list', 1]])
})
