import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const series = (prompt: string) => stated(prompt, 'rhythm').map(({ title, count, per, inAll }) => ({ title, count, per, inAll }))

it.each([
  ['Paint 7 baskets for the craft fair, one a week.', { title: 'paint basket', count: 1, per: 'week', inAll: 7 }],
  ['9 sonatas to learn before the audition on 4 June, one a week', { title: 'learn sonata', count: 1, per: 'week', inAll: 9 }],
  ['Restock the museum shop by May. 40 postcards, two a day.', { title: 'postcards', count: 2, per: 'day', inAll: 40 }],
])('so many of them in all, each with its turn: %s', (prompt, expected) => {
  expect(series(prompt)).toMatchObject([expected])
})

it.each([
  'Invite 25 neighbours on Saturday 20 February, two evenings a week',
  'Read a book of 300 pages, 20 a day',
  'Swim for 6 weeks, twice a week',
])('people, measures and weeks are no turns: %s', (prompt) => {
  expect(series(prompt).every(({ inAll }) => inAll === undefined)).toBe(true)
})
