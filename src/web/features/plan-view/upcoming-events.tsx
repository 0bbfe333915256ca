import { Button } from '@mantine/core'
import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import type { Task } from '../../../contract/plan.ts'
import { upcomingTasks } from './day-events.ts'
import { civilOf, parseDay, type DayNumber } from './plan-day.ts'
import { timeOf } from './plan-format.ts'
import { reserveHeights } from './reserve-heights.ts'
import { planViewTexts } from './texts.ts'
import classes from './upcoming-events.module.css'
import { usePlanFormat } from './use-plan-format.ts'

const SHOWN_AT_FIRST = 6

interface UpcomingEventsProps {
  tasks: readonly Task[]
  today: DayNumber
  onOpen: (days: readonly DayNumber[]) => void
}

/** Kept as it is while the months turn above it: it may hold hundreds of events. */
export const UpcomingEvents = memo(function UpcomingEvents({ tasks, today, onOpen }: UpcomingEventsProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  const id = useId()
  const upcoming = useMemo(() => upcomingTasks(tasks, today), [tasks, today])
  // The button answers at once, the list follows.
  const isWhole = useDeferredValue(isExpanded)
  const shown = isWhole ? upcoming : upcoming.slice(0, SHOWN_AT_FIRST)
  return (
    <section className={classes.upcoming} aria-labelledby={id}>
      <h3 className={classes.heading} id={id}>
        {planViewTexts.upcomingEvents}
      </h3>
      {upcoming.length === 0 ? <p className={classes.none}>{planViewTexts.noUpcomingEvents}</p> : null}
      <ul className={classes.list} ref={reserveHeights}>
        {shown.map((task) => (
          <li key={task.id} className={classes.item}>
            <UpcomingEvent task={task} onOpen={() => onOpen([parseDay(task.date)])} />
          </li>
        ))}
      </ul>
      {upcoming.length > SHOWN_AT_FIRST ? (
        <Button variant="subtle" size="sm" className={classes.toggle} aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? planViewTexts.showFewerUpcoming : planViewTexts.showAllUpcoming(upcoming.length)}
        </Button>
      ) : null}
    </section>
  )
})

function UpcomingEvent({ task, onOpen }: { task: Task; onOpen: () => void }) {
  const format = usePlanFormat()
  const day = parseDay(task.date)
  const where = task.location ? ` · ${task.location}` : ''
  const until = task.endDate && task.endDate > task.date ? ` · ${planViewTexts.until(format.shortDay(parseDay(task.endDate)))}` : ''
  return (
    <button type="button" className={classes.event} data-priority={task.priority} onClick={onOpen}>
      <span className={classes.date}>
        <span className={classes.weekday}>{format.weekday(day, 'short')}</span>
        <span className={classes.day}>{civilOf(day).day}</span>
        <span className="visually-hidden">{format.longDay(day)}</span>
      </span>
      <span className={classes.title}>{task.title}</span>
      <span className={classes.facts}>
        {format.shortDay(day)} · {timeOf(task, format)}
        {until}
        {where}
      </span>
    </button>
  )
}
