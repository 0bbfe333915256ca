import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const counts = (prompt: string) => stated(prompt, 'rhythm').map(({ title, count, per, days: { weekdays }, windows: [window] }) => [title, count, per, weekdays?.length, window?.from])

describe('a count of every weekday', () => {
  it.each([
    ['phone six members every weekday at 11am for two weeks', ['phone six members', 5, 'week', 5, 660]],
    ['two home visits each weekday at 10am', ['two home visits', 5, 'week', 5, 600]],
    ['Stretch three times every weekday for two weeks', ['Stretch', 3, 'day', 5, undefined]],
  ])('is that of each of them: “%s”', (prompt, rhythm) => {
    expect(counts(prompt)).toEqual([rhythm])
  })

  it('is a limit where it is the most', () => {
    expect(counts('Work through the backlog of repairs, at most two tasks every weekday')).toEqual([])
    expect(stated('Work through the backlog of repairs, at most two tasks every weekday', 'limit')).toMatchObject([{ per: 'day', max: 2 }])
  })
})
