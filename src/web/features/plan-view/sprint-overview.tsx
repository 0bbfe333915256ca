import { memo, useMemo, useState } from 'react'
import type { Plan, Task } from '../../../contract/plan.ts'
import { SegmentedToggle } from '../../ui/segmented-toggle.tsx'
import { SprintLoadList } from './sprint-load-list.tsx'
import { reserveHeights } from './reserve-heights.ts'
import { byPriority, hasSprintsOrPeople } from './sprint-order.ts'
import classes from './sprint-overview.module.css'
import { planViewTexts } from './texts.ts'
import { TaskCard } from './task-card.tsx'
import { useFirstItems } from './use-first-items.ts'

type Arrangement = 'priority' | 'sprint'

const arrangements = (): readonly { value: Arrangement; label: string }[] => [
  { value: 'priority', label: planViewTexts.byPriority },
  { value: 'sprint', label: planViewTexts.bySprint },
]

/** A sprint plan as cards from high to low priority, or by sprint and person with each one's load. */
export function SprintOverview({ tasks, capacity }: Pick<Plan, 'tasks' | 'capacity'>) {
  const [arrangement, setArrangement] = useState<Arrangement>('priority')
  if (tasks.length === 0) return <p className={classes.none}>{planViewTexts.noTasks}</p>
  const isBySprint = arrangement === 'sprint' && hasSprintsOrPeople(tasks)
  return (
    <div className={classes.overview}>
      {hasSprintsOrPeople(tasks) ? (
        <div>
          <SegmentedToggle label={planViewTexts.sprintViewsLabel} value={arrangement} options={arrangements()} onChange={setArrangement} />
        </div>
      ) : null}
      {isBySprint ? <SprintLoadList tasks={tasks} capacity={capacity} /> : <PriorityGrid tasks={tasks} />}
    </div>
  )
}

const PriorityGrid = memo(function PriorityGrid({ tasks }: { tasks: readonly Task[] }) {
  const shown = useFirstItems(useMemo(() => byPriority(tasks), [tasks]))
  return (
    <ul className={classes.grid} ref={reserveHeights}>
      {shown.map((task) => (
        <li key={task.id} className={classes.item}>
          <TaskCard task={task} />
        </li>
      ))}
    </ul>
  )
})
