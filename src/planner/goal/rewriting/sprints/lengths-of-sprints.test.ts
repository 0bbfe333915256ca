import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const sprints = (prompt: string) => stated(prompt, 'sprint-calendar', 'sprint').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])

describe('sprints in roundabout words', () => {
  it.each<[string, [number | null, number, string]]>([
    ['Museum shop relaunch. Weeks as sprints, we begin on 11 January and have until 5 February. Stock list, labels.', [4, 7, '2027-01-11']],
    ['Museum shop relaunch, four weeks from 11 January, week = sprint. Stock list, labels.', [4, 7, '2027-01-11']],
    ['Museum shop relaunch. Each fortnight is a sprint, 11 January to 5 March. Stock list, labels.', [4, 14, '2027-01-11']],
    ['Museum shop relaunch. 1 week = 1 sprint, six of them from 11 January. Stock list, labels.', [6, 7, '2027-01-11']],
    ['We need sprints for the museum shop! 5 weeks starting January 11, one week each. Stock list, labels.', [5, 7, '2027-01-11']],
    ['Museum shop relaunch. A sprint lasts two weeks, start 11 January, end 5 March. Stock list, labels.', [4, 14, '2027-01-11']],
    ['Museum shop relaunch, 3 sprints (10 days each, from Monday 11 January). Stock list, labels.', [3, 14, '2027-01-11']],
    ['Museum shop relaunch. 15-day sprints from 11 January until 12 March. Stock list, labels.', [3, 21, '2027-01-11']],
    ['Museum shop relaunch. Two-week sprints. The first try failed, so we start again on 11 January and have until 5 March. Stock list, labels.', [4, 14, '2027-01-11']],
    ['Museumsshop. Sprints im Zweiwochentakt ab 11. Januar bis 5. März. Lagerliste, Etiketten.', [4, 14, '2027-01-11']],
  ])('%s', (prompt, expected) => {
    expect(sprints(prompt)).toEqual([expected])
  })

  it('leaves weeks that are no sprints', () => {
    expect(sprints('Museum shop relaunch. Three-week sprints from 11 January. The last week is for labels.')).toEqual([[null, 21, '2027-01-11']])
    expect(sprints('Museum shop relaunch. Two 10-day sprints, calendar days, from 11 January.')[0]![1]).toBe(10)
  })
})

describe('days beside sprints', () => {
  it('leave a date that is told of the past', () => {
    expect(stated('Museum shop. The opening on 28 December was a mess, weekly sprints from 11 January.', 'event', 'sprint')).toEqual([])
    expect(stated('Museum shop. On 28 December we lost two helpers, weekly sprints from 11 January.', 'event', 'sprint')).toEqual([])
  })

  it('do not end the plan with a trial before the last sprint', () => {
    const prompt = 'Museum shop, 4 weekly sprints from 11 January: stock list, labels; trial with the guides on Thursday 28 January.'
    expect(stated(prompt, 'event', 'sprint')).toHaveLength(1)
    expect(stated(prompt, 'deadline', 'sprint')).toEqual([])
  })

  it('reach the day that everything is for, and no date counted back from it', () => {
    expect(sprints('Release on 26 March, code freeze a week before. Sprints of 2 weeks from 15 Feb. Stock list, labels.')).toEqual([[null, 14, '2027-02-15']])
  })
})
