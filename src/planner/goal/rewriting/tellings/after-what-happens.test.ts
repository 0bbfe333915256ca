import { expect, it } from 'vitest'
import { dayNumber } from '../../../time/day-number.ts'
import { readGoal } from '../../read-goal.ts'

const read = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T09:00', timeZone: 'Europe/London', locale: 'en-GB' })
const due = (prompt: string) => read(prompt).readings.flatMap((reading) => (reading.kind === 'deadline' ? [reading.latest / 1440 - 1] : []))

it('counts the weeks after an operation from its day', () => {
  expect(due('I’m having knee surgery on 10 March. I want to be back at work after six weeks.')).toContain(dayNumber('2027-04-21'))
  expect(due('I want to be back in Rome within six weeks. Book on 10 March.')).not.toContain(dayNumber('2027-04-21'))
})

it('knows what a new one is', () => {
  expect(read('Our kitchen is 25 years old. We want to have a new one by the end of May.').subject).toBe('new kitchen')
})

it.each([
  ['I want to quit smoking. I’d like to be free before my birthday on 4 April.', '2027-04-03'],
  ['I need to learn Python for my new role starting on 1 April. 5 hours a week.', '2027-03-31'],
])('has it done before the day: %s', (prompt, day) => {
  expect(due(prompt)).toContain(dayNumber(day))
  expect(read(prompt).readings.some(({ kind }) => kind === 'exclusion')).toBe(false)
})

it('counts no lessons that somebody has had', () => {
  const lessons = read('My driving test is on 20 March. I’ve had 10 lessons. I can take two lessons a week, Tuesdays and Fridays after 4 pm.').readings.find(({ kind }) => kind === 'rhythm')
  expect(lessons).toMatchObject({ count: 2, per: 'week' })
  expect(lessons).not.toHaveProperty('inAll')
})

it('takes how a cake is to be for no parts of the work', () => {
  expect(read('I promised to bake the wedding cake for my cousin on 22 May. Three tiers, lemon, for 80 people.').readings.filter(({ kind }) => kind === 'topic')).toEqual([])
})

it.each([['Break 50 minutes over 10 km on 18 April'], ['Run 5 km under 25 minutes by May']])('takes a time to beat for no length of a session: %s', (prompt) => {
  expect(read(prompt).readings.some(({ kind }) => kind === 'session')).toBe(false)
  expect(read(prompt).readings.some(({ kind }) => kind === 'level')).toBe(true)
})
