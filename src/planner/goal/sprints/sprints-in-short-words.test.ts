import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const FAIR = 'Set up the book fair: tables, posters, raffle. 2 two-week sprints from 18 January. Ana, Bo and Cem do it.'

describe('a calendar of sprints that is told in haste', () => {
  it.each([
    ['sprints à 1w (4x), start 18 January', 4, 7],
    ['three lots of 2 weeks, first one from mon 18 january', 3, 14],
    ['2 sprints, 3w each, from 18 January', 2, 21],
  ])('has its count and length: %s', (words, count, lengthDays) => {
    const [calendar] = stated(`Set up the book fair: tables, posters. ${words}. Ana and Bo do it.`, 'sprint-calendar', 'sprint')
    expect([calendar?.count, calendar?.lengthDays, iso(calendar?.firstDay ?? null)]).toEqual([count, lengthDays, '2027-01-18'])
  })

  it('is not one of lots of other things', () => expect(stated('Sell two lots of 20 chairs: photos, listing. 2 one-week sprints from 18 January. Ana and Bo do it.', 'sprint-calendar', 'sprint').map(({ count, lengthDays }) => [count, lengthDays])).toEqual([[2, 7]]))

  it('has its planning in the first week of each sprint', () => expect(stated(`${FAIR} Sprint planning every other Tuesday 9:30.`, 'event', 'sprint').map(({ days }) => iso(days.first))).toEqual(['2027-01-19', '2027-02-02']))

  it('has somebody who drops by, and nothing to be done until then', () => {
    expect(stated(`${FAIR} The mayor drops by 4 feb 10-11.`, 'event', 'sprint').map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-02-04', 600]])
    expect(stated(`${FAIR} The mayor drops by 4 feb 10-11.`, 'deadline', 'sprint')).toEqual([])
  })

  it('stops while all are elsewhere', () => expect(stated(`${FAIR} Whole crew at a conference 2-3 feb.`, 'exclusion', 'sprint').map(({ days }) => days.spans?.map(({ first, last }) => [iso(first), iso(last)]))).toEqual([[['2027-02-02', '2027-02-03']]]))

  it('goes on without somebody on a long leave', () => expect(stated(`${FAIR} Bo goes on maternity leave on 28 January.`, 'exclusion', 'sprint').map(({ person, days }) => [person, iso(days.spans![0]!.first), days.spans![0]!.last > days.spans![0]!.first + 90])).toEqual([['Bo', '2027-01-28', true]]))

  it('has one demo a sprint, for whomever it is', () => expect(stated(`${FAIR} Demo for the council every second Friday 10:00.`, 'event', 'sprint').map(({ days }) => iso(days.first))).toEqual(['2027-01-29', '2027-02-12']))
})
