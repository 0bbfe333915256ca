import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const GOAL = 'Get the punt ready by 1 August. Sand the hull, varnish the seats.'
const off = (said: string) => stated(`${GOAL} ${said}`, 'exclusion').map(({ days, windows }) => days.weekdays ?? days.spans?.flatMap(({ first, last }) => [iso(first), iso(last)]) ?? windows.map(({ from, to }) => [from / 60, to / 60]))
const kinds = (said: string, kind: 'event' | 'rhythm' | 'deadline') => stated(`${GOAL} ${said}`, kind).map((reading) => ('title' in reading ? reading.title : reading.appliesTo?.labels.join()))

describe('an absence told as something that happens', () => {
  it.each([
    ['My cousin is in Bergen from 4 to 12 July.', [['2027-07-04', '2027-07-12']]],
    ['Uncle Theo varnishes, but he is at sea between 4 and 12 July.', [['2027-07-04', '2027-07-12']]],
    ['My brother travels 4–12 July.', [['2027-07-04', '2027-07-12']]],
    ['Aunt Flo is on leave 4-12 July.', [['2027-07-04', '2027-07-12']]],
  ])('has days off: %s', (said, expected) => {
    expect(off(said)).toEqual(expected)
    expect(kinds(said, 'event')).toEqual([])
  })

  it('ends with its last day, and is nothing to be ready by', () => {
    const said = 'Uncle Theo varnishes and he is abroad till 12 June.'
    expect(off(said).map((days) => days?.at(-1))).toEqual(['2027-06-12'])
    expect(kinds(said, 'deadline').join()).not.toContain('abroad')
  })

  it.each([
    ['The chandler shuts Mondays.', [1]],
    ['The chandler closes Mondays and Thursdays.', [1, 4]],
    ['Wednesdays we close.', [3]],
  ])('is one of a shop: %s', (said, expected) => {
    expect(off(said)).toEqual([expected])
    expect(kinds(said, 'rhythm')).toEqual([])
  })

  it('is the time in which a door is locked, and not the one in which it is open', () => {
    expect(off('The boathouse gate is locked till 8am.')).toEqual([[[0, 8]]])
  })
})

describe('what is no absence', () => {
  it('leaves what somebody takes or sees to when it is', () => {
    expect(off('Photos taken Tuesdays.')).toEqual([])
    expect(stated("Ranger le hangar avant le 26 mars. Je m'en occupe tous les jeudis de 9h à 12h.", 'availability')).toHaveLength(1)
  })

  it.each([
    ['The regatta is in Bergen 4 July.', 'event'],
    ['The entries close on 4 June.', 'deadline'],
    ['The regatta is at the weir on 4 July at 2pm.', 'event'],
  ] as const)('stays what it is: %s', (said, kind) => {
    expect(off(said)).toEqual([])
    expect(kinds(said, kind).length).toBeGreaterThan(0)
  })
})
