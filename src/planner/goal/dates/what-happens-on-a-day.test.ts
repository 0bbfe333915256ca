import { describe, expect, it } from 'vitest'
import { day, iso, stated } from '../read-for-tests.ts'

describe('what happens on a day', () => {
  it.each([
    ['I sit the day skipper theory paper on 22 May at 9:30', 'skipper theory paper'],
    ['Revise for the Dutch A2 exam on Thursday 20 May at 13:00', 'Dutch A2 exam'],
    ['Write and deliver the eulogy for my uncle on Friday 15 January at 11:00', 'Write and deliver the eulogy for my uncle'],
    ['Move from a shared flat in Hamburg to a two room flat in Bremen on 27 February', 'Move from a shared flat in Hamburg'],
    ['Surprise 40 th birthday party for my sister on 20 th February at 19:00', 'Surprise 40 th birthday party for my sister'],
    ['Dinner on 30 January. Dessert must be made on 29 January', 'Dinner'],
  ])('%s keeps the words of its title', (prompt, title) => {
    expect(stated(prompt, 'event')[0]?.title).toBe(title)
  })

  it('makes an exam of what is sat', () => {
    expect(stated('I sit the navigation paper on 22 May at 9:30', 'deadline').map(({ latest }) => latest)).toEqual([day('2027-05-22') * 1440 + 570])
  })

  it('gives one hour to both dates, and prepares until the second', () => {
    const prompt = 'Read six novels for my book club, which meets on 12 February and 12 March, both at 20:00.'
    expect(stated(prompt, 'event').map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-02-12', 1200], ['2027-03-12', 1200]])
    expect(stated(prompt, 'deadline').map(({ latest }) => latest)).toEqual([day('2027-03-12') * 1440 + 1200])
  })

  it('knows the evening before a lone weekday', () => {
    const events = stated('Barbecue for 20 this Saturday at 17:00. Marinate the meat the evening before.', 'event')
    expect(events.map(({ title, days }) => [title, iso(days.first)])).toEqual([['Barbecue for 20', '2027-01-09'], ['Marinate the meat', '2027-01-08']])
  })

  it('takes an ordinal beside a date for one of several things, each with its own deadline', () => {
    const deadlines = stated('Prepare my two talks: slides before the first talk on 10 May, handouts before the second on 24 May.', 'deadline')
    expect(deadlines.map(({ latest, appliesTo }) => [appliesTo?.labels, iso(latest / 1440)])).toEqual([[['slides'], '2027-05-10'], [['handouts'], '2027-05-24']])
  })
})

it.each([
  ['Birthday party on a Saturday in three weeks', '2027-01-30'],
  ['Dentist on Tuesday in two weeks at 10:00', '2027-01-19'],
])('%s is so many weeks ahead', (prompt, date) => {
  expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual([date])
})
