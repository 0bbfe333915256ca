import { IconClock, IconMapPin } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { cardPosition } from './card-position.ts'
import classes from './event-card.module.css'
import { whenOf } from './plan-format.ts'
import type { EventCardControl } from './use-event-card.ts'
import { usePlanFormat } from './use-plan-format.ts'

export const EVENT_CARD_ID = 'plan-event-card'

/** Title, description, time and location of the event under the pointer or the focus. */
export function EventCard({ control }: { control: EventCardControl }) {
  const format = usePlanFormat()
  const card = useRef<HTMLDivElement>(null)
  const { anchor } = control

  useLayoutEffect(() => {
    const element = card.current
    if (!anchor || !element) return
    // The top layer: above the plan viewer's dialog, and outside of any box that clips.
    element.showPopover()
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const { left, top } = cardPosition(anchor.element.getBoundingClientRect(), element.getBoundingClientRect(), viewport)
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  }, [anchor])

  if (!anchor) return null
  const { task } = anchor
  return (
    <div
      ref={card}
      id={EVENT_CARD_ID}
      role="tooltip"
      popover="manual"
      className={classes.card}
      data-priority={task.priority}
      onPointerEnter={control.keepOpen}
      onPointerLeave={control.closeSoon}
    >
      <p className={classes.title}>{task.title}</p>
      <p className={classes.fact}>
        <IconClock size={15} stroke={1.8} aria-hidden />
        {whenOf(task, format)}
      </p>
      {task.location ? (
        <p className={classes.fact}>
          <IconMapPin size={15} stroke={1.8} aria-hidden />
          {task.location}
        </p>
      ) : null}
      {task.description ? <p className={classes.description}>{task.description}</p> : null}
    </div>
  )
}
