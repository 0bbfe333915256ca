import { expect, test } from 'vitest'
import { formatDuration } from './step-duration.ts'

test.each([
  [0.4, '0 ms'],
  [41.6, '42 ms'],
  [1400, '1.4 s'],
  [59_960, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms is written %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words)
})
