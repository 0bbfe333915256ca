import { expect, it } from 'vitest'
import { dayNumber } from '../../../time/day-number.ts'
import { readGoal } from '../../read-goal.ts'
import { dayInSoManyWeeks } from './in-so-many-weeks.ts'

const today = dayNumber('2027-01-05')
const said = (text: string) => dayInSoManyWeeks(text, today).map((each) => ({ ...each, told: text.slice(each.start, each.end) }))

it.each([
  ['My exam is in 3 weeks.', 'in 3 weeks', 'on 2027-01-26'],
  ['I have an exam in three weeks and no idea where to begin', 'in three weeks', 'on 2027-01-26'],
  ['We move in two months', 'in two months', 'on 2027-03-05'],
  ['My driving test is in ten days and I’m nervous', 'in ten days', 'on 2027-01-15'],
  ['Meine Prüfung ist in drei Wochen.', 'in drei Wochen', 'am 2027-01-26'],
  ['Mi examen es en tres semanas', 'en tres semanas', 'el 2027-01-26'],
  ['Mon examen est dans trois semaines', 'dans trois semaines', 'le 2027-01-26'],
])('names the day of what is told: %s', (text, told, day) => {
  expect(said(text)).toMatchObject([{ told, text: day }])
})

it.each(['Learn Greek in 3 weeks', 'Write the report in two weeks', 'I want to run 10 km in three months', 'We have three weeks'])('leaves a length of the work as it is: %s', (text) => {
  expect(said(text)).toEqual([])
})

const visited = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T09:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.find(({ kind }) => kind === 'event')

it('gives a visit the days that it lasts', () => {
  expect(visited('My parents arrive on 3 April and stay for two weeks.')).toMatchObject({ days: { first: dayNumber('2027-04-03'), last: dayNumber('2027-04-17') } })
  expect(visited('My parents arrive on 3 April and want to see the sea.')).toMatchObject({ days: { first: dayNumber('2027-04-03'), last: dayNumber('2027-04-03') } })
})
