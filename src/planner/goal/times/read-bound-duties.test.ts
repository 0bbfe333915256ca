import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const duties = (prompt: string) => stated(prompt, 'commitment').map(({ title, days, inPlan }) => [title, days.weekdays, iso(days.spans?.[0]?.last ?? null), inPlan])
const open = (prompt: string) => stated(prompt, 'availability').map(({ days }) => [days.weekdays, iso(days.spans?.[0]?.last ?? null)])

describe('weekdays that are taken until a day comes', () => {
  it.each([
    ['Open a flower shop by 1 May. Until 14 March I’m employed Monday to Thursday all day, so before that only Fridays and Saturdays.', 'Work', [1, 2, 3, 4], '2027-03-14', [[5, 6], '2027-03-14']],
    ['Restore the punt by 1 May. Till the end of February I work Wednesday to Sunday, so before that only Mondays and Tuesdays.', 'Work', [3, 4, 5, 6, 7], '2027-02-28', [[1, 2], '2027-02-28']],
  ])('are no end of the plan: “%s”', (prompt, title, weekdays, last, before) => {
    expect(duties(prompt)).toEqual([[title, weekdays, last, false]])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440 - 1))).toEqual(['2027-05-01'])
    expect(open(prompt)).toEqual([before])
  })

  it('are named before the day as well', () => {
    expect(duties('Sell the boat by 30 April. I’m on a course Mon-Thu until 19 February.')).toEqual([['Course', [1, 2, 3, 4], '2027-02-19', false]])
  })

  it.each(['Finish the essay until 5 March, I can work Mondays and Tuesdays.', 'Write a play by June. Until 5 March I work on it Mondays only.'])('are the plan’s where they are for it: “%s”', (prompt) => {
    expect(duties(prompt)).toEqual([])
  })
})

describe('a weekday behind a verb that tells of the past', () => {
  it.each(['I broke my wrist on Tuesday. Get my allotment ready by 1 April.', 'Got the keys on Thursday. Decorate the flat by 1 March.', 'Had my knee done on Tuesday. Plan the time from 11 January to 7 February.'])('is behind us: “%s”', (prompt) => {
    expect(stated(prompt, 'event')).toEqual([])
  })

  it.each(['We booked the hall for Saturday, plan the party.', 'We decided to hold the raffle on Saturday.'])('lies ahead where something was booked or decided: “%s”', (prompt) => {
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual(['2027-01-09'])
  })

  it('gives the weeks of the plan by their dates', () => {
    expect(stated('Had my wrist done on Tuesday. Need the next four weeks laid out, from Monday 11 January until Sunday 7 February.', 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-01-11', '2027-02-07']])
  })
})
