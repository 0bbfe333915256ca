import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

it.each([
  'Webseite bis Juni: Startseite, Shop, Workshop. Der Workshop muss an einem Donnerstag von 12 bis 13 Uhr sein',
  'Rehacer la web antes de junio: portada, tienda, taller. El taller tiene que ser un jueves de 12 a 13 h',
  'Refaire le site avant juin : accueil, boutique, atelier. L’atelier doit avoir lieu un jeudi de 12h à 13h',
  'Refazer o site antes de junho: capa, loja, oficina. A oficina tem que ser numa quinta, das 12h às 13h',
])('keeps one thing to the weekday it has to be on: %s', (prompt) => {
  const own = stated(prompt, 'availability').map(({ days, windows, appliesTo }) => [appliesTo?.labels.length, days.weekdays, windows])
  expect(own).toEqual([[1, [4], [{ from: 720, to: 780 }]]])
})
