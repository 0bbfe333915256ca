import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../../read-for-tests.ts'

function eventsOf(prompt: string): [string, string | null, number | null][] {
  return stated(prompt, 'event').map(({ title, days, from }) => [title, iso(days.first), from])
}

describe('lists of dates', () => {
  it('have the hour that is said once for all of them', () => {
    expect(eventsOf('Vaccinations 10 Feb dog, 17 Feb cat, 24 Feb rabbit, same time each week 5.15pm')).toEqual([['Vaccinations dog', '2027-02-10', 1035], ['Vaccinations cat', '2027-02-17', 1035], ['Vaccinations rabbit', '2027-02-24', 1035]])
  })

  it('have it from the next sentence as well', () => {
    expect(eventsOf('Open days: Bath 6 March, Exeter 13 March, Cardiff 20 March. All at 10am')).toEqual([['Open days Bath', '2027-03-06', 600], ['Open days Exeter', '2027-03-13', 600], ['Open days Cardiff', '2027-03-20', 600]])
  })

  it('are named by what stands in brackets behind each date, and called what their heading says', () => {
    const prompt = 'Course dates: 13 Feb (first aid), 27 Feb (ropes), 13 March (assessment). Each day 9-4 at the fire station'
    expect(eventsOf(prompt)).toEqual([['Course first aid', '2027-02-13', 540], ['Course ropes', '2027-02-27', 540], ['Course assessment', '2027-03-13', 540]])
    expect(read(prompt).subject).toBe('Course')
  })

  it('keep the hours that each of them has', () => {
    expect(eventsOf('Exams: maths 10 May 9am, physics 12 May 1.30pm. All at the sports hall').map(([, day, from]) => [day, from])).toEqual([['2027-05-10', 540], ['2027-05-12', 810]])
  })

  it('say what recurs rather than the occasion that it is for', () => {
    expect(eventsOf('Fittings for the wedding: 5, 12 and 19 March at 6pm, wedding 27 March at 2pm')).toEqual([['Fittings for the wedding', '2027-03-05', 1080], ['Fittings for the wedding', '2027-03-12', 1080], ['Fittings for the wedding', '2027-03-19', 1080], ['wedding', '2027-03-27', 840]])
  })

  it('are turns of people where they are called so', () => {
    expect(eventsOf('Cleaning rota: 6 March (Ana), 13 March (Leo)').map(([title]) => title)).not.toContain('Cleaning rota Ana')
  })
})

describe('hours said elsewhere', () => {
  it.each([
    ['Barber 9 Feb at 5pm, nails on the 11th same time', 'nails', ['2027-02-11', 1020]],
    ['First aid training 9-10 March 10-4', 'First aid training', ['2027-03-10', 600]],
    ['Measuring on 3 March after school (3.30)', 'Measuring', ['2027-03-03', 930]],
  ])('%s', (prompt, title, [day, from]) => {
    expect(eventsOf(prompt)).toContainEqual([title, day, from])
  })
})

describe('points of each date', () => {
  it('are said for every one of them', () => {
    const prompt = 'Recitals 6 and 20 March at 8pm. Tune the piano two days before each and open the doors 1 hour before every one'
    expect(eventsOf(prompt).slice(2)).toEqual([['Tune the piano', '2027-03-04', null], ['Tune the piano', '2027-03-18', null], ['open the doors', '2027-03-06', 1140], ['open the doors', '2027-03-20', 1140]])
  })

  it('bar the days on which nothing can be done', () => {
    const [barred] = stated('Infusions on 15 Feb, 8 March and 29 March. The two days after each I can do nothing. Sort the attic by Easter', 'exclusion')
    expect(barred?.days.spans?.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-02-16', '2027-02-17'], ['2027-03-09', '2027-03-10'], ['2027-03-30', '2027-03-31']])
  })

  it('are not made of dates that only one thing has', () => {
    expect(eventsOf('Match on 6 March. Stretch the day before each session')).toEqual([['Match', '2027-03-06', null]])
  })
})
