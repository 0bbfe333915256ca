import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const bound = (prompt: string) => stated(prompt, 'exclusion').map(({ appliesTo, days }) => [appliesTo?.labels ?? null, days.weekdays])

it.each([
  ['Renovate the bathroom by 30 March. I don’t cook at weekends.', 'cook'],
  ['Das Bad renovieren bis 30. März. Am Wochenende koche ich nicht.', 'cook'],
  ['Learn the guitar by 30 March. We never drive on weekends.', 'drive'],
  ['Ranger le grenier avant le 30 mars. Je ne cuisine pas le week-end.', 'cook'],
])('bars what it names, and no other work: %s', (prompt, label) => {
  expect(bound(prompt)).toEqual([[[label], [6, 7]]])
})

it.each([
  'Plan our meals for February. I don’t cook at weekends.',
  'Batch cooking until 12 March. I never cook at weekends.',
  'Pass my driving test by 30 March. I don’t drive at weekends.',
  'Renovate the bathroom by 30 March. I don’t work at weekends.',
])('bars the plan where it is of that, or of work: %s', (prompt) => {
  expect(bound(prompt)).toEqual([[null, [6, 7]]])
})
