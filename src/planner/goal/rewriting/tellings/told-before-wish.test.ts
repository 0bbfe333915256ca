import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

it.each([
  'We adopted Bo on 12 December and want the fence up by his birthday, Sunday 26 September.',
  'I started on 3 November 2026 and would like the boat painted by her birthday on 26 September.',
])('what is over leaves the wish its day: %s', (prompt) => {
  expect(stated(prompt, 'deadline').map(({ latest, event }) => [iso(Math.ceil(latest / 1440) - (latest % 1440 === 0 ? 0 : 1)), event])).toEqual([['2027-09-26', 'birthday']])
})

it('keeps two wishes of one sentence together', () => {
  expect(stated('We want the fence up by 12 June and need the gate by 20 June.', 'deadline')).toHaveLength(2)
})
