import type { DayEvent } from './day-events.ts'
import { EVENT_CARD_ID } from './event-card.tsx'
import classes from './event-chip.module.css'
import type { EventCardControl } from './use-event-card.ts'
import { usePlanFormat } from './use-plan-format.ts'

interface EventChipProps {
  event: DayEvent
  /** In the tab order only within the grid's current day. */
  isTabStop: boolean
  card: EventCardControl
  onOpen: () => void
  /** In words, instead of the start alone; there is room for more lines then. */
  time?: string
  /** Alone in its cell: room for the title's second line. */
  isRoomy?: boolean
}

/** One event in a day's cell. Hover or focus shows the shared card, a click opens the day. */
export function EventChip({ event, isTabStop, card, onOpen, time, isRoomy = false }: EventChipProps) {
  const format = usePlanFormat()
  const { task, continued } = event
  const isAnchor = card.anchor?.task === task
  return (
    <button
      type="button"
      className={classes.chip}
      data-priority={task.priority}
      data-continued={continued || undefined}
      data-tall={time !== undefined || undefined}
      data-roomy={isRoomy || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-describedby={isAnchor ? EVENT_CARD_ID : undefined}
      onPointerEnter={(pointer) => {
        if (pointer.pointerType !== 'touch') card.open({ task, element: pointer.currentTarget })
      }}
      onPointerLeave={card.closeSoon}
      onFocus={(focus) => {
        if (focus.currentTarget.matches(':focus-visible')) card.open({ task, element: focus.currentTarget })
      }}
      onBlur={card.closeSoon}
      onClick={(click) => {
        click.stopPropagation()
        onOpen()
      }}
    >
      {task.startTime && !continued ? <span className={classes.time}>{time ?? format.shortTime(task.startTime)}</span> : null}
      <span className={classes.title}>{task.title}</span>
    </button>
  )
}

/** The same event where a cell is too narrow for words: a bar, named by the cell. */
export function EventBar({ event }: { event: DayEvent }) {
  return <span className={classes.bar} data-priority={event.task.priority} />
}
