import { expect, it } from 'vitest'
import { stated } from './read-for-tests.ts'

it.each(['Organiser une fête pour 40 personnes fin août', 'Repas de 12 personnes en mars'])('people who are counted leave no day out: %s', (prompt) => {
  expect(stated(prompt, 'exclusion')).toEqual([])
  expect(stated(prompt, 'horizon')).toHaveLength(1)
})

it('and nobody does', () => {
  expect(stated('Ranger le local, personne le 8 mars', 'exclusion')).toHaveLength(1)
})

it.each(['Ranger la cave, je n’ai que mes soirées de 19h à 21h', 'Ranger la cave, nous n’avons que les soirées de 19h à 21h'])('what is all the time there is holds for the whole plan: %s', (prompt) => {
  expect(stated(prompt, 'availability').map(({ appliesTo, windows }) => [appliesTo, windows])).toEqual([[null, [{ from: 1140, to: 1260 }]]])
})
