import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const off = (prompt: string) => stated(prompt, 'exclusion').flatMap(({ days, windows }) => (days.spans ?? []).map(({ first, last }) => [iso(first), iso(last), windows.length]))

describe('a break with its days in brackets', () => {
  it.each([
    ['Vender el coche: fotos, anuncio, papeles. Semana Santa (del 22 al 28 de marzo) no.', [['2027-03-22', '2027-03-28', 0]]],
    ['Auto verkaufen: Fotos, Anzeige, Papiere. In den Osterferien (22. März bis 3. April) nicht.', [['2027-03-22', '2027-04-03', 0]]],
    ['Vendre la voiture : photos, annonce, papiers. Pas pendant les vacances de février (du 13 au 21).', [['2027-02-13', '2027-02-21', 0]]],
  ])('is left alone: “%s”', (prompt, expected) => {
    expect(off(prompt)).toEqual(expected)
  })

  it('is no break where hours stand in the brackets', () => {
    expect(stated('Bake for the Easter Monday (10-12) course: cake, tea', 'event').map(({ from, to }) => [from, to])).toEqual([[600, 720]])
  })
})

describe('what is booked for some days', () => {
  it('is led up to where the list before it is headed so', () => {
    const prompt = 'Hull painted in dock 8-12 March (booked, Goole). before that: zincs ordered, pump-out, gas check. after: licence, ropes'
    expect(stated(prompt, 'event').map(({ days }) => [iso(days.first), iso(days.last)])).toContainEqual(['2027-03-08', '2027-03-12'])
    expect(stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
  })
})
