import { useId, useMemo, type CSSProperties } from 'react'
import type { DayEvent, EventsByDay } from './day-events.ts'
import { EventChip } from './event-chip.tsx'
import { civilOf, type DayNumber } from './plan-day.ts'
import { timeOf } from './plan-format.ts'
import { planViewTexts } from './texts.ts'
import type { EventCardControl } from './use-event-card.ts'
import { usePlanFormat } from './use-plan-format.ts'
import { allDayEvents, hourRange, timedBlocks, visibleEnd, type HourRange, type TimedBlock } from './week-layout.ts'
import classes from './week-view.module.css'

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
  const range = useMemo(() => hourRange(byDay.values()), [byDay])
  const hours = Array.from({ length: range.last - range.first }, (_, index) => range.first + index)
  const format = usePlanFormat()
  const counts: CSSProperties & Record<'--days' | '--hours', number> = { '--days': days.length, '--hours': hours.length }
  return (
    <div className={classes.week} style={counts}>
      <div className={classes.hours} aria-hidden>
        {hours.map((hour) => (
          <span key={hour} className={classes.hour}>
            {format.shortTime(`${String(hour).padStart(2, '0')}:00`)}
          </span>
        ))}
      </div>
      {days.map((day) => (
        <DayColumn key={day} day={day} events={byDay.get(day) ?? []} range={range} isToday={day === today} card={card} onOpen={() => onOpen([day])} />
      ))}
    </div>
  )
}

interface DayColumnProps {
  day: DayNumber
  events: readonly DayEvent[]
  range: HourRange
  isToday: boolean
  card: EventCardControl
  onOpen: () => void
}

function DayColumn({ day, events, range, isToday, card, onOpen }: DayColumnProps) {
  const format = usePlanFormat()
  const id = useId()
  return (
    <section className={classes.day} aria-labelledby={id} data-today={isToday || undefined}>
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
          <li key={block.event.task.id} className={classes.slot} style={boxOf(block, range)}>
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
function boxOf({ from, to, lane, lanes }: TimedBlock, { first, last }: HourRange): CSSProperties {
  const minutes = (last - first) * 60
  return {
    top: `${((from - first * 60) / minutes) * 100}%`,
    height: `${((visibleEnd(from, to) - from) / minutes) * 100}%`,
    left: `${(lane / lanes) * 100}%`,
    width: `${100 / lanes}%`,
  }
}
