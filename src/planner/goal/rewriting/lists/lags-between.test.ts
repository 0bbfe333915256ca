import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const lags = (prompt: string) => stated(prompt, 'precedence').map(({ before, after, lagMinutes }) => [before.labels[0]!.toLowerCase(), after.labels[0]!.toLowerCase(), lagMinutes / 1440])

describe('the time that has to pass between two parts', () => {
  it.each([
    ['Garden pond by 1 July: dig, fill, plant, fish. Let the water stand 2 weeks before plants, plants 2 weeks before fish or whatever.', [['water', 'plants', 14], ['plants', 'fish', 14]]],
    ['Paint the boat by 1 July: sand, prime, paint. Prime at least 2 days after sanding.', [['sanding', 'prime', 2]]],
    ['Open a shop by July: renovate, trial day, opening party. At least a week between the trial day and the opening party.', [['trial day', 'opening party', 7]]],
  ])('is kept in “%s”', (prompt, expected) => {
    expect(lags(prompt)).toEqual(expected)
  })

  it.each(['Wedding on 12 June. Order the cake two weeks before the wedding.', 'New roof in May. A skip must be hired a week before the roofers come.'])('is a date where the second has one, or nobody named it: %s', (prompt) => {
    expect(lags(prompt).filter(([, , days]) => Number(days) > 0)).toEqual([])
  })
})
