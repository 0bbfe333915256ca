import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const free = (prompt: string) => stated(prompt, 'availability').map(({ appliesTo, days }) => [appliesTo, days.weekdays, days.everyWeeks?.interval])

it.each([
  ['Aménager le salon, on est libres le dimanche', [7], undefined], ['Aménager le salon, nous sommes tous les deux libres le dimanche', [7], undefined],
  ['Vendre la maison, on n’est là que le samedi', [6], undefined], ['Vendre la maison, je ne suis sur place qu’un week-end sur deux', [6, 7], 2],
])('days on which one is there are those of the plan: %s', (prompt, weekdays, interval) => {
  expect(free(prompt)).toEqual([[null, weekdays, interval]])
  expect(stated(prompt, 'exclusion')).toEqual([])
})

it('how long one has is nobody’s name', () => {
  expect(stated('Potager sur le balcon : tomates, basilic, je peux m’en occuper 20 minutes chaque matin', 'rhythm').map(({ title, minutes }) => [title, minutes])).toEqual([[null, 20]])
})

it('by summer is before it', () => {
  expect(stated('Vendre la maison d’ici l’été', 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual(['2027-06-01'])
})

it.each(['Mieux dormir : je me réveille toutes les nuits vers 3h', 'Besser schlafen, ich wache jede Nacht um 3 Uhr auf', 'Dormir mejor: me despierto todas las noches a las 3'])('how one wakes is no hour of the plan: %s', (prompt) => {
  expect(stated(prompt, 'availability')).toEqual([])
})

it.each([['Mémoire de master, 60 pages, 4 heures par jour'], ['Thesis, 60 pages, 4 hours a day']])('what measures the work has no hours of its own: %s', (prompt) => {
  expect(stated(prompt, 'limit').map(({ appliesTo }) => appliesTo)).toEqual([null])
})
