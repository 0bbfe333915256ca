import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'
import { withoutPartySizes } from '../told-numbers.ts'

describe('how many come, before the days', () => {
  it.each(['Hen weekend in York for 12, 16-18 April', 'House party for 8, 16 to 18 April'])('is no day: %s', (prompt) => {
    const days = [...stated(prompt, 'event').map(({ days: { first, last } }) => [iso(first), iso(last)]), ...stated(prompt, 'horizon').map(({ first, last }) => [iso(first), iso(last)])]
    expect(days).toEqual([['2027-04-16', '2027-04-18']])
  })

  it('keeps every other word where it was, and reads a long text in time', () => {
    expect(withoutPartySizes('Dinner for 10, 16-18 April')).toBe('Dinner for   , 16-18 April')
    const started = Date.now()
    withoutPartySizes('for 10, '.repeat(700))
    expect(Date.now() - started).toBeLessThan(50)
  })
})
