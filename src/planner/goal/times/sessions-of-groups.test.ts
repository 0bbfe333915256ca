import { describe, expect, it } from 'vitest'
import { day, read, readingsOf, stated } from '../read-for-tests.ts'

describe('sessions of a group, told by whoever leads it', () => {
  it.each([
    ['Our brass band rehearses Tuesdays 7-9pm, concert 5 June. Pieces: Highland Cathedral, Abide with Me', 'rehearsal', [2], 1140, 1260],
    ['I coach the village netball squad, training Mondays and Thursdays 18:00-19:30. Topics: footwork, marking', 'training', [1, 4], 1080, 1170],
    ['Ich leite einen Jugendchor, wir proben freitags 17-18:30 Uhr. Lieder: Dona nobis, Bella Bimba', 'rehearsal', [5], 1020, 1110],
    ['Ensayamos los jueves de 20:00 a 22:00 y estrenamos el 12 de junio. Escenas: el mercado, la boda', 'rehearsal', [4], 1200, 1320],
    ['I teach basket weaving, six Wednesdays 19:00-21:00 from 3 March. Topics: bases, siding, rims', 'class', [3], 1140, 1260],
  ] as const)('%s', (prompt, ofGroup, weekdays, from, to) => {
    expect(stated(prompt, 'rhythm')).toMatchObject([{ ofGroup, days: { weekdays }, windows: [{ from, to }], minutes: to - from }])
  })

  it.each([
    'I sing in a choir that rehearses Tuesdays 7-9pm and want to learn my part of the Requiem. Pieces: Introit, Kyrie',
    'Strength training for me Mondays and Thursdays 18:00-19:00, goals: squat, bench',
    'I teach Tuesdays 9-12, so no writing then. Finish my novel by June, two hours a day',
  ])('are none of %s', (prompt) => {
    expect(readingsOf(read(prompt), 'rhythm').filter(({ ofGroup }) => ofGroup !== undefined)).toEqual([])
  })

  it('rest on the days that a bracket and a verb behind them take out', () => {
    const prompt = 'We rehearse Mondays 7-9pm, from 22 to 29 March (Holy Week) there is no rehearsal. Pieces: Gloria, Credo'
    expect(stated(prompt, 'exclusion')).toMatchObject([{ days: { spans: [{ first: day('2027-03-22'), last: day('2027-03-29') }] } }])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('are not told twice by “both every week”', () => {
    expect(stated('Our squad trains Tuesdays and Fridays 5-6pm, both every week', 'rhythm')).toHaveLength(1)
  })
})
