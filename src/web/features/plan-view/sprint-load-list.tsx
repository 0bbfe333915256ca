import { memo, useId, useMemo } from 'react'
import type { Plan } from '../../../contract/plan.ts'
import { parseDay } from './plan-day.ts'
import { whenOf } from './plan-format.ts'
import { loadBySprint, type PersonLoad, type SprintLoad } from './sprint-order.ts'
import classes from './sprint-load-list.module.css'
import { planViewTexts } from './texts.ts'
import { useFirstItems } from './use-first-items.ts'
import { usePlanFormat } from './use-plan-format.ts'

const FIRST_OF_A_PERSON = 8

/** Each sprint with its people, their tasks, and their load against what they have time for. */
export const SprintLoadList = memo(function SprintLoadList({ tasks, capacity }: Pick<Plan, 'tasks' | 'capacity'>) {
  const loads = useMemo(() => loadBySprint(tasks, capacity), [tasks, capacity])
  return (
    <div className={classes.sprints}>
      {loads.map((sprint) => (
        <SprintSection key={sprint.title} sprint={sprint} />
      ))}
    </div>
  )
})

function SprintSection({ sprint }: { sprint: SprintLoad }) {
  const format = usePlanFormat()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header className={classes.header}>
        <h3 className={classes.title} id={id}>
          {sprint.title}
        </h3>
        <p className={classes.facts}>
          {format.dayRange(parseDay(sprint.startDate), parseDay(sprint.endDate))} · {format.hours(sprint.hours)}
        </p>
      </header>
      <div className={classes.people}>
        {sprint.people.map((load) => (
          <PersonSection key={load.person} load={load} />
        ))}
      </div>
    </section>
  )
}

function PersonSection({ load }: { load: PersonLoad }) {
  const format = usePlanFormat()
  const shown = useFirstItems(load.tasks, FIRST_OF_A_PERSON)
  const hours = load.capacity === null ? format.hours(load.hours) : planViewTexts.hoursOfCapacity(format.number(load.hours), format.hours(load.capacity))
  return (
    <div className={classes.person}>
      <h4 className={classes.name}>
        <span aria-hidden>{load.person}</span>
        <span className={classes.hours} aria-hidden>
          {hours}
        </span>
        <span className="visually-hidden">{planViewTexts.personLoad(load.person, hours, load.tasks.length)}</span>
      </h4>
      <svg className={classes.meter} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
        <rect className={classes.track} width="100" height="4" rx="2" />
        <rect className={classes.load} data-over={load.capacity !== null && load.hours > load.capacity} width={load.share * 100} height="4" rx="2" />
      </svg>
      <ul className={classes.tasks}>
        {shown.map((task) => (
          <li key={task.id} className={classes.task} data-priority={task.priority}>
            <span className={classes.taskTitle}>
              {task.title}
              <span className="visually-hidden"> ({planViewTexts.priorityLabel(planViewTexts.priorities[task.priority])})</span>
            </span>
            <span className={classes.taskFacts}>
              {whenOf(task, format)} · {format.hours(task.estimatedHours)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
