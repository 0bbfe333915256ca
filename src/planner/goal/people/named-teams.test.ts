import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const FRAME = 'Seed catalogue, two 1-week sprints from 11 January. Photos, prices, map.'
const team = (said: string) => stated(`${FRAME} ${said}`, 'person', 'sprint').map(({ name }) => name)

describe('who is one of a team', () => {
  it.each([
    ["Team = Min-jun, Ruth van den Bosch, O'Dowd.", ['Min-jun', 'Ruth van den Bosch', "O'Dowd"]],
    ['The team: Jean-Luc, Ana María López.', ['Jean-Luc', 'Ana María López']],
    ['Me, my sister Orla and her friend Dave do this.', ['Me', 'Orla', 'Dave']],
    ["It's me and my cousin Bram.", ['Me', 'Bram']],
    ['Project lead Agata, admin Tom, and a trainer.', ['Agata', 'Tom', 'Trainer']],
    ['Marie-Claire 6 hours a day, Kit only Mondays and Tuesdays.', ['Marie-Claire', 'Kit']],
  ])('by the whole name, with the user and with those who have no name: %s', (said, names) => {
    expect(team(said)).toEqual(names)
  })

  it('is nobody of those with whom something is tried or shown', () => {
    expect(team('Then a trial with six teachers.')).toEqual([])
    expect(team('A demo with eight pupils in the last sprint.')).toEqual([])
    expect(team('Two 1-week sprints with five students.')).toHaveLength(5)
  })
})

describe('hours said in turn', () => {
  it.each([
    ['Ingrid can give 12h a week, Tomas 8h.', [720, 480]],
    ['Samenkatalog in zwei einwöchigen Sprints ab 11. Januar: Fotos, Preise, Karte. Ingrid kann 12 Stunden pro Woche, Tomas 8.', [720, 480]],
    ['Catálogo de semillas en dos sprints de una semana desde el 11 de enero: fotos, precios, mapa. Ingrid tiene 12 horas por semana, Tomás 8.', [720, 480]],
  ])('have the unit of the first: %s', (said, minutes) => {
    expect(stated(said.startsWith('Ingrid') ? `${FRAME} ${said}` : said, 'person', 'sprint').map(({ capacity }) => capacity?.minutes)).toEqual(minutes)
  })
})
