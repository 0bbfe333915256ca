import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ days, from, to }) => [iso(days.first), iso(days.last), from, to])

describe('the hours of a thing of several days', () => {
  it.each([
    'Bonsai exhibition Sat 17 and Sun 18 April (open 10:00-17:00 both days). Twelve trees to prepare.',
    'Bonsai exhibition on 17 and 18 April, each day 10-17. Twelve trees to prepare.',
    'Bonsai-Ausstellung am 17. und 18. April, an beiden Tagen 10-17 Uhr. Zwölf Bäume vorbereiten.',
  ])('are those of each of its days in “%s”', (prompt) => {
    expect(events(prompt)).toEqual([['2027-04-17', '2027-04-17', 600, 1020], ['2027-04-18', '2027-04-18', 600, 1020]])
  })

  it('are none of the days of whoever goes there', () => {
    expect(events('Two auctions on 17 and 18 April, 30 lots, I teach until 2pm every day')).toEqual([['2027-04-17', '2027-04-17', null, null], ['2027-04-18', '2027-04-18', null, null]])
    expect(stated('Two auctions on 17 and 18 April, 30 lots, I teach until 2pm every day', 'commitment').map(({ windows }) => windows)).toEqual([[{ from: 0, to: 840 }]])
  })

  it('are those of its opening', () => {
    expect(events('Our little bakery opens, 3 Mill Lane, Friday 30 April, doors open 7am. Need an oven.').map(([day, , from]) => [day, from])).toEqual([['2027-04-30', 420]])
    expect(stated('Opening my studio, 3 Mill Lane, Friday 30 April, doors open 7am.', 'event').map(({ title, place }) => [title, place])).toEqual([['Opening my studio', '3 Mill Lane']])
  })
})

describe('somebody who comes for some days', () => {
  it.each([
    ['Redo the garden. The paver comes on Mon 8 March and needs six working days.', '2027-03-15'],
    ['Redo the garden. The paver comes on Mon 8 March and stays for three days, so Mon-Wed.', '2027-03-10'],
    ['Den Garten neu machen. Der Maurer kommt am 8. März und braucht drei Tage.', '2027-03-10'],
  ])('is there for all of them in “%s”', (prompt, last) => {
    expect(events(prompt)).toEqual([['2027-03-08', last, null, null]])
    expect(stated(prompt, 'horizon')).toEqual([])
  })
})
