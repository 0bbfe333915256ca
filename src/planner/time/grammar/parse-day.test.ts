import { expect, it } from 'vitest'
import { stated } from '../../goal/read-for-tests.ts'

it.each(['Ranger l’appartement, nous vivons au 3e étage', 'Réviser pour la 4ème au collège', 'Réparer la porte au 5e'])('ranks are no days of a month in French: %s', (prompt) => {
  expect([...stated(prompt, 'deadline'), ...stated(prompt, 'event'), ...stated(prompt, 'horizon')]).toEqual([])
})

it.each([['Ranger la cave avant le 1er mars', 'deadline'], ['Tidy the cellar by the 3rd', 'deadline']] as const)('but the first day is, and English ones are: %s', (prompt, kind) => {
  expect(stated(prompt, kind)).toHaveLength(1)
})
