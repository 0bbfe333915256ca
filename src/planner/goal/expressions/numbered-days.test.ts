import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const days = (prompt: string) => stated(prompt, 'event').map((event) => [iso(event.days.first), iso(event.days.last), event.from])

describe('numbers of days without their month', () => {
  it.each([
    ['Mudança até o fim de abril. Pintor na semana de 15 a 19.', [['2027-02-15', '2027-02-19', null]]],
    ['Preparo la oposición del 20 de mayo. Dentista el jueves 25 a las 17.', ['2027-02-25', '2027-02-25', 1020]],
    ['Nous refaisons la cuisine avant juin. Rendez-vous chez le notaire le jeudi 11 à 9h30.', ['2027-02-11', '2027-02-11', 570]],
  ])('are those of the month that has them on such weekdays in “%s”', (prompt, expected) => {
    expect(days(prompt)).toContainEqual(Array.isArray(expected[0]) ? expected[0] : expected)
  })

  it('leave weeks of the plan and hours as they are', () => {
    expect(days('Learn to weave. In week 3 to 5 I want to practise mornings.')).toEqual([])
    expect(stated('Aprender alfarería. Los martes de 16 a 18 tengo taller.', 'commitment').concat()[0]?.windows ?? stated('Aprender alfarería. Los martes de 16 a 18 tengo taller.', 'rhythm')[0]!.windows).toEqual([{ from: 960, to: 1080 }])
  })

  it('are no hours where things are counted or somebody is so old', () => {
    expect(read('I eat about 15 a day and want to stop sweets by 1 April.').readings.filter(({ kind }) => kind === 'availability' || kind === 'horizon').filter(({ source }) => source === 'stated')).toEqual([])
    expect(stated('Camping with the kids (7 and 11). Nothing before 10.', 'availability')).toEqual([])
    expect(stated('Rehearse the play. We can meet at about 19.', 'availability')).not.toEqual([])
  })
})

describe('the day before, without its date', () => {
  it.each([
    ['Christening on Sunday 9 May at 11, dinner for the godparents the evening before.', '2027-05-08'],
    ['Club nights from 18 January. The derby is Saturday 20 March, pitch inspection the day before.', '2027-03-19'],
    ['Hochzeit am 5. Juni, Polterabend am Abend davor.', '2027-06-04'],
    ['Le tournoi est le 20 mars, montage des stands la veille à 17h.', '2027-03-19'],
    ['La feria es el 20 de marzo, montaje el día anterior.', '2027-03-19'],
    ['Casamento no dia 5 de junho, jantar na véspera às 20h.', '2027-06-04'],
    ['My cousin marries on Saturday 12 June, stag party the weekend before.', '2027-06-05'],
  ])('is counted from the occasion in “%s”', (prompt, first) => {
    expect(stated(prompt, 'event').map((event) => iso(event.days.first))).toContain(first)
  })
})
