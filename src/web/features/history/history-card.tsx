import { ActionIcon, Button, Loader } from '@mantine/core'
import { IconCalendarEvent, IconCircleCheckFilled, IconLayoutKanban, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { HistoryRecord } from '../../../contract/history.ts'
import type { Plan } from '../../../contract/plan.ts'
import { activeLocale } from '../../locales/active-language.ts'
import classes from './history-card.module.css'
import { RhythmStrip } from './rhythm-strip.tsx'
import { historyTexts } from './texts.ts'

interface HistoryCardProps {
  record: HistoryRecord
  isDeleting: boolean
  onView: () => void
  onDelete: () => void
  /** What else can be done with the plan. */
  actions: ReactNode
}

export function HistoryCard({ record, isDeleting, onView, onDelete, actions }: HistoryCardProps) {
  const isCalendar = record.planner_type === 'calendar'
  const moment = new Date(record.timestamp)
  return (
    <article className={classes.card} data-type={record.planner_type} aria-busy={isDeleting}>
      <header className={classes.head}>
        <span className={classes.icon}>
          {isCalendar ? <IconCalendarEvent size={20} aria-hidden="true" /> : <IconLayoutKanban size={20} aria-hidden="true" />}
          <span className="visually-hidden">{isCalendar ? historyTexts.calendarPlan : historyTexts.sprintPlan}</span>
        </span>
        <time dateTime={record.timestamp} className={classes.date}>
          {moment.toLocaleDateString(activeLocale(), { dateStyle: 'medium' })}
        </time>
        <ExportTick record={record} />
      </header>
      <h2 className={classes.prompt}>{record.prompt}</h2>
      <div className={classes.plan}>
        <RhythmStrip plan={record.result.result} />
        <p className={classes.count}>
          {historyTexts.taskCount(record.result.result.tasks.length)}
          <PlanSpan plan={record.result.result} />
        </p>
      </div>
      <footer className={classes.actions}>
        <Button variant="default" size="sm" onClick={onView}>
          {isCalendar ? historyTexts.viewCalendar : historyTexts.viewSprint}
        </Button>
        <div className={classes.more}>
          {actions}
          <ActionIcon
            className={classes.delete}
            aria-label={isDeleting ? historyTexts.deleting : historyTexts.deletePlan(record.prompt.slice(0, 60))}
            aria-disabled={isDeleting}
            onClick={isDeleting ? undefined : onDelete}
          >
            {isDeleting ? <Loader size={18} color="var(--pw-ink-muted)" /> : <IconTrash size={18} />}
          </ActionIcon>
        </div>
      </footer>
    </article>
  )
}

function PlanSpan({ plan: { metadata } }: { plan: Plan }) {
  if (!metadata.startDate || !metadata.endDate) return null
  const format = new Intl.DateTimeFormat(activeLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return <span> · {format.formatRange(new Date(metadata.startDate), new Date(metadata.endDate))}</span>
}

function ExportTick({ record }: { record: HistoryRecord }) {
  if (!record.exported_to_calendar && !record.exported_to_jira) return null
  const label = record.exported_to_calendar ? historyTexts.exportedToCalendar : historyTexts.exportedToJira
  return (
    <span className={classes.tick} title={label}>
      <IconCircleCheckFilled size={20} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
