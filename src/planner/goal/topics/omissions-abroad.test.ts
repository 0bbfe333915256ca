import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const leftOut = (prompt: string) => stated(prompt, 'exclusion', 'sprint').filter(({ days }) => Object.keys(days).length === 0).flatMap(({ appliesTo }) => appliesTo?.labels ?? [])

it.each([
  ['Web del coro en dos sprints: agenda, fotos. El foro lo dejamos para más adelante.', ['foro']],
  ['Web del coro en dos sprints: agenda, fotos. Las donaciones quedan fuera.', ['donaciones']],
  ['Chorseite in zwei Sprints: Termine, Fotos. Ein Forum kommt erst später.', ['Forum']],
  ['Chorseite in zwei Sprints: Termine, Fotos. Spenden brauchen wir hier nicht.', ['Spenden']],
  ['Site de la chorale en deux sprints : agenda, photos. Le forum, ce sera pour plus tard.', []],
  ['Site de la chorale en deux sprints : agenda, photos. Les dons on verra plus tard.', ['dons']],
  ['Site do coral em dois sprints: agenda, fotos. O fórum fica pra depois.', ['fórum']],
])('what is not to be planned: %s', (prompt, expected) => {
  expect(leftOut(prompt)).toEqual(expected)
  expect(stated(prompt, 'topic', 'sprint').map(({ label }) => label.toLowerCase())).toEqual(expect.arrayContaining([expect.stringMatching(/agenda|termine/u), expect.stringMatching(/fot|phot/u)]))
})

it.each(['Web del coro en dos sprints: agenda, fotos. La demo queda para el viernes.', 'Chorseite in zwei Sprints: Termine, Fotos. Die Fotos kommen zuerst.'])('is not told by: %s', (prompt) => {
  expect(leftOut(prompt)).toEqual([])
})
