import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const LOFT = 'Clear the loft by 20 March.'
const barred = (words: string) => stated(`${LOFT} ${words}.`, 'exclusion').flatMap(({ days }) => days.weekdays ?? [])

describe('times that are told in haste', () => {
  it.each([['kick it off mon 18 jan'], ['get going on 18 January'], ["let's kick things off 18 Jan"]])('begin the work: %s', (words) => (
    expect(stated(`${LOFT} ${words}.`, 'horizon').map(({ first }) => iso(first))).toContain('2027-01-18')
  ))

  it.each([
    ['not wednesdays (scouts) or fridays (pub)', [3, 5]],
    ['leave our Sundays alone', [7]],
  ])('are barred: %s', (words, weekdays) => expect(barred(words)).toEqual(weekdays))

  it('are open behind a bracket that gives no reason against them', () => expect(barred('Saturdays (all day) or Sundays')).toEqual([]))

  it.each([["work's 7-3 mon-fri", 'work'], ['netball training tues + thurs 6-7.30', 'netball training']])('are taken by something else: %s', (words, title) => (
    expect(stated(`${LOFT} ${words}.`, 'commitment').map((reading) => [reading.title, reading.inPlan])).toEqual([[title, false]])
  ))

  it('are those of a sport where the goal is to move', () => expect(stated('Get fitter by May. Yoga Tuesdays 18-19.', 'commitment')).toEqual([]))

  it.each([
    ['post 7pm only', 1140, 1440],
    ['lunch hr 12:30-1:30 only', 750, 810],
    ["I'm a night owl, 21:00-23:00", 1260, 1380],
  ])('are open: %s', (words, from, to) => expect(stated(`${LOFT} ${words}`, 'availability').map(({ appliesTo, windows }) => [appliesTo, windows])).toEqual([[null, [{ from, to }]]]))

  it('bound each burst', () => expect(stated('Learn the banjo, three months. 15 min bursts', 'session').map(({ appliesTo, maxMinutes }) => [appliesTo, maxMinutes])).toEqual([[null, 15]]))

  it('are weekends however short', () => expect(stated(`${LOFT} wkends only`, 'availability').map(({ days }) => days.weekdays)).toEqual([[6, 7]]))

  it('keep a day off between', () => expect(stated('Learn the banjo, three months. need a day off in between', 'spacing').map(({ minGapDays }) => minGapDays)).toEqual([2]))
})
