import { expect, it } from 'vitest'
import { read, readingsOf } from '../../read-for-tests.ts'

/** Whose is what, as people of the plan or as what is settled with somebody. */
const shares = (prompt: string) => {
  const brief = read(prompt)
  return [...readingsOf(brief, 'person').flatMap(({ name, roles }) => roles.map((role) => `${name}: ${role}`)), ...readingsOf(brief, 'settled').flatMap(({ by, appliesTo }) => (appliesTo?.labels ?? []).map((label) => `${by}: ${label}`))]
}

it.each([
  ['Gartenfest am 12. Juni. Karin sucht die Lampions aus. Noch offen: Grill, Getränke.', 'Karin: Lampions aussuchen'],
  ['Gartenfest am 12. Juni. Tante Heidi backt zwei Torten, ich mache die Einladungen.', 'Heidi: zwei Torten backen'],
  ['Bautizo el 12 de junio. Mi cuñada Pili saca las fotos, yo hago las invitaciones.', 'Pili: sacar las fotos'],
  ['Bautizo el 12 de junio. Toni se encarga del sonido y mi cuñada Pili de las fotos. Falta: tarta, invitaciones.', 'Toni: sonido'],
  ['Bautizo el 12 de junio. Toni se encarga del sonido y mi cuñada Pili de las fotos. Falta: tarta, invitaciones.', 'cuñada Pili: fotos'],
  ['Fête le 12 juin. Mon cousin Gilles monte les tables, moi les invitations.', 'Gilles: monter les tables'],
  ['Batizado no dia 12 de junho. A Rita trata do bolo, o meu cunhado Rui tira as fotografias, eu faço convites.', 'Rui: tirar as fotografias'],
  ['Batizado no dia 12 de junho. A Rita trata do bolo, o meu cunhado Rui tira as fotografias, eu faço convites.', 'Rita: bolo'],
])('is seen to by whoever is told to do it: %s', (prompt, share) => {
  expect(shares(prompt)).toContain(share)
})

it('names no place after who begins a clause in Portuguese', () => {
  expect(readingsOf(read('Batizado no dia 12 de junho. A Rita trata do bolo, eu faço convites.'), 'place')).toEqual([])
})

it.each([
  'Fenster bis 12. Juni streichen. Der Maler streicht die Decke.', 'Pintar el salón antes del 12 de junio. La abuela pinta mucho.',
  'Repeindre le salon avant le 12 juin. Lyon monte les prix.', 'Pintar a sala até 12 de junho. A sala monta ao domingo.',
])('leaves what nobody by name does: %s', (prompt) => {
  expect(shares(prompt)).toEqual([])
})
