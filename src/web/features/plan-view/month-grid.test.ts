import { assert, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, cellIndexOf, firstDayOf, lastDayOf, monthGrid } from './month-grid.ts'
import { civilOf, parseDay, weekdayOf } from './plan-day.ts'

const SUNDAY = 0
const MONDAY = 1
const anyMonth = record({ year: integer({ min: 1900, max: 2200 }), month: integer({ min: 1, max: 12 }) })
const anyWeekStart = integer({ min: 0, max: 6 })

describe('the month grid', () => {
  test('always has 35 cells that begin on the first day of the week', () => {
    assert(
      property(anyMonth, anyWeekStart, (month, weekStart) => {
        const cells = monthGrid(month, weekStart)
        expect(cells).toHaveLength(35)
        expect(weekdayOf(cells[0]!.days[0]!)).toBe(weekStart)
      }),
    )
  })

  test('shows every day of the month exactly once, under its own weekday', () => {
    assert(
      property(anyMonth, anyWeekStart, (month, weekStart) => {
        const cells = monthGrid(month, weekStart)
        for (let day = firstDayOf(month); day <= lastDayOf(month); day += 1) {
          expect(cells.filter((cell) => cell.days.includes(day))).toHaveLength(1)
          expect((cellIndexOf(cells, day) + weekStart) % 7).toBe(weekdayOf(day))
        }
      }),
    )
  })

  test('folds a sixth week into the cells a week earlier', () => {
    const cells = monthGrid({ year: 2026, month: 8 }, SUNDAY)
    const folded = cells.filter((cell) => cell.days.length === 2)
    expect(folded.map((cell) => cell.days.map((day) => civilOf(day).day))).toEqual([
      [23, 30],
      [24, 31],
    ])
  })

  test('does not fold the same month where the week starts so that five rows do', () => {
    const cells = monthGrid({ year: 2026, month: 11 }, SUNDAY)
    expect(cells.every((cell) => cell.days.length === 1)).toBe(true)
    const mondayFirst = monthGrid({ year: 2026, month: 11 }, MONDAY)
    expect(mondayFirst.filter((cell) => cell.days.length === 2).map((cell) => civilOf(cell.days[1]!).day)).toEqual([30])
  })

  test('fills a month of four weeks with days of the next', () => {
    const cells = monthGrid({ year: 2027, month: 2 }, MONDAY)
    expect(cells.slice(28).every((cell) => !cell.inMonth)).toBe(true)
    expect(cells[28]!.days).toEqual([parseDay('2027-03-01')])
  })

  test('turns the year in both directions', () => {
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
    expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
    expect(addMonths({ year: 2026, month: 3 }, -15)).toEqual({ year: 2024, month: 12 })
  })
})
