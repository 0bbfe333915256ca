import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

it.each([
  ['Learn 40 Welsh words, 10 minutes each weekday on the train at 7:50', 470],
  ['Read the Odyssey, 15 minutes every evening in bed at 10', 1320],
])('the hour behind the place is that of the days before it: %s', (prompt, from) => {
  expect(stated(prompt, 'rhythm').flatMap(({ windows }) => windows.map((window) => window.from))).toEqual([from])
})

it('leaves what has an hour of its own', () => {
  expect(stated('Swim on Mondays from 7 to 8 in the lake at 9', 'rhythm').flatMap(({ windows }) => windows.map((window) => window.from))).not.toContain(540)
})
