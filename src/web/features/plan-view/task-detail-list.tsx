import { IconArrowRampRight, IconCalendar, IconClock, IconInfoCircle, IconMapPin, IconUser } from '@tabler/icons-react'
import { memo, useId, useMemo, type ReactNode } from 'react'
import type { Task } from '../../../contract/plan.ts'
import { parseDay } from './plan-day.ts'
import { PriorityBadge } from './priority-badge.tsx'
import { reserveHeights } from './reserve-heights.ts'
import { TagList } from './task-card.tsx'
import classes from './task-detail-list.module.css'
import { linkTarget, taskDetails, type TaskDetail } from './task-details.ts'
import { planViewTexts } from './texts.ts'
import { whenOf } from './plan-format.ts'
import { useFirstItems } from './use-first-items.ts'
import { usePlanFormat } from './use-plan-format.ts'

/** Every task in full, in the plan's order: why it stands where it does, what it comes after, where to read on. */
export const TaskDetailList = memo(function TaskDetailList({ tasks }: { tasks: readonly Task[] }) {
  const prefix = useId()
  const details = useFirstItems(useMemo(() => taskDetails(tasks), [tasks]))
  if (details.length === 0) return <p className={classes.none}>{planViewTexts.noTasks}</p>
  return (
    <ol className={classes.list} ref={reserveHeights}>
      {details.map((detail) => (
        <TaskDetailItem key={detail.task.id} detail={detail} prefix={prefix} />
      ))}
    </ol>
  )
})

const TaskDetailItem = memo(function TaskDetailItem({ detail: { task, after }, prefix }: { detail: TaskDetail; prefix: string }) {
  return (
    <li id={`${prefix}${task.id}`} tabIndex={-1} className={classes.item} data-priority={task.priority}>
      <div className={classes.header}>
        <h3 className={classes.title}>{task.title}</h3>
        <PriorityBadge priority={task.priority} />
      </div>
      <TaskFacts task={task} />
      {task.description ? <p className={classes.description}>{task.description}</p> : null}
      {task.why ? (
        <Note icon={<IconInfoCircle size={16} stroke={1.8} aria-hidden />} label={planViewTexts.why}>
          {task.why}
        </Note>
      ) : null}
      {after.length > 0 ? (
        <Note icon={<IconArrowRampRight size={16} stroke={1.8} aria-hidden />} label={planViewTexts.dependsOn}>
          <DependencyLinks tasks={after} prefix={prefix} />
        </Note>
      ) : null}
      <ReferenceList references={task.references} />
      <TagList tags={task.tags} />
    </li>
  )
})

function TaskFacts({ task }: { task: Task }) {
  const format = usePlanFormat()
  return (
    <p className={classes.facts}>
      <Fact icon={<IconCalendar size={15} stroke={1.8} aria-hidden />} label={planViewTexts.date}>
        <time dateTime={task.date}>{whenOf(task, format)}</time>
      </Fact>
      {task.estimatedHours > 0 ? (
        <Fact icon={<IconClock size={15} stroke={1.8} aria-hidden />} label={planViewTexts.effort}>
          {format.hours(task.estimatedHours)}
        </Fact>
      ) : null}
      {task.location ? (
        <Fact icon={<IconMapPin size={15} stroke={1.8} aria-hidden />} label={planViewTexts.location}>
          {task.location}
        </Fact>
      ) : null}
      {task.assignee ? (
        <Fact icon={<IconUser size={15} stroke={1.8} aria-hidden />} label={planViewTexts.assignee}>
          {task.assignee}
        </Fact>
      ) : null}
    </p>
  )
}

interface LabelledProps {
  icon: ReactNode
  label: string
  children: ReactNode
}

function Fact({ icon, label, children }: LabelledProps) {
  return (
    <span className={classes.fact}>
      {icon}
      <span className="visually-hidden">{label}: </span>
      {children}
    </span>
  )
}

function Note({ icon, label, children }: LabelledProps) {
  return (
    <div className={classes.note}>
      {icon}
      <p>
        <span className={classes.noteLabel}>{label}:</span> {children}
      </p>
    </div>
  )
}

function DependencyLinks({ tasks, prefix }: { tasks: readonly Task[]; prefix: string }) {
  const format = usePlanFormat()
  return tasks.map((task, index) => (
    <span key={task.id}>
      {index > 0 ? ', ' : null}
      <button type="button" className={classes.link} onClick={() => showTask(`${prefix}${task.id}`)}>
        {task.title}
      </button>{' '}
      <span className={classes.when}>({format.shortDay(parseDay(task.endDate ?? task.date))})</span>
    </span>
  ))
}

function showTask(id: string) {
  const item = document.getElementById(id)
  item?.scrollIntoView({ block: 'center' })
  item?.focus({ preventScroll: true })
}

function ReferenceList({ references }: { references: readonly string[] }) {
  if (references.length === 0) return null
  return (
    <div className={classes.references}>
      <p className={classes.noteLabel}>{planViewTexts.references}</p>
      <ul>
        {references.map((reference) => (
          <li key={reference}>
            <Reference reference={reference} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Reference({ reference }: { reference: string }) {
  const target = linkTarget(reference)
  if (target === null) return reference
  return (
    <a href={target} target="_blank" rel="noreferrer noopener">
      {reference}
      <span className="visually-hidden"> {planViewTexts.opensInNewTab}</span>
    </a>
  )
}
