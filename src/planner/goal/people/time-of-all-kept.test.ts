import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

const hoursOf = (said: string) => readingsOf(read(`Dashboard of the warehouse: stock, errors. Two 2-week sprints from 18 January, Mira (backend), Ruth (editor, half time). ${said}`, 'sprint'), 'person').map(({ capacity }) => (capacity === null ? null : capacity.minutes / 60))

describe('time of everybody that is kept for something else', () => {
  it.each([
    ["20% of everyone's time goes to support.", [32, 16]],
    ['We keep 20% for support.', [32, 16]],
    ['A quarter of our time is reserved for bugs.', [30, 15]],
    ['20% buffer for bugs.', [32, 16]],
    ['Everyone loses 30% to on-call.', [28, 14]],
  ])('is taken from each: %s', (said, hours) => {
    expect(hoursOf(said)).toEqual(hours)
  })

  it.each(['The first release goes to 20% of our customers.', 'Errors have to fall by 20%.'])('is no share of anything else: %s', (said) => {
    expect(hoursOf(said)).toEqual([null, 20])
  })
})
