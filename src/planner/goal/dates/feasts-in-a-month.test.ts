import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it.each([
  ['Learn the guitar for the party in June', '2027-06-01'], ['Apprendre la guitare, une demi-heure par jour, pour jouer à la fête de juin', '2027-06-01'], ['Coudre une robe pour l’anniversaire de Léa en avril', '2027-04-01'],
  ['Walzer lernen für die Hochzeit im Mai', '2027-05-01'], ['Aprender a bailar para la boda de mi hermana en mayo', '2027-05-01'],
])('what is learnt or made for a feast is there before its month: %s', (prompt, day) => {
  expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual([day])
  expect(stated(prompt, 'horizon')).toEqual([])
})

it.each(['Practise at the concert hall in March', 'Apprendre la guitare en juin', 'Study French in May'])('and what is done in a month fills it: %s', (prompt) => {
  expect(stated(prompt, 'deadline')).toEqual([])
  expect(stated(prompt, 'horizon')).toHaveLength(1)
})

it.each([['Vacances de février', '2027-02-28'], ['Voyage au mois de juin', '2027-06-30'], ['Prova de junho', '2027-06-30'], ['Travaux de juin à août', '2027-08-31']])('a month behind its thing is that month: %s', (prompt, last) => {
  expect(stated(prompt, 'horizon').map((horizon) => iso(horizon.last))).toEqual([last])
})

it.each(['Yoga à partir de janvier', 'Yoga dès janvier'])('and begins what says so: %s', (prompt) => {
  expect(stated(prompt, 'horizon').map((horizon) => [iso(horizon.first), horizon.last])).toEqual([['2027-01-01', null]])
})
