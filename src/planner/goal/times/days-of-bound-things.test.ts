import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const days = (said: string) => stated(`New till system in two 2-week sprints from 11 January. ${said}`, 'availability', 'sprint').map(({ appliesTo, days: { weekdays } }) => [appliesTo?.labels ?? null, weekdays])

describe('days that bind one thing', () => {
  it.each([
    ['The stock count has to happen on a weekend.', [6, 7]],
    ['Parts: training, stock count, which must run at weekends, price labels, receipts.', [6, 7]],
    ['Parts: training, stock count (can only be done on Sundays), price labels.', [7]],
    ['The stock count should only start on Mondays.', [1]],
  ])('are its own: %s', (said, weekdays) => {
    expect(days(said)).toEqual([[['stock count'], weekdays]])
  })

  it('keep the items behind them in the list', () => {
    expect(stated('New till system in two 2-week sprints from 11 January. Parts: training, stock count, which has to run on a weekend, price labels, receipts, receipts archive.', 'topic', 'sprint').map(({ label }) => label)).toEqual(['training', 'stock count', 'price labels', 'receipts', 'receipts archive'])
  })

  it.each(['We have to be there at weekends.', 'The training must happen on Tuesday 26 January.'])('are nothing else: %s', (said) => {
    expect(days(said).filter(([labels]) => labels !== null)).toEqual([])
  })
})
