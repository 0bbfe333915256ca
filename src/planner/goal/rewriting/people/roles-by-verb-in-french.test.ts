import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0], capacity === null ? null : capacity.minutes / 60])

it('reads who does what by its verb, and how much of the week it takes', () => {
  expect(people('Lancer l’application : commande, paiement. Sofia développe à plein temps, Hugo design 2 jours par semaine. 3 sprints de deux semaines')).toEqual([['Sofia', 'développement', null], ['Hugo', 'design', 16]])
  expect(people('Lancer l’application : commande, paiement. Sofia développe à mi-temps et Hugo s’occupe des tests. 3 sprints de deux semaines')).toEqual([['Sofia', 'développement', 20], ['Hugo', 'tests', null]])
  expect(people('Refondre le site en 4 semaines : Léa (design, plein temps), Karim (développement, mi-temps), moi pour les textes 3 heures par semaine')).toEqual([['Léa', 'design', null], ['Karim', 'développement', 20], ['Me', 'textes', 3]])
})

it('and leaves what is no person', () => {
  expect(stated('Refondre le site : Stripe gère le paiement. 2 sprints de 2 semaines', 'topic', 'sprint').map(({ label }) => label)).not.toContain('plein temps')
})
