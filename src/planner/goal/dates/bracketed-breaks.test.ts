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

describe('what is told beside a list', () => {
  it.each([
    'Sell the van: inspection (valid 6 months, to be booked), photos, advert.',
    'Reformar el piso: licencia (tarda unas 6 semanas), cédula, fotos.',
    'Vendre la voiture : contrôle technique (valable 6 mois), photos, annonce.',
  ])('is no length of the plan: “%s”', (prompt) => {
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('is no work where it tells of days that are left alone', () => {
    const prompt = 'Open a sewing room: insurance, flyer, price list. Easter holidays 29 March - 9 April: kids home, only the plumber.'
    expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(['insurance', 'flyer', 'price list'])
  })

  it('has happened where something broke at the feast before', () => {
    const prompt = 'Boiler burst over Christmas, cellar is flooded: two quotes, drying, paint. We would like to bathe again by 28 March.'
    expect(stated(prompt, 'horizon')).toEqual([])
    expect(stated(prompt, 'event')).toEqual([])
  })

  it('stands for the part that is done then', () => {
    expect(stated('Open a music room by 12 April: piano tuned (Mr Sato, Fri 9 April 14:00), flyer, website.', 'topic').map(({ label }) => label)).toEqual(['flyer', 'website'])
  })
})
