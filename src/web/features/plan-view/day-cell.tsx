import { Fragment, type KeyboardEvent } from 'react'
import type { CellContents } from './day-events.ts'
import { EventBar, EventChip } from './event-chip.tsx'
import classes from './month-grid-table.module.css'
import type { GridCell } from './month-grid.ts'
import { civilOf, type DayNumber } from './plan-day.ts'
import { planViewTexts } from './texts.ts'
import type { EventCardControl } from './use-event-card.ts'
import { usePlanFormat } from './use-plan-format.ts'

interface DayCellProps {
  cell: GridCell
  contents: CellContents
  today: DayNumber
  isActive: boolean
  isCompact: boolean
  card: EventCardControl
  onActivate: () => void
  onOpen: () => void
}

export function DayCell({ cell, contents, today, isActive, isCompact, card, onActivate, onOpen }: DayCellProps) {
  const format = usePlanFormat()
  const { shown, hiddenCount } = contents
  const count = shown.length + hiddenCount
  const name = cell.days.map((day) => format.longDay(day)).join(planViewTexts.and)
  const isToday = cell.days.includes(today)

  function onKeyDown(event: KeyboardEvent<HTMLTableCellElement>) {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    onOpen()
  }

  return (
    <td
      className={classes.cell}
      tabIndex={isActive ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      data-outside={!cell.inMonth || undefined}
      data-filled={count > 0 || undefined}
      onFocus={onActivate}
      onClick={count > 0 ? onOpen : undefined}
      onKeyDown={onKeyDown}
    >
      <div className={classes.content}>
        <DayNumbers days={cell.days} today={today} />
        <span className="visually-hidden">{planViewTexts.dayLabel(name, count)}</span>
        {shown.map((event) =>
          isCompact ? (
            <EventBar key={`${event.day}:${event.task.id}`} event={event} />
          ) : (
            <EventChip key={`${event.day}:${event.task.id}`} event={event} isTabStop={isActive} isRoomy={count === 1} card={card} onOpen={onOpen} />
          ),
        )}
        {hiddenCount > 0 ? (
          <button
            type="button"
            className={classes.more}
            tabIndex={isActive ? 0 : -1}
            aria-label={planViewTexts.moreOf(hiddenCount, name)}
            onClick={(event) => {
              event.stopPropagation()
              onOpen()
            }}
          >
            {planViewTexts.more(hiddenCount)}
          </button>
        ) : null}
      </div>
    </td>
  )
}

/** `23`, or `23/30` where the sixth week is folded in. */
function DayNumbers({ days, today }: { days: readonly DayNumber[]; today: DayNumber }) {
  return (
    <span className={classes.numbers} aria-hidden>
      {days.map((day, index) => (
        <Fragment key={day}>
          {index > 0 ? '/' : null}
          <span className={classes.number} data-today={day === today || undefined}>
            {civilOf(day).day}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
