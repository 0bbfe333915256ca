import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const steps = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)
const series = (prompt: string) => stated(prompt, 'rhythm').map(({ title, days: { spans }, ofRoutine }) => [title, iso(spans?.[0]?.first ?? null), iso(spans?.[0]?.last ?? null), ofRoutine])

describe('steps of which one goes on for so long', () => {
  it.each([
    ['Hang the feeder, count the finches every Tue and Thu for 3 weeks, draw the chart, write the report.', ['Hang the feeder', 'draw the chart', 'write the report'], ['count the finches', '2027-01-05', '2027-01-25', 'whole']],
    ['Salt crystals for the science club by 12 March. Dissolve the salt, measure every Mon, Wed and Fri for 4 weeks, photograph the crystals, print the label.', ['Dissolve the salt', 'photograph the crystals', 'print the label'], ['measure', '2027-01-06', '2027-02-02', 'whole']],
    ['Ginger beer from scratch by 28 February: mix the plant, feed it every day for 10 days, bottle a test batch, bottle for the party', ['mix the plant', 'bottle a test batch', 'bottle for the party'], ['feed', '2027-01-05', '2027-01-14', 'whole']],
  ])('are all named in “%s”', (prompt, topics, rhythm) => {
    expect(steps(prompt)).toEqual(topics)
    expect(series(prompt)).toEqual([rhythm])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('come before it and behind it', () => {
    const orders = stated('Hang the feeder, count the finches every Tue and Thu for 3 weeks, draw the chart, write the report.', 'precedence')
    expect(orders.map(({ before, after }) => [before.labels[0], after.labels[0]])).toEqual([['Hang the feeder', 'count the finches'], ['count the finches', 'draw the chart'], ['count the finches', 'write the report']])
  })

  it.each([
    ['Learn the harp, lessons every Tuesday for 6 weeks, evenings'],
    ['Renovate the hut, Saturdays for 8 weeks, my brother helps, budget 900 euros'],
    ['Yoga every Monday for 5 weeks, in the park'],
  ])('are none in “%s”', (prompt) => {
    expect(stated(prompt, 'rhythm').filter(({ ofRoutine }) => ofRoutine)).toEqual([])
  })
})
