import { describe, expect, it } from 'vitest'
import { day, stated } from '../read-for-tests.ts'

describe('a trip told by its ways out and back', () => {
  it.each([
    ['Long weekend in Lisbon, fly out Thu 11 March at 7:05, back Sunday evening 14 March. Must see: Belém, the tile museum.', '2027-03-11', '2027-03-14'],
    ['City break in Porto. Flight out Friday 9 April 6:40, flight home Monday 12 April 20:10. Port lodges, Ribeira.', '2027-04-09', '2027-04-12'],
    ['Skiing in Tignes, coach leaves Friday 5 February at 18:00, back on Sunday 14 February. Lessons.', '2027-02-05', '2027-02-14'],
  ])('has the days between them: %s', (prompt, first, last) => {
    expect(stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo === null)).toMatchObject([{ first: day(first), last: day(last) }])
  })

  it('keeps the hour at which one leaves', () => {
    expect(stated('Long weekend in Lisbon, fly out Thu 11 March at 7:05, back Sunday evening 14 March.', 'event')).toMatchObject([{ title: 'fly out', from: 7 * 60 + 5 }])
  })

  it('is none where one only leaves, or comes back from elsewhere', () => {
    expect(stated('Prepare the talk for the conference: I fly on 3 May, slides by 1 May.', 'horizon').some(({ last }) => last !== null)).toBe(false)
    expect(stated('Paint the hall. My parents are back on 20 March, the painter leaves on 12 March.', 'horizon').some(({ first, last }) => first !== null && last !== null)).toBe(false)
  })
})
