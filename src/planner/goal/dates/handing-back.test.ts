import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('what is given back whole', () => {
  it.each([
    ['Clear the attic: trunks, lamps, toys. It must be handed back empty on 28 February.', 'Handing back'],
    ['Restore the harmonium: keys, bellows. It goes back to its owner on 28 February.', 'Handing back'],
    ['Vaciar el local: estantes, libros. Tenemos que entregarlo vacío el 28 de febrero.', 'Entrega'],
    ['Dachboden entrümpeln: Kisten, Lampen. Wir müssen ihn am 28. Februar leer übergeben.', 'Übergabe'],
    ['Vider le grenier : malles, lampes. Il faut le rendre vide le 28 février.', 'Remise'],
  ])('ends the work: %s', (prompt, title) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'event').map((event) => [event.title, iso(event.days.first)])).toEqual([[title, '2027-02-28']])
    expect(readingsOf(brief, 'deadline').map(({ latest, appliesTo }) => [iso(Math.floor((latest - 1) / 1440)), appliesTo])).toEqual([['2027-02-28', null]])
  })

  it('leaves a part that is handed in to its day', () => {
    expect(stated('Study for my finals by 30 May: biology, essay on Kant. The essay has to be handed in on 3 March.', 'deadline').filter(({ appliesTo }) => appliesTo === null)).toHaveLength(1)
  })
})

describe('what is done with a house or a group', () => {
  it.each([
    ['Renovate our shop: walls, floor, till.', 'Renovate our shop'],
    ['Sort the garage: boxes, tools, bikes.', 'Sort the garage'],
    ['Vaciar el taller: bicicletas, libros, cajas.', 'Vaciar el taller'],
    ['Library of our village: sort the stock, label shelves', 'sort the stock'],
  ])('names the goal: %s', (prompt, subject) => {
    expect(read(prompt).subject).toBe(subject)
  })
})
