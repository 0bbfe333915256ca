import { describe, expect, it } from 'vitest'
import { day, read, readingsOf, stated } from '../../read-for-tests.ts'

describe('who people say they are', () => {
  it.each([
    ['Festa da escola em 12 de junho. Rita cuida dos bolos, eu, Marta, cuido da música.', ['Rita'], ['bolos', 'música']],
    ['School fête on 12 June. Rita does the cakes and I, Harry, do the music.', ['Rita', 'Harry'], ['cakes', 'music']],
  ])('stands with what they do: %s', (prompt, names, parts) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'person').map(({ name }) => name)).toEqual(names)
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(parts)
  })

  it.each([
    'Rita codes, and Ingrid who does layout helps two days a week.',
    'Rita codes. Ingrid, who does layout, works two days a week.',
  ])('is read out of a relative clause with its hours: %s', (said) => {
    const people = stated(`School paper in two 2-week sprints from 11 January: interviews, printing, sale. ${said}`, 'person', 'sprint')
    expect(people.find(({ name }) => name === 'Ingrid')).toMatchObject({ roles: ['layout'], capacity: { per: 'week' } })
  })
})

describe('when people say they can', () => {
  it.each([
    'Esvaziar a casa: cozinha, quarto, garagem, até 28 de fevereiro. Só temos as terças.',
    'Esvaziar a casa: cozinha, quarto, garagem, até 28 de fevereiro. Temos só as terças.',
    "Vider l'appartement : cuisine, chambre, garage, avant le 28 février. On n'a que les mardis.",
  ])('is no part of the work: %s', (prompt) => {
    expect(stated(prompt, 'availability').map(({ days }) => days.weekdays)).toEqual([[2]])
    expect(stated(prompt, 'topic')).toHaveLength(3)
    expect(stated(prompt, 'rhythm')).toEqual([])
  })
})

it.each([
  ['Redo the bathroom by 30 March: tiles, sink, paint. Tiles arrive 18 February, so no tiling earlier.', 'tiling'],
  ['Shop window by 30 March: photos, texts, lights. The camera comes 18 February, so no photos any sooner.', 'photos'],
])('keeps for later what waits for a delivery, and shuts no day: %s', (prompt, thing) => {
  expect(stated(prompt, 'exclusion')).toEqual([])
  expect(stated(prompt, 'event').map(({ days }) => days.first)).toEqual([day('2027-02-18')])
  expect(stated(prompt, 'horizon').map(({ first }) => first)).toEqual([day('2027-02-18')])
  expect(read(prompt).readings.some(({ kind, appliesTo }) => kind === 'horizon' && appliesTo?.labels[0] === thing)).toBe(true)
})
