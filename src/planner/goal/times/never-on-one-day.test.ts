import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const bans = (prompt: string) => stated(prompt, 'exclusion').map(({ appliesTo, days }) => [appliesTo?.labels[0], days.weekdays])

it.each([
  ['Row the regatta on 9 May. Ergometer on Tuesdays and Fridays. No yoga on the same day as ergometer. Yoga three times a week.', ['Yoga', [2, 5]]],
  ['Row the regatta on 9 May. Yoga three times a week, never on the same day as spinning, spinning on Saturdays.', ['Yoga', [6]]],
  ['Preparo la regata el 9 de mayo: remo los martes, pesas dos veces por semana, nunca el mismo día que el remo', ['pesas', [2]]],
])('keeps off the weekdays of the other: %s', (prompt, ban) => {
  expect(bans(prompt)).toContainEqual(ban)
})

it('is told as open where neither has days of its own', () => {
  expect(bans('Row the regatta on 9 May. Yoga three times a week, never on the same day as spinning, spinning twice a week.')).toEqual([])
})
