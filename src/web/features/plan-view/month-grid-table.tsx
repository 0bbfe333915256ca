import { useId, useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { cellContents, type EventsByDay } from './day-events.ts'
import { DayCell } from './day-cell.tsx'
import { moveInGrid } from './grid-navigation.ts'
import { cellIndexOf, monthGrid, type Month } from './month-grid.ts'
import classes from './month-grid-table.module.css'
import { DAYS_PER_WEEK, type DayNumber } from './plan-day.ts'
import { planViewTexts } from './texts.ts'
import type { EventCardControl } from './use-event-card.ts'
import { usePlanFormat } from './use-plan-format.ts'

interface MonthGridTableProps {
  month: Month
  byDay: EventsByDay
  today: DayNumber
  /** The day that the arrow keys move from; its cell is the grid's tab stop. */
  activeDay: DayNumber
  isCompact: boolean
  card: EventCardControl
  onMoveTo: (day: DayNumber) => void
  onOpen: (days: readonly DayNumber[]) => void
}

/** The 35 cells as a table of the ARIA grid pattern. */
export function MonthGridTable({ month, byDay, today, activeDay, isCompact, card, onMoveTo, onOpen }: MonthGridTableProps) {
  const format = usePlanFormat()
  const id = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const cells = monthGrid(month, format.weekStart)
  const activeIndex = Math.max(0, cellIndexOf(cells, activeDay))

  function onKeyDown(event: KeyboardEvent) {
    const next = moveInGrid(activeDay, event, { cells, weekStart: format.weekStart })
    if (next === null) return
    event.preventDefault()
    // The focus goes along, also into a month that is drawn only now.
    flushSync(() => onMoveTo(next))
    body.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  }

  const weeks = Array.from({ length: cells.length / DAYS_PER_WEEK }, (_, week) => week * DAYS_PER_WEEK)
  return (
    <>
      <p className="visually-hidden" id={id}>
        {planViewTexts.gridHelp}
      </p>
      {/* A table is the ARIA grid pattern's own host: https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" className={classes.grid} aria-label={planViewTexts.gridLabel(format.month(month))} aria-describedby={id}>
        <thead>
          <tr>
            {cells.slice(0, DAYS_PER_WEEK).map(({ days: [day] }) => (
              <th key={day} scope="col" className={classes.weekday}>
                <span aria-hidden>{format.weekday(day!, isCompact ? 'narrow' : 'short')}</span>
                <span className="visually-hidden">{format.weekday(day!, 'long')}</span>
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the focused cell bubble up to here */}
        <tbody ref={body} onKeyDown={onKeyDown}>
          {weeks.map((start) => (
            <tr key={start}>
              {cells.slice(start, start + DAYS_PER_WEEK).map((cell, offset) => (
                <DayCell
                  key={cell.days[0]}
                  cell={cell}
                  contents={cellContents(cell.days, byDay)}
                  today={today}
                  isActive={start + offset === activeIndex}
                  isCompact={isCompact}
                  card={card}
                  onActivate={() => onMoveTo(cell.days.includes(activeDay) ? activeDay : cell.days[0]!)}
                  onOpen={() => onOpen(cell.days)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
