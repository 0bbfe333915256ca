import { memo, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Plan } from '../../../contract/plan.ts'
import { CalendarOverview } from './calendar-overview.tsx'
import classes from './plan-view.module.css'
import { SprintOverview } from './sprint-overview.tsx'
import { TaskDetailList } from './task-detail-list.tsx'
import { planViewTexts } from './texts.ts'

type View = 'overview' | 'detailed'

const views = (): readonly { view: View; label: string }[] => [
  { view: 'overview', label: planViewTexts.overview },
  { view: 'detailed', label: planViewTexts.detailedView },
]

/** A plan in its two views: month or cards, and every task in full. */
export function PlanView({ plan }: { plan: Plan }) {
  const [view, setView] = useState<View>('overview')
  const id = useId()
  return (
    <div className={classes.view}>
      <ViewTabs id={id} view={view} onChange={setView} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} tabIndex={-1} className={classes.panel}>
        {view === 'detailed' ? <TaskDetailList tasks={plan.tasks} /> : <PlanOverview key={plan.id} plan={plan} />}
      </div>
    </div>
  )
}

const PlanOverview = memo(function PlanOverview({ plan }: { plan: Plan }) {
  return plan.plannerType === 'calendar' ? <CalendarOverview plan={plan} /> : <SprintOverview tasks={plan.tasks} capacity={plan.capacity} />
})

interface ViewTabsProps {
  id: string
  view: View
  onChange: (view: View) => void
}

function ViewTabs({ id, view, onChange }: ViewTabsProps) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const next = view === 'overview' ? 'detailed' : 'overview'
    onChange(next)
    list.current?.querySelector<HTMLElement>(`[data-view="${next}"]`)?.focus()
  }

  return (
    <div ref={list} className={classes.tabs} role="tablist" aria-label={planViewTexts.viewsLabel}>
      {views().map((option) => (
        <button
          key={option.view}
          type="button"
          role="tab"
          id={`${id}-${option.view}`}
          data-view={option.view}
          className={classes.tab}
          aria-selected={option.view === view}
          aria-controls={`${id}-panel`}
          tabIndex={option.view === view ? 0 : -1}
          onClick={() => onChange(option.view)}
          onKeyDown={onKeyDown}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
