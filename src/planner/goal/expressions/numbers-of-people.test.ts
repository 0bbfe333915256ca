import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const hours = (prompt: string) => stated(prompt, 'event').map(({ from }) => from)

it('how many there are of a group is no hour', () => {
  expect(hours('Organise the flower show. Tickets on sale 1 March. A lovely team of about 18.')).toEqual([null])
})

it('an hour told roughly is one', () => {
  expect(hours('Organise the flower show. Doors open 1 March at about 18.')).toEqual([1080])
})

it.each([
  ['Quero passar no exame. Gostava de ter a chave até ao fim de outubro.', []],
  ['Digitalizar 300 diapositivas antes del 14 de agosto; las diapositivas, 40 por hora.', []],
])('a verb is no day, and a rate no thing: %s', (prompt, expected) => {
  expect(stated(prompt, 'event').map(({ title }) => title)).toEqual(expected)
  expect(stated(prompt, 'topic').map(({ label }) => label)).not.toContain('hora')
})

it('Tuesdays in Portuguese stay days', () => {
  expect(stated('Aulas de piano às ter e qui às 19h.', 'rhythm').flatMap(({ days }) => days.weekdays ?? [])).toEqual([2, 4])
})

it.each([
  ['Paint the shed by 20 May. Ann has the ladder until 9 May.', 'exclusion', false],
  ['Paint the shed by 20 May. My sister Ann has the keys and she is offshore until 9 May.', 'exclusion', true],
] as const)('where a thing is until then is nothing that is due: %s', (prompt, kind, isAway) => {
  expect(stated(prompt, 'deadline').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])).toEqual([])
  expect(stated(prompt, kind).length > 0).toBe(isAway)
})
