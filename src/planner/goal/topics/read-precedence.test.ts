import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const FLATS = {
  en: 'Redo the flat by 30 April: floor, paint, wiring.',
  de: 'Wohnung bis 30. April herrichten: Boden, Anstrich, Elektrik.',
  es: 'Reformar el piso antes del 30 de abril: suelo, pintura, cableado.',
  fr: 'Rénover l’appartement avant le 30 avril : sol, peinture, câblage.',
  pt: 'Reformar o apartamento até 30 de abril: piso, pintura, fiação.',
}
const orders = (prompt: string) => stated(prompt, 'precedence').map(({ before, after }) => `${before.labels.join()} > ${after.labels.join()}`.toLowerCase())

describe('what comes before what', () => {
  it.each([
    ['en', 'The floor has to wait until the paint is dry.', 'paint > floor'],
    ['en', 'Before painting I need the wiring done.', 'wiring > paint'],
    ['en', 'No painting before the wiring is finished.', 'wiring > paint'],
    ['de', 'Der Boden kommt erst nach dem Anstrich.', 'anstrich > boden'],
    ['de', 'Der Boden muss warten, bis der Anstrich fertig ist.', 'anstrich > boden'],
    ['es', 'El suelo va después de la pintura.', 'pintura > suelo'],
    ['es', 'No se puede pintar hasta que esté el cableado.', 'cableado > pintura'],
    ['fr', 'Le sol vient après la peinture.', 'peinture > sol'],
    ['fr', 'Pas de peinture avant le câblage.', 'câblage > peinture'],
    ['pt', 'O piso vem depois da pintura.', 'pintura > piso'],
    ['pt', 'Só pintar quando a fiação estiver pronta.', 'fiação > pintura'],
  ] as const)('is told in any language by its parts alone: %s %s', (language, told, order) => {
    expect(orders(`${FLATS[language]} ${told}`)).toEqual([order])
  })

  it('is no stretch of time and no wish', () => {
    expect(orders(`${FLATS.de} Vom 1. bis 7. März sind wir weg.`)).toEqual([])
    expect(orders(`${FLATS.es} Trabajo hasta las seis.`)).toEqual([])
    expect(orders(`${FLATS.en} When it rains I cannot paint.`)).toEqual([])
  })
})
