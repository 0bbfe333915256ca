import { expect, it } from 'vitest'
import { planOf } from '../../../plan-for-tests.ts'
import { dayNumber } from '../../../time/day-number.ts'
import { lengthsOfSeries } from './lengths-of-series.ts'

const today = dayNumber('2027-01-04')
const plain = (text: string, date: { at: string; day: string } | null = null) => lengthsOfSeries(text, {
  today, dayOf: () => today + 1,
  dates: () => (date === null ? [] : [{ start: text.indexOf(date.at), end: text.indexOf(date.at) + date.at.length, day: dayNumber(date.day), last: dayNumber(date.day), at: null, hasHours: false }]),
}).map(({ text: said }) => said)

it.each([
  ['Ear drops twice a day for 6 days, check-up on 22 January', '22 January', '2027-01-22', 'from 2027-01-04 to 2027-01-09'],
  ['Walk every day for 2 weeks, weigh-in on 30 January', '30 January', '2027-01-30', 'from 2027-01-04 to 2027-01-17'],
  ['Exercises twice a day (7:30, 18:30), 10 minutes each, for 2 weeks, physio on 30 January', '30 January', '2027-01-30', 'from 2027-01-04 to 2027-01-17'],
])('ends a series before what is dated later: %s', (text, at, day, said) => {
  expect(plain(text, { at, day })).toEqual([said])
})

it('begins a course of medicine on the day that is said', () => {
  expect(plain('Start antibiotics tomorrow, three times a day for 7 days, and blood test on 14 January')).toEqual(['Take antibiotics three times a day from 2027-01-05 to 2027-01-11'])
})

it.each([
  ['Ear drops twice a day for 6 days', null],
  ['Walk every day for 4 weeks, weigh-in on 12 January', { at: '12 January', day: '2027-01-12' }],
  ['Walk every day for 2 weeks starting on 11 January, weigh-in on 30 January', { at: '30 January', day: '2027-01-30' }],
])('leaves a length that bounds the plan or begins elsewhere: %s', (text, date) => {
  expect(plain(text, date)).toEqual([])
})

it('plans so many doses and no more', async () => {
  const { tasks } = await planOf('Antibiotics morning and evening for 6 days, check-up on 22 January', { now: '2027-01-11T07:00' })
  expect(tasks.filter(({ title }) => title.startsWith('Antibiotics'))).toHaveLength(12)
  expect(tasks.filter(({ title }) => !title.startsWith('Antibiotics')).map(({ title }) => title)).toEqual(['Check-up'])
})
