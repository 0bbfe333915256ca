import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const capacities = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes ?? null])

it.each([
  'Rebuild our map, three two-week sprints from 1 March. Oda does design, Lew backend, Nia QA at half time.',
  'Rebuild our map, three two-week sprints from 1 March. Oda does design, Lew backend, Nia QA half time.',
  'Rehacer el mapa, tres sprints semanales desde el 1 de marzo. Oda en diseño, Lew en backend, Nia en pruebas a media jornada.',
  'Refaire la carte, trois sprints de deux semaines à partir du 1er mars. Oda au design, Lew au backend, Nia aux tests à mi-temps.',
  'Refazer o mapa, três sprints de duas semanas a partir de 1 de março. Oda no design, Lew no backend, Nia nos testes a meio tempo.',
  'Neue Karte, drei Sprints zu zwei Wochen ab 1. März. Oda im Design, Lew im Backend, Nia im Test halbtags.',
])('somebody of a list has half a week: %s', (prompt) => {
  expect(capacities(prompt)).toEqual([['Oda', null], ['Lew', null], ['Nia', 1200]])
})
