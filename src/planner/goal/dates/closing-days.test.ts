import { describe, expect, it } from 'vitest'
import { stated, iso } from '../read-for-tests.ts'

const told = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => `${title} ${iso(days.first)!} ${from === null ? '-' : from / 60}`)

describe('hours of a list whose day is told behind it', () => {
  it('are those of a sentence that is the day alone', () => {
    const events = told('For the goat show: pens up 9.30; judging 11.00; prizes 15.30. Sunday 18 July. Vet check on Monday 5 July at 10am.')
    expect(events).toEqual(expect.arrayContaining(['judging 2027-07-18 11', 'prizes 2027-07-18 15.5', 'Vet check 2027-07-05 10']))
  })
  it('are those of a day that is said of all of them, whatever was dated before', () => {
    const events = told('Prom committee. DJ visit Friday 7 May, 4pm. Stall one: bake table, 8.30. Stall two: bottle raffle, 10.30. Those are all on Saturday 19 June.')
    expect(events).toEqual(expect.arrayContaining(['DJ visit 2027-05-07 16']))
    expect(events.filter((event) => event.includes('2027-06-19')).length).toBe(2)
  })
  it('are not those of a day that says something else', () => {
    expect(told('Open evening, Friday 30 April. Sheet music: piano 9.00, harp 10.00. Dentist on Friday 7 May.').join()).not.toMatch(/(?:piano|harp) 2027-05-07/u)
  })
})

describe('an hour with its name behind it', () => {
  it.each([
    ["Regatta on Saturday 8 May. 08.30 skippers' briefing, 17.15 prizes.", 'prizes 2027-05-08 17.25'],
    ['Swim gala, 14 July:\n12.45 – coach leaves\n13.30 – warm-up\n16.10 – finals', 'warm-up 2027-07-14 13.5'],
  ])('is called so: %s', (prompt, event) => {
    expect(told(prompt)).toContain(event)
  })
  it('is not called after what only tells of the hour', () => {
    expect(told('Regatta on Saturday 8 May. 7pm or later is fine. 9am onwards I am at work.').length).toBe(1)
  })
})
