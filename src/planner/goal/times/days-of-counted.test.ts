import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const rhythms = (prompt: string) => stated(prompt, 'rhythm').map(({ title, count, days }) => [title, count, days.weekdays ?? []])

describe('as many days as sittings behind their number', () => {
  it.each([
    ['Gravel race on 30 May. Three rides a week: trainer Tuesday and Thursday 6:30 to 7:30 am, and Sunday 9-12.', [['rides', 3, [2, 4, 7]]]],
    ['Half marathon 16 May. Four runs a week (Mon, Wed, Fri 6:30-7:15 and Sunday 8-10).', [['runs', 4, [1, 3, 5, 7]]]],
    ['Dog trial on 22 May. Training three times a week: garden Mon and Thu 17:30-18:00, club ground Saturday 10-11:30.', [['Training', 3, [1, 4, 6]]]],
  ])('are their days, wherever they are: “%s”', (prompt, expected) => {
    expect(rhythms(prompt)).toEqual(expected)
    expect(stated(prompt, 'availability').flatMap(({ days }) => days.weekdays ?? []).toSorted((a, b) => a - b)).toEqual(expected[0]![2])
  })

  it('keep the kinds of sitting that are named with them', () => {
    expect(rhythms('Four runs a week: easy runs Tue and Thu 6:30-7:30, intervals Wednesday 18-19, long run Sunday 8-10. Marathon on 30 May.').map(([title]) => title)).toEqual(['runs', 'easy runs', 'intervals', 'long run'])
  })
})

it('one thing a week takes its hours and its beginning with it', () => {
  const prompt = 'Piano recital on 27 March. One quartet rehearsal per week from 22 Feb on Wednesdays 5-6:30.'
  expect(stated(prompt, 'rhythm')).toMatchObject([{ count: 1, per: 'week', days: { weekdays: [3] }, windows: [{ from: 1020, to: 1110 }] }])
  expect(stated(prompt, 'availability')).toEqual([])
  expect(stated(prompt, 'horizon')).toEqual([])
})
