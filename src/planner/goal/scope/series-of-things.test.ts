import { expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

const titles = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings
  .flatMap((reading) => (reading.kind === 'rhythm' && reading.source === 'stated' ? [reading.title] : []))

it.each([
  ['3 scale sessions of 20 minutes a week.', 'scale sessions'],
  ['Two sight reading sessions of 30 min a week.', 'sight reading sessions'],
  ['Knee exercises, twice a day.', 'Knee exercises'],
  ['Eye drops begin on 2 February, three times daily at 8:00, 13:00 and 20:00.', 'Eye drops'],
  ['Helpers’ meeting Mondays at 20:00, one a week.', 'Helpers’ meeting'],
])('names what is done so often by the thing that was said before: %s', (said, title) => {
  expect(titles(`Clarinet exam 30 April: two pieces, aural. ${said}`)).toEqual([title])
})

it.each([
  'Five sessions of 40 minutes a week.',
  'My teacher says four practice sessions of 30 minutes a week.',
  'I have time, three evenings a week.',
])('leaves the sittings of the whole plan without a name: %s', (said) => {
  expect(titles(`Clarinet exam 30 April: two pieces, aural. ${said}`)).toEqual([null])
})

it.each([
  'I had my knee operated on this week. Exercises until 7 March.',
  'Me operaron de la rodilla esta semana. Ejercicios hasta el 7 de marzo.',
  'Ich wurde diese Woche am Knie operiert. Übungen bis 7. März.',
])('frames nothing by what has happened: %s', (prompt) => {
  const { readings } = readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  expect(readings.filter(({ kind, source, appliesTo }) => kind === 'horizon' && source === 'stated' && appliesTo === null)).toEqual([])
})

it('takes noon behind twelve for the same hour', () => {
  for (const prompt of ['Thesis due 30 April 12:00 noon. Intro, theory.', 'Abgabe am 30. April um 12 Uhr mittags: Einleitung, Theorie.']) {
    const { readings } = readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
    expect(readings.some(({ kind, source }) => kind === 'availability' && source === 'stated')).toBe(false)
    expect(readings.flatMap((reading) => (reading.kind === 'event' ? [reading.from] : []))).toContain(720)
  }
})
