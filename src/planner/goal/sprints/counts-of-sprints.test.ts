import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const calendar = (prompt: string) => stated(prompt, 'sprint-calendar', 'sprint').map(({ count, lengthDays }) => [count, lengthDays])

describe('how many sprints there are', () => {
  it.each<[string, number, number]>([
    ['Six lessons for our apprentices, one sprint (one week) for each: law, storage, pests, cleaning, waste, water, starting Mon 18 January.', 6, 7],
    ['A sprint lasts 3 weeks here and the next starts on Wed 20 January; let’s take two. Strings, dates, layout.', 2, 21],
    ['Rebuild the till. A 2-week sprint from Mon 18 January.', 1, 14],
    ['Rebuild the till. One sprint, two weeks, starting Mon 18 January.', 1, 14],
  ])('%s', (prompt, count, lengthDays) => {
    expect(calendar(prompt)).toEqual([[count, lengthDays]])
  })

  it('is left open where one is only told what it is', () => {
    const [found] = calendar('We meet every second Tuesday, so let’s call that a sprint: two weeks, the first begins Tuesday 19 January. Fair on 11 September.')
    expect(found![0]).not.toBe(1)
  })
})
