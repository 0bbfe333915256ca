import { describe, expect, test } from 'vitest'
import { weekStartOf, weekStartOfRegion } from './week-start.ts'

describe('the first day of the week', () => {
  test.each([
    ['en-US', 0],
    ['en', 0],
    ['de-DE', 1],
    ['en-GB', 1],
    ['ar-EG', 6],
    ['pt-BR', 0],
  ])('of %s is %i', (locale, first) => {
    expect(weekStartOf(locale)).toBe(first)
  })

  test('is Monday for a locale nobody knows', () => {
    expect(weekStartOf('not a locale')).toBe(1)
  })

  test('falls back to the region where the engine has no week information', () => {
    expect(['US', 'DE', 'EG', undefined].map(weekStartOfRegion)).toEqual([0, 1, 6, 1])
  })
})
