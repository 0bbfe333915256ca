import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const firsts = (prompt: string) => stated(prompt, 'precedence').map(({ before }) => before.labels[0])

it.each([
  ['Haus streichen bis Juni: Küche, Flur, Wohnzimmer (kommt zuerst)', 'Wohnzimmer'], ['Pintar la casa antes de junio: cocina, pasillo, salón (es lo primero)', 'salón'],
  ['Repeindre la maison avant juin : cuisine, couloir, salon (en premier)', 'salon'], ['Pintar a casa antes de junho: cozinha, corredor, sala (é o primeiro passo)', 'sala'], ['Paint the house by June: kitchen, hall, lounge (comes first)', 'lounge'],
  ['Haus streichen bis Juni:\n- Küche\n- Wohnzimmer, kommt zuerst\n- Flur', 'Wohnzimmer'], ['Pintar la casa antes de junio:\n- cocina\n- salón, es lo primero\n- pasillo', 'salón'],
])('puts before the rest what is said to come first: %s', (prompt, first) => {
  expect(firsts(prompt)).toContain(first)
})

it.each([
  'Renovar o sótão até 30 de junho. Pintar a cerca, no fim de abril.', 
  "Rénover le grenier avant le 30 juin. Peindre la clôture, à la fin d'avril.",
])('takes the end of a month for no turn: %s', (prompt) => {
  expect(stated(prompt, 'horizon').map(({ first }) => iso(first))).toEqual(['2027-04-16'])
})

it('takes no turn for the first day of a month', () => {
  expect(stated('Repeindre la maison avant juin : le salon en premier, puis la cuisine', 'event')).toEqual([])
})
