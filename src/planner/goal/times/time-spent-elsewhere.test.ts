import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const busy = (prompt: string) => stated(prompt, 'commitment').map(({ days, windows }) => [days.weekdays, windows])
const open = (prompt: string) => stated(prompt, 'availability')

describe('time that is spent elsewhere', () => {
  it.each([
    ['Get my licence by May. I do hair, work Tue-Thu 10-19.', [2, 3, 4], 600, 1140],
    ['Move house by May. I have a restaurant job 17-23 except Tuesday.', [1, 3, 4, 5, 6, 7], 1020, 1380],
    ['Learn Dutch by May. I work Mon to Fri 8-17 except Wednesdays.', [1, 2, 4, 5], 480, 1020],
    ['Apprendre le néerlandais en mai. Je suis au bureau du lundi au vendredi de 8 h à 17 h sauf le mercredi.', [1, 2, 4, 5], 480, 1020],
    ['Aprender neerlandés hasta mayo. Estoy en la oficina de lunes a viernes de 8 a 15.', [1, 2, 3, 4, 5], 480, 900],
    ['Write a novel by May. Postman here, done by 2.30 most days.', [1, 2, 3, 4, 5], 480, 870],
  ] as const)('takes its hours and opens none: %s', (prompt, weekdays, from, to) => {
    expect(busy(prompt)).toEqual([[weekdays, [{ from, to }]]])
    expect([...open(prompt), ...stated(prompt, 'exclusion')]).toEqual([])
  })

  it('takes whole days as well', () => {
    expect(busy('Build the hive by May. I do Saturdays at the shop so Sundays for building.').map(([days]) => days)).toEqual([[6]])
    expect(stated('Get fit by May. Lorry driver, out Mon to Thurs most weeks.', 'exclusion').map(({ days }) => days.weekdays)).toEqual([[1, 2, 3, 4]])
  })

  it.each(['Paint the house by May. I can be at the office Mon-Fri 8-16.', 'Learn Dutch by May. I study Tue-Thu 10-12.', 'Restore the boat at the yard by May. I do Saturdays at the yard.'])('is none where the goal has it: %s', (prompt) => {
    expect(busy(prompt)).toEqual([])
  })
})

describe('time that is kept for somebody or nobody', () => {
  it.each([
    ['Learn Dutch by May. Sunday afternoons kept empty.', [7]],
    ['Learn Dutch by May. Keep Friday evenings for the family.', [5]],
    ['Learn Dutch by May. Please leave me Saturdays.', [6]],
  ] as const)('is barred: %s', (prompt, weekdays) => {
    expect(stated(prompt, 'exclusion').map(({ days }) => days.weekdays)).toEqual([weekdays])
    expect(open(prompt)).toEqual([])
  })

  it('is open where it is kept for the goal', () => {
    expect(stated('Learn Dutch by May. Keep Friday evenings for studying.', 'exclusion')).toEqual([])
  })
})
