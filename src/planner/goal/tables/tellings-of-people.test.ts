import { describe, expect, it } from 'vitest'
import { read, readingsOf, stated } from '../read-for-tests.ts'

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
