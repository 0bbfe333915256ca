import { expect, it } from 'vitest'
import { MINUTES_PER_DAY } from '../../../time/calendar-time.ts'
import { iso, read } from '../../read-for-tests.ts'

it.each([
  ['Comunión de mi hijo el 15 de mayo. Faltan traje, recordatorios e invitaciones, que tienen que salir un mes antes.', 'Invitaciones'],
  ['Hochzeit am 15. Mai. Es fehlen Anzug, Ringe und Einladungen, die einen Monat vorher raus müssen.', 'Einladungen'],
  ['Mariage le 15 mai. Il manque costume, alliances et invitations, qui doivent partir un mois avant.', 'Invitations'],
  ['Casamento no dia 15 de maio. Faltam fato, alianças e convites, que têm de sair um mês antes.', 'Convites'],
])('bounds the last thing of the list alone: %s', (prompt, thing) => {
  const bounds = read(prompt).readings.filter((reading) => reading.kind === 'deadline' && iso(Math.floor((reading.latest - 1) / MINUTES_PER_DAY))! <= '2027-04-15')
  expect(bounds.map(({ appliesTo }) => appliesTo?.labels)).toEqual([[thing]])
})
