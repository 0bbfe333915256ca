import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import type { DayEvent, EventsByDay } from './day-events.ts'
import classes from './day-dialog.module.css'
import type { DayNumber } from './plan-day.ts'
import { timeOf } from './plan-format.ts'
import { PriorityBadge } from './priority-badge.tsx'
import { planViewTexts } from './texts.ts'
import { useModalDialog } from './use-modal-dialog.ts'
import { usePlanFormat } from './use-plan-format.ts'

interface DayDialogProps {
  /** One day, or the two of a folded cell. */
  days: readonly DayNumber[]
  byDay: EventsByDay
  onClose: () => void
}

/** Everything of a day, whole: what '+N more' opens. */
export function DayDialog({ days, byDay, onClose }: DayDialogProps) {
  const format = usePlanFormat()
  const dialog = useModalDialog()
  const id = useId()

  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={classes.box}>
        <header className={classes.header}>
          <h3 className={classes.title} id={id}>
            {days.map((day) => format.longDay(day)).join(planViewTexts.and)}
          </h3>
          <ActionIcon aria-label={planViewTexts.close} onClick={() => dialog.current?.close()}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </header>
        {days.map((day) => (
          <DayEvents key={day} heading={days.length > 1 ? format.longDay(day) : null} events={byDay.get(day) ?? []} />
        ))}
      </div>
    </dialog>
  )
}

function DayEvents({ heading, events }: { heading: string | null; events: readonly DayEvent[] }) {
  const format = usePlanFormat()
  return (
    <>
      {heading === null ? null : <h4 className={classes.day}>{heading}</h4>}
      {events.length === 0 ? <p className={classes.none}>{planViewTexts.noEventsThatDay}</p> : null}
      <ul className={classes.events}>
        {events.map(({ task, continued }) => (
          <li key={task.id} className={classes.event} data-priority={task.priority}>
            <p className={classes.time}>
              {timeOf(task, format)}
              {continued ? ` · ${planViewTexts.continued}` : null}
            </p>
            <div className={classes.row}>
              <p className={classes.name}>{task.title}</p>
              <PriorityBadge priority={task.priority} />
            </div>
            {task.location ? <p className={classes.location}>{task.location}</p> : null}
            {task.description ? <p className={classes.description}>{task.description}</p> : null}
          </li>
        ))}
      </ul>
    </>
  )
}
