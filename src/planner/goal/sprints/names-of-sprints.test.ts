import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const sprints = (prompt: string) => stated(prompt, 'sprint-calendar', 'sprint').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])

describe('sprints of another name', () => {
  it.each([
    ['Bins on the campsite. 3 cycles of 3 weeks, we call them sprints, from Mon 18 Jan: bin audit, signs, collection.', [3, 21, '2027-01-18']],
    ['We work in rounds of two weeks, four of them, the first from 18 Jan. Interviews, survey, report.', [4, 14, '2027-01-18']],
    ['Tafeln für den Zoo. Drei Etappen zu je 2 Wochen ab 18.1.: Texte, Zeichnungen, Druck.', [3, 14, '2027-01-18']],
  ])('have their number and length: %s', (prompt, expected) => {
    expect(sprints(prompt)).toEqual([expected])
  })

  it('limit hours by that name, too', () => {
    expect(stated('Bins on the campsite. Three cycles of 3 weeks from 18 January: audit, signs. Oona and Raj, at most 9 hours per person per cycle.', 'limit', 'sprint').map(({ max, per }) => [max, per])).toEqual([[540, 'sprint'], [540, 'sprint']])
  })

  it('leave the phases of something else alone', () => {
    expect(sprints('Two 2-week sprints from 18 January. Research phase, design phase, build phase.')).toEqual([[2, 14, '2027-01-18']])
  })
})

describe('days right behind the sprints', () => {
  it.each([
    ['Market stall, 4 one-week sprints Mon 1 to Fri 26 February. Counter, awning, till.', [4, 7, '2027-02-01']],
    ['Marktstand, drei Sprints à 2 Wochen (18.1.-26.2.). Theke, Dach, Kasse.', [3, 14, '2027-01-18']],
    ['Market stall. Sprints: two weeks each, Mon 18 Jan to Fri 26 Feb. Counter, awning, till.', [3, 14, '2027-01-18']],
  ])('are theirs when they fill them: %s', (prompt, expected) => {
    expect(sprints(prompt)).toEqual([expected])
  })

  it('belong to whoever is away then', () => {
    expect(sprints('Market stall, 2-week sprints, 12-26 March Ana is away. Ana, Bo. Counter, awning, till.')).toEqual([[null, 14, null]])
  })
})

it('counts the sprints of a plan that is called one', () => {
  expect(stated('Sprint plan: 8 weeks in 2-week sprints from 1 February. Stalls, judges, parking', 'sprint-calendar', 'sprint').map(({ count }) => count)).toEqual([4])
})
