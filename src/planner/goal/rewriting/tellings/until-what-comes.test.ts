import { expect, it } from 'vitest'
import { describeDay } from '../../describe.ts'
import { dayNumber } from '../../../time/day-number.ts'
import { readGoal } from '../../read-goal.ts'

const read = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T09:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings

it.each([
  ['Practise Spanish twice a week until our trip in October', '2027-09-30'],
  ['Zweimal die Woche Spanisch üben bis zu unserer Reise im Oktober', '2027-09-30'],
  ['Practicar inglés dos veces por semana hasta nuestro viaje en octubre', '2027-09-30'],
  ['Save 200 a month until my brother’s wedding in June', '2027-05-31'],
])('ends before the month of what it leads to: %s', (prompt, last) => {
  const ends = read(prompt).flatMap((reading) => (reading.kind === 'horizon' && reading.source === 'stated' ? [reading.last] : reading.kind === 'deadline' ? [Math.floor((reading.latest - 1) / 1440)] : []))
  expect(ends.map((day) => describeDay(day!))).toContain(describeDay(dayNumber(last)))
  expect(read(prompt).some((reading) => reading.kind === 'horizon' && reading.first !== null && reading.first > dayNumber('2027-05-01'))).toBe(false)
})

it.each(['Renew my passport, we fly on 20 March', 'Get a visa for India, travelling on 20 March', 'Sort out my vaccinations because I am leaving on 20 March'])('has papers ready before the journey: %s', (prompt) => {
  const due = read(prompt).flatMap((reading) => (reading.kind === 'deadline' ? [reading.latest] : []))
  expect(due).toContain(dayNumber('2027-03-20') * 1440)
})

it('leaves the days of other goals alone', () => {
  expect(read('Learn Greek, we fly on 20 March').some(({ kind }) => kind === 'deadline')).toBe(false)
  expect(read('Work on it until the middle of October').some((reading) => reading.kind === 'horizon' && reading.last === dayNumber('2027-09-30'))).toBe(false)
})

it('counts the days to answer a paper from its date', () => {
  const due = (prompt: string) => read(prompt).flatMap((reading) => (reading.kind === 'deadline' ? [reading.latest] : []))
  expect(due('Appeal a parking fine, letter dated 28 December, 28 days to object')).toEqual([dayNumber('2027-01-26') * 1440])
  expect(due('Challenge the decision of 4 January, I have 6 weeks to respond')).toEqual([dayNumber('2027-02-16') * 1440])
  expect(read('Appeal a parking fine, letter dated 28 December').some(({ kind }) => kind === 'event')).toBe(false)
})
