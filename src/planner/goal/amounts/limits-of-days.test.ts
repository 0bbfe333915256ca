import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const limits = (prompt: string) => stated(prompt, 'limit').map(({ max, days }) => [max, days?.weekdays ?? null])

describe('the most that some days take', () => {
  it.each([
    ['Revise chemistry by 18 May. Max 90 minutes on school days, Sundays free please', [[90, [1, 2, 3, 4, 5]]]],
    ['Revise chemistry by 18 May. At most an hour on weekdays, 3 on Saturdays', [[60, [1, 2, 3, 4, 5]], [180, [6]]]],
    ['Write my memoir. 2 hours a day at most on Tuesdays and Thursdays', [[120, [2, 4]]]],
    ['Ich lerne bis 20. Mai Chemie, höchstens 2 Stunden an Wochentagen', [[120, [1, 2, 3, 4, 5]]]],
  ])('is no sitting, and closes no other day: %s', (prompt, expected) => {
    expect(limits(prompt)).toEqual(expected)
    expect(stated(prompt, 'availability')).toEqual([])
    expect(stated(prompt, 'session')).toEqual([])
  })

  it('is no work of those days', () => {
    expect(limits('Practise the oboe 20 minutes on weekdays')).toEqual([])
  })
})
