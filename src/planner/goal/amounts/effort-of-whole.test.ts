import { expect, it } from 'vitest'
import { effortOfWhole } from './effort-of-whole.ts'

it.each([
  ['We estimate 90 person-days of work for the locker app.', 90 * 480],
  ['Estimated effort: 12 dev weeks.', 12 * 2400],
  ['Geschätzter Aufwand 40 Personentage.', 40 * 480],
  ['Le projet demande une charge de 30 jours-homme.', 30 * 480],
])('the one effort that a goal tells: %s', (prompt, minutes) => {
  expect(effortOfWhole(prompt)?.minutes).toBe(minutes)
})

it.each([
  'We have 90 person-days for it.',
  'Search takes 3 dev days, fares take 5 dev days.',
  'The work takes 4 person-days per module.',
  'Effort is capped: 10 person-days a sprint.',
  'It takes 3 days.',
])('time that there is, and the effort of parts, is none: %s', (prompt) => {
  expect(effortOfWhole(prompt)).toBeNull()
})
