import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { dayNumber } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draft = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T09:00', timeZone: 'Europe/London', locale: 'en-GB' }))
const tripOf = (prompt: string) => draft(prompt).brief?.readings.find((reading) => reading.kind === 'event')

it('leaves some weeks to book a trip that nobody dated, and holds its days from a Saturday on', () => {
  const trip = tripOf('Take my parents to Rome for their anniversary')
  expect(trip).toMatchObject({ source: 'assumed', days: { first: dayNumber('2027-03-06'), last: dayNumber('2027-03-12') } })
  const titles = draft('Take my parents to Rome for their anniversary').tasks.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining([expect.stringMatching(/^Compare and book the journey/u), expect.stringMatching(/Pantheon/u)]))
})

it('chooses a place first where none is named, and fills no days with it', () => {
  const titles = draft('Plan a two-week honeymoon').tasks.map(({ title }) => title)
  expect(titles.some((title) => title.startsWith('Choose where'))).toBe(true)
  expect(titles.filter((title) => / in Honeymoon/u.test(title))).toEqual([])
  expect(tripOf('Plan a two-week honeymoon')).toMatchObject({ days: { first: dayNumber('2027-03-06'), last: dayNumber('2027-03-19') } })
})

it('books a short trip sooner than a long one', () => {
  expect(tripOf('Plan a city break in Lisbon')).toMatchObject({ days: { first: dayNumber('2027-02-13'), last: dayNumber('2027-02-15') } })
  expect(tripOf('Plan a holiday in Portugal')).toMatchObject({ days: { first: dayNumber('2027-03-06'), last: dayNumber('2027-03-12') } })
})

it('keeps to what the goal says of its days', () => {
  expect(tripOf('Five days in Vienna')).toBeUndefined()
  expect(tripOf('Two weeks in Japan in April')).toMatchObject({ source: 'stated' })
})

it.each([
  ['We fly to Tokyo on 2 April for ten days.', '2027-04-02', '2027-04-11'],
  ['We are going to Rome from 3 to 10 May with two kids.', '2027-05-03', '2027-05-10'],
])('books and packs before a journey that is told weeks ahead: %s', (prompt, first, last) => {
  expect(tripOf(prompt)).toMatchObject({ source: 'stated', days: { first: dayNumber(first), last: dayNumber(last) } })
  expect(draft(prompt).tasks.some(({ title }) => title.startsWith('Passports, visas'))).toBe(true)
})

it('fills the days alone where they are asked for', () => {
  expect(tripOf('Rome from 3 to 10 May: the Forum and the Vatican')).toBeUndefined()
})
