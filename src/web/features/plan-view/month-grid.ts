import { DAYS_PER_WEEK, civilOf, dayOf, weekdayOf, type DayNumber } from './plan-day.ts'

const GRID_CELLS = 35

export interface Month {
  year: number
  /** 1 to 12. */
  month: number
}

export interface GridCell {
  /** One day, or two (a week apart) where the month's sixth row is folded in. Ascending. */
  days: DayNumber[]
  /** False for a day of the month before or after. */
  inMonth: boolean
}

export function monthOf(day: DayNumber): Month {
  const { year, month } = civilOf(day)
  return { year, month }
}

export function addMonths({ year, month }: Month, count: number): Month {
  const index = year * 12 + (month - 1) + count
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
}

export function firstDayOf(month: Month): DayNumber {
  return dayOf({ ...month, day: 1 })
}

export function lastDayOf(month: Month): DayNumber {
  return firstDayOf(addMonths(month, 1)) - 1
}

/**
 * Five weeks of a month, always 35 cells. A month that touches a sixth week folds its last days
 * into the cells a week earlier, as wall calendars do ("23/30"), so that no day is out of sight.
 */
export function monthGrid(month: Month, weekStart: number): GridCell[] {
  const first = firstDayOf(month)
  const last = lastDayOf(month)
  const gridStart = first - ((weekdayOf(first) - weekStart + DAYS_PER_WEEK) % DAYS_PER_WEEK)
  return Array.from({ length: GRID_CELLS }, (_, index) => {
    const day = gridStart + index
    const folded = day + DAYS_PER_WEEK
    const isFolded = index >= GRID_CELLS - DAYS_PER_WEEK && folded <= last
    return { days: isFolded ? [day, folded] : [day], inMonth: day >= first && day <= last }
  })
}

/** Index of the cell that holds the day, or -1 when the grid does not show it. */
export function cellIndexOf(cells: readonly GridCell[], day: DayNumber): number {
  return cells.findIndex((cell) => cell.days.includes(day))
}
