import { expect, it } from 'vitest'
import { formatRenewal } from './format-renewal.ts'

const now = new Date(2027, 0, 31, 22, 15)

it.each([
  [new Date(2027, 0, 31, 23, 5), 'today at 23:05'],
  [new Date(2027, 1, 1, 9, 30), 'tomorrow at 09:30'],
  [new Date(2027, 1, 3, 9, 30), '3 February at 09:30'],
])('says when credits renew: %s', (renewal, expected) => {
  expect(formatRenewal(renewal, { now, locale: 'en-GB' })).toBe(expected)
})
