import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

it.each([
  'Bad bis Ende April fliesen. Mein Bruder Timo hilft samstags.', 'Bad bis Ende April fliesen. Lena hilft mir freitags.', 'Bad bis Ende April fliesen. Meine Schwiegereltern nehmen die Kinder am Wochenende.',
  'Pintar el piso antes del 30 de abril. Mi hermano nos ayuda los sábados.', 'Pintar el piso antes del 30 de abril. Mi cuñado Rui viene conmigo los sábados.',
  'Repeindre la chambre avant le 30 avril. Mon beau-père Gilles nous aide le samedi.', 'Repeindre la chambre avant le 30 avril. Ma mère garde les enfants le dimanche.',
  'Pintar o quarto até 30 de abril. Minha mãe fica com as crianças aos domingos.', 'Pintar o quarto até 30 de abril. O meu irmão ajuda aos sábados.',
])('tells when there is help, which is no work: %s', (prompt) => {
  expect(stated(prompt, 'rhythm')).toEqual([])
  expect(stated(prompt, 'event')).toEqual([])
})

it.each([
  ['Fit werden bis 30. April. Samstags schwimmen mit meinem Bruder.', 'rhythm'], ['Ponerme en forma antes del 30 de abril. Nado los sábados con mi hermano.', 'rhythm'], ['Apprendre la guitare. Le cours est le samedi à 10h.', 'commitment'],
] as const)('leaves what is done together: %s', (prompt, kind) => {
  expect([...stated(prompt, kind), ...stated(prompt, 'rhythm'), ...stated(prompt, 'availability')].length).toBeGreaterThan(0)
})

it('who is free on days alone has them', () => {
  expect(stated("Repeindre la chambre avant le 30 avril. On n'est disponibles que le samedi.", 'availability').map(({ days }) => days.weekdays)).toEqual([[6]])
})

it('what is cancelled keeps no day free', () => {
  expect(stated('Mudanza el 24 de abril. Hay que dar de baja luz e internet y devolver las llaves el 30.', 'exclusion')).toEqual([])
})
