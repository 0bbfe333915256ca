import { describe, expect, it } from 'vitest'
import { day, iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('a journey with a rest', () => {
  it.each([
    ['Ten days in Portugal from 3 May: 4 nights in Lisbon, 3 nights in Porto and the rest by the sea', [['Lisbon', 4], ['Porto', 3], ['Sea', 2]]],
    ['Two weeks in Italy from 3 May: 4 nights in Rome, 3 nights in Florence, the remaining nights in Venice', [['Rome', 4], ['Florence', 3], ['Venice', 6]]],
    ['Ten days in Portugal from 3 May: 4 days in Lisbon, 3 days in Porto and the rest of the time on the coast', [['Lisbon', 4], ['Porto', 3], ['Coast', 5]]],
  ])('%s', (prompt, stays) => {
    expect(stated(prompt, 'stay').map(({ place, days, nights }) => [place, days ?? nights])).toEqual(stays)
  })

  it('leaves a free evening of a trip alone', () => {
    const brief = read('Business trip to Vienna 9-11 February: two client meetings and one free evening')
    expect(readingsOf(brief, 'exclusion')).toEqual([])
    expect(readingsOf(brief, 'horizon')).toMatchObject([{ first: day('2027-02-09'), last: day('2027-02-11') }])
  })

  it('takes a lone weekday for that of the stay', () => {
    const events = stated('Hen weekend in Ghent, Fri 28 May 16:00 until Sun 30 May 15:00. Boat on Saturday 14:00-16:00, dinner 20:00 Saturday.', 'event')
    expect(events.map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-05-29', 840], ['2027-05-29', 1200]])
  })

  it('knows no place in a season', () => {
    expect(readingsOf(read('Wanderreise im Sommer, eine Woche Allgäu'), 'place')).toEqual([])
    expect(stated('Fünf Tage Rom im April', 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-04-01', '2027-04-30']])
  })
})
