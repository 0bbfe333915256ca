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

it.each([['Le robinet fuit, à réparer avant le 20 janvier', '2027-01-20'], ['Rapport annuel, à rendre pour le 15 janvier', '2027-01-16']])('what is to be done by a day is the goal, and no other thing: %s', (prompt, day) => {
  expect(stated(prompt, 'deadline').map(({ appliesTo, latest }) => [appliesTo, iso(latest / 1440)])).toEqual([[null, day]])
})

it('a week in the snow that is the goal is nobody’s absence', () => {
  expect(stated('Semaine au ski aux Arcs du 13 au 20 février', 'exclusion')).toEqual([])
  expect(stated('Réviser le bac, je suis au ski du 13 au 20 février', 'exclusion')).toHaveLength(1)
})

it('where one trains is open when one can', () => {
  expect(stated('Apprendre à nager, la piscine est ouverte le mardi et le vendredi de 12h à 14h', 'availability').map(({ appliesTo, days }) => [appliesTo, days.weekdays])).toEqual([[null, [2, 5]]])
})

it('what one aims at is no amount of work', () => {
  expect(stated('Préparer le TOEFL du 20 mars, je vise 100 points', 'quantity')).toEqual([])
})
