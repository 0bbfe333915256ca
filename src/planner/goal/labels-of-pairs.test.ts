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
