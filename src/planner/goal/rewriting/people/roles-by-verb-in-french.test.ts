import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0], capacity === null ? null : capacity.minutes / 60])

it('reads who does what by its verb, and how much of the week it takes', () => {
  expect(people('Lancer l’application : commande, paiement. Sofia développe à plein temps, Hugo design 2 jours par semaine. 3 sprints de deux semaines')).toEqual([['Sofia', 'développement', null], ['Hugo', 'design', 16]])
  expect(people('Lancer l’application : commande, paiement. Sofia développe à mi-temps, Hugo teste à 60 %. 3 sprints de deux semaines')).toEqual([['Sofia', 'développement', 20], ['Hugo', 'tests', 24]])
  expect(people('Refondre le site en 4 semaines : Léa (design, plein temps), Karim (développement, mi-temps), moi pour les textes 3 heures par semaine')).toEqual([['Léa', 'design', null], ['Karim', 'développement', 20], ['Me', 'textes', 3]])
})

it.each(['Lancer l’application : commande, paiement. Sofia développe, Hugo dessine. 3 sprints de deux semaines', 'Lancer l’application : commande, paiement. Sofia développe à plein temps. 3 sprints de deux semaines'])('and what they are is no part of the work: %s', (prompt) => {
  expect(stated(prompt, 'topic', 'sprint').map(({ label }) => label)).toEqual(['commande', 'paiement'])
})
