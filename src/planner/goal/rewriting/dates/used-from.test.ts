import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'
import { MINUTES_PER_DAY } from '../../../time/calendar-time.ts'

it.each([
  'Arreglar el piso para alquilarlo a partir del 1 de abril: pintar el salón, cambiar la ducha.', "Refaire le studio pour le louer à partir du 1er avril : peinture, douche.",
  'Arranjar o apartamento para o alugar a partir de 1 de abril: pintar a sala, trocar o chuveiro.', 'Reformar el local para abrir a partir del 1 de abril: suelo, pintura.',
])('is ready before it is used: %s', (prompt) => {
  expect(stated(prompt, 'deadline').map(({ latest }) => iso(Math.floor(latest / MINUTES_PER_DAY)))).toEqual(['2027-04-01'])
  expect(stated(prompt, 'horizon')).toEqual([])
})

it.each(['Plan para entrenar a partir del 1 de abril.', 'Correr cada mañana a partir del 1 de abril.', 'Estudar todos os dias a partir de 1 de abril.'])('what begins then begins then: %s', (prompt) => {
  expect(stated(prompt, 'deadline')).toEqual([])
})
