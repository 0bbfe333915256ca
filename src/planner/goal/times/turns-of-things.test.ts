import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const turns = (prompt: string) => stated(prompt, 'rhythm').map(({ title, count, per, windows }) => [title, count, per, ...windows.map(({ from }) => from / 60)])
const span = (prompt: string) => stated(prompt, 'horizon').flatMap(({ first, last }) => [iso(first), iso(last)])

describe('a thing with several minutes of the day', () => {
  it.each([
    ['cough syrup for Timo 7am, 1pm and 7pm for 5 days from wednesday', 'cough syrup for Timo', [7, 13, 19]],
    ['I have to turn the cheese at 6:30 and at 18:30 for three weeks', 'turn the cheese', [6.5, 18.5]],
    ['Feed the lamb: 6am, noon, 6pm, 11pm', 'Feed the lamb', [6, 12, 18, 23]],
    ['give Bruno his insulin at 8am and 8pm until 31 January', 'give Bruno his insulin', [8, 20]],
    ['Nasenspray um 7, 13 und 21 Uhr, 5 Tage lang ab morgen', 'Nasenspray', [7, 13, 21]],
    ['sirop pour la toux à 8h, 13h et 20h pendant 6 jours', 'sirop pour la toux', [8, 13, 20]],
    ['colirio a las 8:00, a las 15:00 y a las 22:00 durante 10 días', 'colirio', [8, 15, 22]],
  ])('is done at each of them every day in “%s”', (prompt, title, hours) => {
    expect(turns(prompt)).toEqual([[title, hours.length, 'day', ...hours]])
    expect(stated(prompt, 'availability')).toEqual([])
    expect(stated(prompt, 'event')).toEqual([])
  })

  it.each([
    ['Compost bin to build. I am free at 8am and 3pm.'],
    ['Finish the mosaic. Ferries leave at 9am and 4pm.'],
    ['Open workshop on 20 February: tours at 10am, 12 and 2pm'],
    ['Write the club history. Meals at 8am, 1pm and 7pm.'],
    ['Call the museum at 10am or 3pm'],
  ])('is no series where “%s”', (prompt) => {
    expect(turns(prompt).filter(([, , per]) => per === 'day')).toEqual([])
  })

  it('lasts so many days from a day on, said with or without a “for”', () => {
    expect(span('Eye gel 8am and 8pm. Nine days from tomorrow.')).toEqual(['2027-01-05', '2027-01-13', '2027-01-05', null])
    expect(span('sirop à 8h et 20h pendant 6 jours à partir de demain')).toEqual(['2027-01-05', '2027-01-10', '2027-01-05', null])
    expect(span('Hand in the report seven days from tomorrow')).toEqual([])
  })
})
