import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const series = (prompt: string) => stated(prompt, 'rhythm').map(({ title, count, everyDays, inAll, portion }) => [title, count, everyDays, inAll ?? null, portion ?? null])

describe('so many at a time', () => {
  it.each([
    ['80 stamps by 1 March at eight a day', ['stamps', null, 1, 10, { size: 8, total: 80 }]],
    ['Read 450 pages by 1 March, 15 pages a day', ['pages', null, 1, 30, { size: 15, total: 450 }]],
    ['240 Karten bis 1. März, 12 pro Tag', ['Karten', null, 1, 20, { size: 12, total: 240 }]],
    ['Catalogue 200 records by 30 May, 20 a week', ['records', 1, null, 10, { size: 20, total: 200 }]],
  ])('portions until all are done: %s', (prompt, expected) => {
    expect(series(prompt)).toEqual([expected])
  })

  it.each([
    ['Learn Korean by May: 25 signs a week', ['25 signs', 1, null, null, null]],
    ['Paint better by April, 9 sketches a day', ['9 sketches', null, 1, null, null]],
    ['Aprender latín hasta abril: 12 palabras al día', ['12 palabras', null, 1, null, null]],
    ['Archery meeting on 1 March. 40 arrows three times a week', ['40 arrows', 3, null, null, null]],
  ])('one sitting holds them where no whole is known: %s', (prompt, expected) => {
    expect(series(prompt)).toEqual([expected])
  })

  it.each(['Save until April, one coffee under $15 a month', 'Mobilar o quarto até junho. Posso gastar 600 reais por mês', 'Licence by June: module 1 then module 2 a week apart', 'Wedding on 18 September, last fitting the week of 6 September'])('money and gaps are none: %s', (prompt) => {
    expect(series(prompt)).toEqual([])
  })

  it.each(['Swim three times a day', '4 runs a week until May', 'Two walks a day with the dog'])('sittings stay as many: %s', (prompt) => {
    expect(stated(prompt, 'rhythm').map(({ count }) => count)).toEqual([Number(/\d/u.exec(prompt)?.[0] ?? (prompt.startsWith('Two') ? 2 : 3))])
  })

  it.each([
    ['Anatomy exam on 1 March: two chapters a week, 14 chapters', 14],
    ['Sing 5 carols at the fair on 6 March. One new carol each week', 5],
  ])('a total of the same name ends the series: %s', (prompt, all) => {
    expect(stated(prompt, 'rhythm').map(({ inAll }) => inAll)).toEqual([all])
  })

  it('no other amount of that name does', () => {
    expect(stated('Driving test on 30 September. 2 lessons a week. 3 paid lessons in the last month', 'rhythm').map(({ inAll }) => inAll)).toEqual([undefined])
  })
})
