import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const capacities = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles.join(', '), capacity?.minutes ?? null])

it.each([
  ['Neue Website in 3 Sprints ab 1. Februar. Team: Mira (Pflege, 2 Tage), Olli (Frontend, halber Tag).', [['Mira', 'Pflege', 960], ['Olli', 'Frontend', 240]]],
  ['Nueva web en 3 sprints desde el 1 de febrero. Equipo: Sofía (móvil, 3 días), Iván (backend, medio día a la semana).', [['Sofía', 'móvil', 1440], ['Iván', 'backend', 240]]],
  ['Nouveau site en 3 sprints à partir du 1er février. Équipe : Léa (rédaction, 3 jours), Paul (contenus, une demi-journée).', [['Léa', 'rédaction', 1440], ['Paul', 'contenus', 240]]],
  ['Novo site em 3 sprints a partir de 1 de fevereiro. Equipa: Joana (frontend, 4 dias por semana), Ana (design, 3 dias).', [['Joana', 'frontend', 1920], ['Ana', 'design', 1440]]],
])('days in a roster are hours of a week: %s', (prompt, expected) => {
  expect(capacities(prompt)).toEqual(expected)
  expect(stated(prompt, 'topic', 'sprint')).toEqual([])
})

it('days of work stay days of work', () => {
  expect(stated('Neue Website in 3 Sprints ab 1. Februar. Ada baut: Login (3 Tage), Suche (2 Tage).', 'topic', 'sprint').map(({ minutes }) => minutes)).toEqual([1440, 960])
})
