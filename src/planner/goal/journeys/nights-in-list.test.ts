import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const nights = (prompt: string) => stated(prompt, 'stay').map(({ place, nights: count }) => `${place} ${count}`)

describe('nights in a list of places', () => {
  it('are one each, in the order of the list', () => {
    expect(nights("Ring of Kerry in a van, 3-7 May. One night each in Kenmare, Sneem, Waterville and Port o'Kelly.")).toEqual(['Kenmare 1', 'Sneem 1', 'Waterville 1', "Port o'Kelly 1"])
  })

  it.each([
    ['Le canal du Midi à vélo, du 3 au 8 mai. On dort à Castelnaudary, Carcassonne (deux nuits), Homps et Béziers.', ['Castelnaudary 1', 'Carcassonne 2', 'Homps 1', 'Béziers 1']],
    ['Vía de la Plata, del 3 al 6 de mayo. Dormimos en Guillena, Almadén y Monesterio.', ['Guillena 1', 'Almadén 1', 'Monesterio 1']],
  ])('are read in other languages: %s', (prompt, expected) => {
    expect(nights(prompt)).toEqual(expected)
  })

  it('end the legs of a way, and are two where one rests', () => {
    expect(nights('Coast walk 3-7 May. Stages: Amble – Craster (12 km), Craster – Seahouses (15 km), Seahouses – Bamburgh (9 km). Rest day in Craster.')).toEqual(['Craster 2', 'Seahouses 1', 'Bamburgh 1'])
  })

  it('are not what is only connected or done in a row', () => {
    expect(nights('Oslo 3 days, Riga 4 days. Direct flights: Oslo – Riga, Riga – Malta.')).toEqual(['Oslo null', 'Riga null'])
    expect(nights('We sleep in on Sundays. Learn to draw by 1 May.')).toEqual([])
  })
})
