import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const seriesOf = (prompt: string) => [...stated(prompt, 'rhythm'), ...stated(prompt, 'commitment')].map(({ title, days }) => [title, days.weekdays, days.spans?.map(({ last }) => iso(last))])

describe('hours of one weekday and an end weeks later', () => {
  it.each([
    ['Get fluent. Spanish lesson Friday 16:00 until June, verbs daily', 'Spanish lesson', 5, '2027-05-31'],
    ['Swimming for Nell, Saturday 9:00-9:45 until July', 'Swimming for Nell', 6, '2027-06-30'],
    ['Cope better: circle Thursday 5pm from 4 February to 25 March, a page every evening', 'circle', 4, '2027-03-25'],
    ['Clases de canto jueves 20:00 hasta junio', 'Clases de canto', 4, '2027-05-31'],
  ])('are every such week: %s', (prompt, title, weekday, last) => {
    expect(seriesOf(prompt)).toContainEqual([title, [weekday], [last]])
  })

  it.each(['Stay with my aunt Friday 14:00 until Sunday', 'Handover call Monday 9:00, report until 19 February', 'Dentist Tuesday 9:00, then the braces until July'])('are one day where the end is that of the visit or of another thing: %s', (prompt) => {
    expect(stated(prompt, 'event')).toHaveLength(1)
    expect(seriesOf(prompt)).toEqual([])
  })
})

it('keeps the classes of a new puppy in its plan, and those of a thesis out of it', () => {
  const isInPlan = (prompt: string) => [...stated(prompt, 'commitment').map(({ inPlan }) => inPlan), ...stated(prompt, 'rhythm').map(() => true)]
  expect(isInPlan('Our beagle comes on 16 January. Puppy class Saturdays 10-11.')).toEqual([true])
  expect(isInPlan('Thesis by June. Puppy class Saturdays 10-11.')).toEqual([false])
})
