import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const GOAL = 'Set up the lending shop in three two-week sprints from 18 January: shelves, contracts, signs. Team: Rhona (shelves), Dmitri (signs).'
const away = (said: string) => stated(`${GOAL} ${said}`, 'exclusion', 'sprint').map(({ person, days }) => [person, days.weekdays ?? days.spans?.map(({ first }) => iso(first))])
const topics = (said: string) => stated(`${GOAL} ${said}`, 'topic', 'sprint').map(({ label }) => label)

describe('an absence in words of its own', () => {
  it.each([
    ["Rhona's furlough days: 26 January, 9 February.", [['Rhona', ['2027-01-26']], ['Rhona', ['2027-02-09']]]],
    ['Dmitri shall have paternity every Monday.', [['Dmitri', [1]]]],
    ['- Dmitri on paternity from 8 February', [['Dmitri', ['2027-02-08']]]],
  ])('keeps whoever it names off the work: %s', (said, expected) => {
    expect(away(said)).toEqual(expected)
    expect(topics(said).join()).not.toMatch(/furlough|paternity/u)
  })

  it('is none where somebody has work on a day', () => expect(away("Rhona's shelf day: 26 January.")).toEqual([]))
})

it('leave of one’s own is no event', () => {
  const prompt = 'Budget by 10 February. No work on 1 February and during my leave 25-29 January.'
  expect(stated(prompt, 'event')).toEqual([])
  expect(stated(prompt, 'exclusion').flatMap(({ days }) => days.spans ?? []).map(({ first }) => first).toSorted((a, b) => a - b).map((day) => iso(day))).toEqual(['2027-01-25', '2027-02-01'])
})
