import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const barred = (prompt: string) => stated(prompt, 'exclusion').map(({ appliesTo }) => appliesTo?.labels.join() ?? 'all')

it.each([
  ['Plan my allotment from March. I\'m not growing leeks this year. Sow beets, chard, kale.', 'leeks'],
  ['Village lunch on 12 June. We\'re not serving wine in June. Salads, bread, tables.', 'wine'],
])('what is not done for so long is barred, and all else goes on: %s', (prompt, thing) => {
  expect(barred(prompt)).toEqual([thing])
})

it.each([
  'Paint the porch by 20 March. I\'m not working this week.',
  'Paint the porch by 20 March. I won\'t be doing anything this week.',
  'Paint the porch by 20 March. We\'re not being home this week.',
])('whoever is not there then does nothing: %s', (prompt) => {
  expect(barred(prompt)).toEqual(['all'])
})
