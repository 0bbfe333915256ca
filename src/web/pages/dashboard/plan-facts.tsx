import type { Plan } from '../../../contract/plan.ts'
import { parseDay } from '../../features/plan-view/plan-day.ts'
import { usePlanFormat } from '../../features/plan-view/use-plan-format.ts'
import classes from './plan-facts.module.css'
import { dashboardTexts } from './texts.ts'

/** Task count, estimated duration, start and end, and the zone that every time of the plan is in. */
export function PlanFacts({ plan: { metadata, timeZone } }: { plan: Plan }) {
  const format = usePlanFormat()
  const { totalTasks, estimatedDuration, startDate, endDate } = metadata
  const facts = [
    [dashboardTexts.tasks, dashboardTexts.taskCount(format.number(totalTasks), totalTasks === 1)],
    [dashboardTexts.duration, estimatedDuration],
    [dashboardTexts.dates, format.dayRange(parseDay(startDate), parseDay(endDate))],
    [dashboardTexts.timeZone, timeZone.replaceAll('_', ' ')],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
