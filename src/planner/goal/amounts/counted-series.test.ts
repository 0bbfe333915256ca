import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

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


it.each([
  ['Driving theory on 12 March. The guide has 6 parts: read one every 5th day starting tomorrow', { title: 'read part', everyDays: 5, inAll: 6 }],
  ['The workbook has 8 units, I do one every third day from 12 January', { title: 'unit', everyDays: 3, inAll: 8 }],
  ['There are seven episodes. Watch one every Sunday evening', { title: 'Watch episode', inAll: 7 }],
  ['El libro tiene 9 capítulos, uno por semana', { title: 'capítulo', per: 'week', inAll: 9 }],
])('one of them each time: %s', (prompt, expected) => {
  expect(stated(prompt, 'rhythm')).toMatchObject([expected])
})

it('begins when it is said to, each week of as many', () => {
  const [chapters] = stated('Licence exam on 30 April. The book has ten chapters, one chapter per week starting Monday 18 January', 'rhythm')
  expect([chapters!.inAll, iso(chapters!.days.spans![0]!.first)]).toEqual([10, '2027-01-18'])
})
