import { useId } from 'react'
import classes from './agenda-view.module.css'
import type { DayEvent, EventsByDay } from './day-events.ts'
import { firstDayOf, lastDayOf, type Month } from './month-grid.ts'
import type { DayNumber } from './plan-day.ts'
import { timeOf } from './plan-format.ts'
import { planViewTexts } from './texts.ts'
import { usePlanFormat } from './use-plan-format.ts'

interface AgendaViewProps {
  month: Month
  byDay: EventsByDay
  today: DayNumber
  onOpen: (days: readonly DayNumber[]) => void
}

/** The month's days that hold something, as one list to read from top to bottom. */
export function AgendaView({ month, byDay, today, onOpen }: AgendaViewProps) {
  const days = [...byDay.keys()].filter((day) => day >= firstDayOf(month) && day <= lastDayOf(month)).toSorted((left, right) => left - right)
  if (days.length === 0) return <p className={classes.none}>{planViewTexts.nothingThisMonth}</p>
  return (
    <div className={classes.agenda}>
      {days.map((day) => (
        <AgendaDay key={day} day={day} events={byDay.get(day)!} isToday={day === today} onOpen={() => onOpen([day])} />
      ))}
    </div>
  )
}

function AgendaDay({ day, events, isToday, onOpen }: { day: DayNumber; events: readonly DayEvent[]; isToday: boolean; onOpen: () => void }) {
  const format = usePlanFormat()
  const id = useId()
  return (
    <section className={classes.day} aria-labelledby={id}>
      <h4 className={classes.heading} id={id} aria-current={isToday ? 'date' : undefined}>
        {format.longDay(day)}
        {isToday ? <span className={classes.today}>{planViewTexts.today}</span> : null}
      </h4>
      <ul className={classes.events}>
        {events.map(({ task, continued }) => (
          <li key={task.id}>
            <button type="button" className={classes.event} data-priority={task.priority} onClick={onOpen}>
              <span className={classes.time}>{continued ? planViewTexts.continued : timeOf(task, format)}</span>
              <span className={classes.title}>{task.title}</span>
              {task.location ? <span className={classes.location}>{task.location}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
