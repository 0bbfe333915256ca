import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const inAll = (prompt: string) => stated(prompt, 'rhythm').map((rhythm) => rhythm.inAll)

describe('so many sittings every week', () => {
  it.each([
    ['Learn pottery. Six lessons every Friday 19-20h, first one Oct 1.', 6],
    ['Choir. Ten rehearsals every Tuesday 19:00-21:00.', 10],
  ])('are so many in all in “%s”', (prompt, count) => {
    expect(inAll(prompt)).toEqual([count])
  })

  it.each([['Learn pottery. Two lessons every Friday 17-19h.'], ['Freezer meals: two batches every Sunday'], ['Lead the choir. Four rehearsals every Monday 9-12.']])('are on each of the days in “%s”', (prompt) => {
    expect(inAll(prompt)).toEqual([undefined])
  })
})
