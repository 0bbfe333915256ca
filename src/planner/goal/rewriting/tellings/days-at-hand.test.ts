import { expect, it } from 'vitest'
import { planOf } from '../../../plan-for-tests.ts'
import { dayNumber } from '../../../time/day-number.ts'
import { daysAtHand } from './days-at-hand.ts'

const today = dayNumber('2027-01-04')
const plain = (text: string) => daysAtHand(text, today, () => dayNumber('2027-01-11')).map(({ text: said }) => said)

it.each([
  ['Revise for the test. Free this weekend.', 'I am only free on 2027-01-09 and 2027-01-10'],
  ['Paint the hall, I only have this weekend', '. I am only free on 2027-01-09 and 2027-01-10'],
  ["Paint the hall. I'm free next weekend and Monday evening.", 'I can only prepare on 2027-01-16 from 9:00 to 18:00, on 2027-01-17 from 9:00 to 18:00 and on 2027-01-11 from 18:00 to 22:00'],
])('offers the days that are free: %s', (text, said) => {
  expect(plain(text)).toEqual([said])
})

it.each(['Keep this weekend free', 'A weekend free of sugar', 'The gym is free this weekend only for members', 'My sister is free this weekend'])('leaves other freedom: %s', (text) => {
  expect(plain(text)).toEqual([])
})

it('prepares on those days alone', async () => {
  const { tasks } = await planOf('Second interview on 12 January at 11am. Free this weekend and Monday evening.')
  expect([...new Set(tasks.map(({ date }) => date))].every((day) => day >= '2027-01-09' && day <= '2027-01-12')).toBe(true)
})
