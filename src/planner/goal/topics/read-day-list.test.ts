import { describe, expect, it } from 'vitest'
import { iso, read } from '../read-for-tests.ts'

/** 'haircut 2027-01-09 10:00', 'groceries', 'permit < 2027-01-07'. */
function things(prompt: string): string[] {
  const brief = read(prompt)
  if (brief.isErrands !== true) return []
  const due = (label: string) => brief.readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo?.labels[0] === label ? [` < ${iso(reading.latest / 1440 - 1)}`] : []))[0] ?? ''
  return brief.readings.flatMap((reading) => (reading.kind === 'event' ? [`${reading.title} ${iso(reading.days.first)} ${Math.floor(reading.from! / 60)}:${String(reading.from! % 60).padStart(2, '0')}`] : reading.kind === 'topic' ? [`${reading.label}${due(reading.label)}`] : []))
}

describe('a list of things to do', () => {
  it.each([
    ['Saturday: 10am barber, groceries, 3pm tennis with Ola, ring gran', ['barber 2027-01-09 10:00', 'groceries', 'tennis with Ola 2027-01-09 15:00', 'ring gran']],
    ['tomorrow: 9 optician, 12 lunch with Kim, 4pm call Jo', ['optician 2027-01-05 9:00', 'lunch with Kim 2027-01-05 12:00', 'call Jo 2027-01-05 16:00']],
    ['Today I have to send the offer, call Kim at 2, and go to the pool before 8pm', ['send the offer', 'call Kim 2027-01-04 14:00', 'go to the pool']],
    ['email the club about the keys, pay the gas bill, renew the bus pass by Thursday', ['email the club about the keys', 'pay the gas bill', 'renew the bus pass < 2027-01-07']],
    ['Things to do this week:\n- return the drill\n- vet Thursday 9:30\n- card for Ida (by Friday)', ['return the drill', 'vet 2027-01-07 9:30', 'card for Ida < 2027-01-08']],
    ['at 8 swimming and at 11 fetch the twins tomorrow', ['swimming 2027-01-05 8:00', 'fetch the twins 2027-01-05 11:00']],
    ['Monday: call Kim, pool at 7pm\nTuesday: vet 9:15, buy bread', ['call Kim', 'pool 2027-01-04 19:00', 'vet 2027-01-05 9:15', 'buy bread']],
    ['Samstag: Fenster putzen, 11 Uhr Friseur, Tante anrufen', ['Fenster putzen', 'Friseur 2027-01-09 11:00', 'Tante anrufen']],
    ['mañana a las 9 dentista y a las 12 recoger a los niños', ['dentista 2027-01-05 9:00', 'recoger a los niños 2027-01-05 12:00']],
  ])('“%s”', (prompt, expected) => {
    expect(things(prompt)).toEqual(expected)
  })

  it.each([
    'Shop. Finish the cart before payments',
    'Wedding on 19 June, ceremony at 16:00, dinner at 18:00',
    'Learn React, Node and Docker',
    'Yoga every Tuesday, swimming every Thursday at 7',
    'Buy a house, sell the flat and move in three months',
    'Saturday: I am away',
  ])('is not “%s”', (prompt) => {
    expect(things(prompt)).toEqual([])
  })

  it('keeps things to the days of the headings that they stand under', () => {
    const brief = read('Monday: call Kim, pool at 7pm\nTuesday: vet 9:15, buy bread')
    expect(brief.readings.flatMap((reading) => (reading.kind === 'availability' && reading.appliesTo ? [`${reading.appliesTo.labels[0]} ${iso(reading.days.spans![0]!.first)}`] : []))).toEqual(['call Kim 2027-01-04', 'buy bread 2027-01-05'])
  })
})
