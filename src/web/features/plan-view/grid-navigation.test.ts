import { expect, test } from 'vitest'
import { moveDay, moveInGrid, sameDayInMonth, visibleDays } from './grid-navigation.ts'
import { monthGrid } from './month-grid.ts'
import { formatIsoDay, parseDay } from './plan-day.ts'

const MONDAY = 1

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-20', '2026-11-13'],
  ['ArrowDown', '2026-11-20', '2026-11-27'],
  ['Home', '2026-11-22', '2026-11-16'],
  ['End', '2026-11-16', '2026-11-22'],
  ['PageUp', '2027-03-31', '2027-02-28'],
  ['PageDown', '2026-11-20', '2026-12-20'],
])('%s moves from %s to %s', (key, from, to) => {
  expect(formatIsoDay(moveDay(parseDay(from), { key, shiftKey: false }, MONDAY)!)).toBe(to)
})

test('Shift with a page key moves by a year, also from a leap day', () => {
  expect(formatIsoDay(moveDay(parseDay('2028-02-29'), { key: 'PageDown', shiftKey: true }, MONDAY)!)).toBe('2029-02-28')
})

test('other keys move nothing', () => {
  expect(moveDay(0, { key: 'a', shiftKey: false }, MONDAY)).toBeNull()
})

test('a month of 30 days takes the 31st as its last', () => {
  expect(formatIsoDay(sameDayInMonth(parseDay('2026-10-31'), 1))).toBe('2026-11-30')
})

test.each([
  ['ArrowDown', '2026-08-16', '2026-08-23'],
  ['ArrowDown', '2026-08-23', '2026-09-06'],
  ['ArrowUp', '2026-08-30', '2026-08-16'],
  ['ArrowRight', '2026-08-29', '2026-08-30'],
])('%s in a folded month moves from %s to %s', (key, from, to) => {
  const grid = { cells: monthGrid({ year: 2026, month: 8 }, 0), weekStart: 0 }
  expect(formatIsoDay(moveInGrid(parseDay(from), { key, shiftKey: false }, grid)!)).toBe(to)
})

test('the week view shows the week of the active day, on a phone the day with its neighbours', () => {
  const friday = parseDay('2026-11-20')
  expect(visibleDays(friday, { isCompact: false, weekStart: MONDAY }).map(formatIsoDay)).toEqual(
    ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  )
  expect(visibleDays(friday, { isCompact: true, weekStart: MONDAY }).map(formatIsoDay)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
})
