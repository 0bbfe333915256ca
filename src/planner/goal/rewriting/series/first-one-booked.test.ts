import { expect, it } from 'vitest'
import { planOf } from '../../../plan-for-tests.ts'
import { firstOneBooked } from './first-one-booked.ts'

it.each([
  ['Three vaccinations, at least 28 days apart, always on a Friday. The first one is booked for 12 February at 17:30.', 'Three vaccinations on Fridays at 17:30, at least 28 days apart, first one on 12 February'],
  ['Four haircuts at least 40 days apart, first appointment 9 February at 10:15', 'Four haircuts at 10:15, at least 40 days apart, first one on 9 February'],
  ['Two dental cleanings this year, at least 120 days apart. First visit is on 3 March at 9am.', 'Two dental cleanings at 9am, at least 120 days apart, first one on 3 March'],
])('the series begins with it, at its hour: %s', (text, plain) => {
  expect(firstOneBooked(text).map((each) => each.text)).toEqual([plain])
})

it.each([
  'Three vaccinations, at least 28 days apart, at 9am. The first one is on 12 February at 17:30.',
  'Three vaccinations in spring. The first one is booked for 12 February at 17:30.',
  'Write a song. The first one is due on 12 February at 17:30.',
])('what has its hours, or is not spaced out, stays: %s', (text) => {
  expect(firstOneBooked(text)).toEqual([])
})

it('keeps the days of the week where the distance falls between them', async () => {
  const { tasks } = await planOf('Three blood donations this year, always on a Friday and at least 57 days apart. The first one is booked for 12 February at 17:30.')
  expect(tasks.filter(({ title }) => /donation/iu.test(title)).map(({ date, startTime }) => [date, startTime])).toEqual([['2027-02-12', '17:30'], ['2027-04-16', '17:30'], ['2027-06-18', '17:30']])
})
