import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

it.each([
  ['I need 6 singing lessons before the audition on 20 March. At most one a week.', [['singing lesson'], 1]],
  ['10 driving lessons, 90 minutes each, before my test on 29 April. Mondays and Saturdays are possible, no more than two a week.', [['driving lesson'], 2]],
])('a limit without a name is of what was counted: %s', (prompt, expected) => {
  expect(stated(prompt, 'limit').map(({ appliesTo, max }) => [appliesTo?.labels, max])).toEqual([expected])
})

it('and so are days between', () => {
  expect(stated('Four dance classes, an hour each, before the wedding on 24 April. Not on two days running.', 'spacing').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['dance classes']])
})

it.each(['Clear the loft by 20 March, at most one a week', 'I need 6 singing lessons before the audition on 20 March. At most one task a day.', 'I need 6 singing lessons before the audition on 20 March. At most two hours a day.'])('what names its own, or has nothing counted before it, is of all: %s', (prompt) => {
  expect(stated(prompt, 'limit').filter(({ appliesTo }) => appliesTo?.labels.includes('singing lesson'))).toEqual([])
})
