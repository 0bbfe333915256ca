import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

describe('hours beside words', () => {
  it.each([
    ['Yoga before breakfast at 6:45', 405],
    ['Write a memoir, 300 words a day before work 6:30-7:30', 390],
  ])('%s', (prompt, from) => {
    expect(stated(prompt, 'availability').flatMap(({ windows }) => windows.map((window) => window.from))).toEqual([from])
  })

  it('are of the day of the event', () => {
    expect(stated('Picnic on Saturday 8 May at 12. Salads the morning of', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-05-08', '2027-05-08'])
  })

  it.each(['our shed is full', '3x4 m', 'hopeless at measuring'])('"%s" names nothing done', (aside) => {
    expect(stated(`Lay a patio, ${aside}, Saturdays 9-13`, 'rhythm')).toEqual([])
  })

  it('spans the free days over a holiday', () => {
    expect(stated('Strip the wallpaper over Easter', 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-03-26', '2027-03-29']])
  })
})

it('takes a meal that is named in a list for no hour', () => {
  expect(stated('Change how I eat over the next ten weeks: breakfast first, then dinners', 'availability')).toEqual([])
})

describe('beginnings and words beside hours', () => {
  it.each([
    ['Start a repair café, first one 20 March', '2027-03-20'],
    ['I want to take on an apprentice from 1 September, contract, training plan. Saturday mornings.', '2027-09-01'],
  ])('%s', (prompt, day) => {
    expect(stated(prompt, 'horizon')).toEqual([])
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual([day])
  })

  it('has time on days beside somebody who knows nothing', () => {
    expect(stated('Learn to row by August, Saturdays 10-13, I know nothing', 'exclusion')).toEqual([])
  })

  it.each(['Switch our bank by 28 February. I only do this Monday evenings 20-21', 'Change the tariff by 28 February, Monday evenings 20-21'])('%s', (prompt) => {
    expect(stated(prompt, 'availability')).toMatchObject([{ days: { weekdays: [1] } }])
  })

  it('counts thousands of words', () => {
    expect(stated('Write a crime novel, 90k words by 30 September', 'quantity').map(({ amount }) => amount)).toEqual([{ value: 90_000, unit: 'words' }])
  })
})
