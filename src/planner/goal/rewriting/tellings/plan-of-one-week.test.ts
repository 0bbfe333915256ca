import { expect, it } from 'vitest'
import { dayNumber } from '../../../time/day-number.ts'
import { stated } from '../../read-for-tests.ts'
import { readGoal } from '../../read-goal.ts'
import { nameOfOneWeek, planOfOneWeek } from './plan-of-one-week.ts'

const TUESDAY = dayNumber('2027-01-05')
const read = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T09:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings
const rhythms = (prompt: string) => read(prompt).flatMap((reading) => (reading.kind === 'rhythm' && reading.source === 'stated' ? [reading.text] : []))

it.each([
  ['Plan my week: gym 3 times, 10 hours of study, dentist on Thursday 10am', ['gym: 3 a week', 'study: 5 a week']],
  ['Help me plan my week: running twice, 6 hours on my thesis, groceries', ['running: 2 a week', 'thesis: 3 a week']],
  ['Organise next week with 3 piano practices, swim twice and 4 hours of accounting', ['piano practice: 3 a week', 'swim: 2 a week', 'accounting: 2 a week']],
  ['Plan my week:\n- gym 3x\n- laundry\n- 5h Spanish', ['gym: 3 a week', 'Spanish: 3 a week']],
])('reads how often and how long: %s', (prompt, told) => {
  expect(rhythms(prompt)).toEqual(told)
})

it('holds to the seven days from today on, or to the week that follows', () => {
  const span = (prompt: string) => read(prompt).find((reading) => reading.kind === 'horizon' && reading.source === 'stated')
  expect(span('Plan my week: gym 3 times, laundry')).toMatchObject({ first: TUESDAY, last: TUESDAY + 6 })
  expect(span('Plan next week: gym 3 times, laundry')).toMatchObject({ first: TUESDAY + 6, last: TUESDAY + 12 })
})

it('keeps what has its day, and what is only named', () => {
  const readings = read('Plan my week: gym 3 times, groceries, dentist on Thursday 10am')
  expect(readings.find(({ kind }) => kind === 'event')).toMatchObject({ title: 'dentist', days: { first: TUESDAY + 2 } })
  expect(readings.find(({ kind }) => kind === 'topic')).toMatchObject({ label: 'groceries' })
})

it.each(['Plan my week', 'Plan the week of our move: boxes, van', 'Plan my week: school at 8, dentist on Friday', 'Gym 3 times a week'])('leaves other goals alone: %s', (prompt) => {
  expect(planOfOneWeek(prompt, TUESDAY)).toEqual([])
})

it('calls the plan by its week', () => {
  expect(nameOfOneWeek('Plan my week: gym 3 times')).toBe('My week')
  expect(nameOfOneWeek('Plan my wedding')).toBeNull()
})

it('keeps what is done once beside what comes several times', () => {
  expect(stated('Plan my week: yoga 3 times, water plants, ring the plumber, groceries', 'topic').map(({ label }) => label)).toEqual(['water plants', 'ring the plumber', 'groceries'])
})
