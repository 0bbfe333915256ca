import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const transfers = (prompt: string) => stated(prompt, 'event').filter(({ title }) => /transfer/iu.test(title)).map(({ title }) => Number(/[\d,]+/u.exec(title)![0].replace(',', '')))
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

describe('so much from each pay', () => {
  it.each([
    ['Save £1,800 for a bike by the end of June, payday is the 26th', 6, 1800],
    ['Save up 1000 by the end of July. I get paid on the 20th of each month', 7, 1000],
    ['Put aside $2k by 1 May and my wages come in on the 15th', 4, 2000],
    ['Save 900 by April, paid on the 28th', 3, 900],
  ])('%s', (prompt, times, all) => {
    expect(transfers(prompt)).toHaveLength(times)
    expect(sum(transfers(prompt))).toBe(all)
  })

  it.each(['Save £1,800 for a bike by the end of June', 'Clear the loft by May, payday is the 26th', 'Save 1800 by the end of January, payday is the 26th', 'Save 10% by May, paid on the 28th'])('none where %s', (prompt) => {
    expect(transfers(prompt)).toEqual([])
  })
})
