import { IconCalendar, IconClock, IconUser } from '@tabler/icons-react'
import { memo, useId } from 'react'
import type { Task } from '../../../contract/plan.ts'
import { PriorityBadge } from './priority-badge.tsx'
import { TAGS_PER_CARD } from './sprint-order.ts'
import classes from './task-card.module.css'
import { planViewTexts } from './texts.ts'
import { whenOf } from './plan-format.ts'
import { usePlanFormat } from './use-plan-format.ts'

/** A task of a sprint plan: title, priority, description, hours, date and at most four tags. */
export const TaskCard = memo(function TaskCard({ task }: { task: Task }) {
  const format = usePlanFormat()
  const id = useId()
  return (
    <article className={classes.card} data-priority={task.priority} aria-labelledby={id}>
      <header className={classes.header}>
        <h3 className={classes.title} id={id}>
          {task.title}
        </h3>
        <PriorityBadge priority={task.priority} />
      </header>
      {task.description ? <p className={classes.description}>{task.description}</p> : null}
      <p className={classes.facts}>
        <span className={classes.fact}>
          <IconClock size={15} stroke={1.8} aria-hidden />
          <span className="visually-hidden">{planViewTexts.effort}: </span>
          {format.hours(task.estimatedHours)}
        </span>
        <span className={classes.fact}>
          <IconCalendar size={15} stroke={1.8} aria-hidden />
          <span className="visually-hidden">{planViewTexts.date}: </span>
          {whenOf(task, format)}
        </span>
        {task.assignee ? (
          <span className={classes.fact}>
            <IconUser size={15} stroke={1.8} aria-hidden />
            <span className="visually-hidden">{planViewTexts.assignee}: </span>
            {task.assignee}
          </span>
        ) : null}
      </p>
      <TagList tags={task.tags.slice(0, TAGS_PER_CARD)} />
    </article>
  )
})

export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={classes.tags} aria-label={planViewTexts.tags}>
      {tags.map((tag) => (
        <li key={tag} className={classes.tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
