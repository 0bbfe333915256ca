import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

function eventsOf(prompt: string): [string, string | null, number | null][] {
  return stated(prompt, 'event').map(({ title, days, from }) => [title, iso(days.first), from])
}

describe('hours that each of several dates has', () => {
  it('are said of each of them, under its place', () => {
    const events = eventsOf('Small tour with the band: Bonn 4/3, Mainz 5/3, Ulm 9/3. soundcheck 5pm on stage 8.30 every night, van picked up the morning of the first gig')
    expect(events).toContainEqual(['Bonn', '2027-03-04', null])
    expect(events).toContainEqual(['soundcheck Mainz', '2027-03-05', 1020])
    expect(events).toContainEqual(['stage Ulm', '2027-03-09', 1230])
    expect(events).toContainEqual(['van picked up', '2027-03-04', 540])
    expect(stated('Small tour with the band: Bonn 4/3, Mainz 5/3, Ulm 9/3.', 'person')).toEqual([])
  })

  it('are those of dates without names too', () => {
    expect(eventsOf('Open days 6 March, 13 March and 20 March. Set up 9am each time.').filter(([, , from]) => from !== null)).toEqual([['set up', '2027-03-06', 540], ['set up', '2027-03-13', 540], ['set up', '2027-03-20', 540]])
  })

  it('leave shares of people and hours of habits', () => {
    expect(stated('Team: Ana 2/3, Ben 1/2, Cem 1/3 time. Build a shed by June.', 'person').map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cem'])
    expect(eventsOf('Exam on 9 March. Piano 5pm every day.').map(([title]) => title)).toEqual(['Exam'])
  })
})
