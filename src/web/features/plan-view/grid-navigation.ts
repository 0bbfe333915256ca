import { DAYS_PER_WEEK, weekdayOf, civilOf, type DayNumber } from './plan-day.ts'
import { addMonths, cellIndexOf, firstDayOf, lastDayOf, monthOf, type GridCell } from './month-grid.ts'

const COMPACT_DAYS = 3

export interface GridMove {
  key: string
  shiftKey: boolean
}

/**
 * The day that a key leads to from the focused day, or null when the key moves nothing.
 * Keys as in the ARIA Authoring Practices' date grid: arrows, Home and End for the week, Page keys for the month,
 * with Shift for the year.
 */
export function moveDay(day: DayNumber, { key, shiftKey }: GridMove, weekStart: number): DayNumber | null {
  const intoWeek = (weekdayOf(day) - weekStart + DAYS_PER_WEEK) % DAYS_PER_WEEK
  switch (key) {
    case 'ArrowLeft':
      return day - 1
    case 'ArrowRight':
      return day + 1
    case 'ArrowUp':
      return day - DAYS_PER_WEEK
    case 'ArrowDown':
      return day + DAYS_PER_WEEK
    case 'Home':
      return day - intoWeek
    case 'End':
      return day + (DAYS_PER_WEEK - 1 - intoWeek)
    case 'PageUp':
      return sameDayInMonth(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return sameDayInMonth(day, shiftKey ? 12 : 1)
    default:
      return null
  }
}

/** The same day of another month, or that month's last when it is shorter. */
export function sameDayInMonth(day: DayNumber, months: number): DayNumber {
  const target = addMonths(monthOf(day), months)
  return Math.min(firstDayOf(target) + civilOf(day).day - 1, lastDayOf(target))
}

/** Like moveDay within a shown grid: a folded cell's two days are one stop for the keys that move by week. */
export function moveInGrid(day: DayNumber, move: GridMove, grid: { cells: readonly GridCell[]; weekStart: number }): DayNumber | null {
  const next = moveDay(day, move, grid.weekStart)
  if (next === null || next === day) return next
  const from = cellIndexOf(grid.cells, day)
  return from !== -1 && from === cellIndexOf(grid.cells, next) ? moveDay(next, move, grid.weekStart) : next
}

/** The days of the week view: a week, or three days around the active one where there is no room for seven. */
export function visibleDays(day: DayNumber, { isCompact, weekStart }: { isCompact: boolean; weekStart: number }): DayNumber[] {
  const first = isCompact ? day - 1 : day - ((weekdayOf(day) - weekStart + DAYS_PER_WEEK) % DAYS_PER_WEEK)
  return Array.from({ length: isCompact ? COMPACT_DAYS : DAYS_PER_WEEK }, (_, index) => first + index)
}
