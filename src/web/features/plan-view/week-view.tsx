import { useId, useMemo, type CSSProperties } from 'react'
import type { DayEvent, EventsByDay } from './day-events.ts'
import { EventChip } from './event-chip.tsx'
import { civilOf, type DayNumber } from './plan-day.ts'
import { timeOf } from './plan-format.ts'
import { planViewTexts } from './texts.ts'
import type { EventCardControl } from './use-event-card.ts'
import { usePlanFormat } from './use-plan-format.ts'
import { allDayEvents, hourRows, shareOf, timedBlocks, visibleEnd, type HourRow, type TimedBlock } from './week-layout.ts'
import classes from './week-view.module.css'

/** The hours stand in the first. */
const FIRST_DAY_COLUMN = 2

interface WeekViewProps {
  /** Consecutive days, one a column. */
  days: readonly DayNumber[]
  byDay: EventsByDay
  today: DayNumber
  card: EventCardControl
  onOpen: (days: readonly DayNumber[]) => void
}

/** Days side by side over their hours; what has no time stands above them. */
export function WeekView({ days, byDay, today, card, onOpen }: WeekViewProps) {
  const rows = useMemo(() => hourRows(byDay.values()), [byDay])
  const format = usePlanFormat()
  const heights = rows.map(({ isFolded }) => (isFolded ? 'var(--fold-height)' : 'var(--hour-height)')).join(' ')
  const scale: CSSProperties & Record<'--days' | '--rows', number | string> = { '--days': days.length, '--rows': heights }
  return (
    <div className={classes.week} style={scale}>
      <div className={classes.hours} aria-hidden>
        {rows.map(({ from, isFolded }) => (
          <span key={from} className={classes.hour}>
            {isFolded ? null : format.shortTime(`${String(from).padStart(2, '0')}:00`)}
          </span>
        ))}
      </div>
      <div className={classes.lines} aria-hidden>
        {rows.map(({ from, isFolded }) => (
          <span key={from} className={classes.line} data-folded={isFolded || undefined} />
        ))}
      </div>
      {days.map((day, index) => (
        <DayColumn key={day} day={day} column={index + FIRST_DAY_COLUMN} events={byDay.get(day) ?? []} rows={rows} isToday={day === today} card={card} onOpen={() => onOpen([day])} />
      ))}
    </div>
  )
}

interface DayColumnProps {
  day: DayNumber
  /** Of the grid, counted from 1. */
  column: number
  events: readonly DayEvent[]
  rows: readonly HourRow[]
  isToday: boolean
  card: EventCardControl
  onOpen: () => void
}

function DayColumn({ day, column, events, rows, isToday, card, onOpen }: DayColumnProps) {
  const format = usePlanFormat()
  const id = useId()
  return (
    <section className={classes.day} style={{ gridColumn: column }} aria-labelledby={id} data-today={isToday || undefined}>
      <h4 className={classes.heading} id={id} aria-current={isToday ? 'date' : undefined}>
        <span aria-hidden className={classes.weekday}>
          {format.weekday(day, 'short')}
        </span>
        <span aria-hidden className={classes.number}>
          {civilOf(day).day}
        </span>
        <span className="visually-hidden">{planViewTexts.dayLabel(format.longDay(day), events.length)}</span>
      </h4>
      <ul className={classes.allDay}>
        {allDayEvents(events).map((event) => (
          <li key={event.task.id}>
            <EventChip event={event} isTabStop card={card} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <ul className={classes.timed}>
        {timedBlocks(events).map((block) => (
          <li key={block.event.task.id} className={classes.slot} style={boxOf(block, rows)}>
            <TimedEvent event={block.event} card={card} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TimedEvent({ event, card, onOpen }: { event: DayEvent; card: EventCardControl; onOpen: () => void }) {
  const format = usePlanFormat()
  return <EventChip event={event} isTabStop card={card} onOpen={onOpen} time={timeOf(event.task, format)} />
}

/** Shares of the column, so that the style sheet alone decides how high an hour is. */
function boxOf({ from, to, lane, lanes }: TimedBlock, rows: readonly HourRow[]): CSSProperties {
  const top = shareOf(from, rows)
  return {
    top: `${top * 100}%`,
    height: `${(shareOf(visibleEnd(from, to), rows) - top) * 100}%`,
    left: `${(lane / lanes) * 100}%`,
    width: `${100 / lanes}%`,
  }
}
