import { expect, it } from 'vitest'
import { stated } from './read-for-tests.ts'

it.each([
  ['Mi hermana y yo queremos nadar en febrero, de lunes a viernes de 9 a 10', 'nadar'],
  ['Ma sœur et moi voulons courir le mardi de 7h à 8h', 'courir'],
])('who does it together is no part of its name: “%s”', (prompt, title) => {
  expect(stated(prompt, 'rhythm').map((rhythm) => rhythm.title)).toEqual([title])
})

it('counts occasions for one thing alone', () => {
  expect(stated('Fair on 19 March. Two evenings for the poster, three Saturdays for the stand, one afternoon for the printing', 'rhythm').map(({ title, count, per }) => [title, count, per])).toEqual([['poster', 2, 'total'], ['stand', 3, 'total'], ['printing', 1, 'total']])
})

it.each([
  ['Digitise the plates. First a pilot of 100 plates, then scanning, then upload. Ann, Bo.', 'pilot of 100 plates'],
  ['Course for the crew: first aid, then fire safety. Ann, Bo.', 'first aid'],
])('a place in the order is no part of a name: %s', (prompt, label) => expect(stated(prompt, 'topic', 'sprint').map((topic) => topic.label)).toContain(label))
