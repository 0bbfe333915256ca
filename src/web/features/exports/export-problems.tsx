import { Button } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ExportedTask, PlanExport } from '../../../contract/exports.ts'
import type { HistoryRecord } from '../../../contract/history.ts'
import { isTakingBack } from '../../api/exports.ts'
import { withLoadingOverlay } from '../../ui/loading-overlay.tsx'
import classes from './export-problems.module.css'
import { targetOf } from './plan-target.ts'
import { exportTexts } from './texts.ts'
import { useExport } from './use-export.ts'
import { usePlanExport } from './use-plan-export.ts'

/** What is to be said of an export that has ended; nothing when all is well. */
export function ExportProblems({ record }: { record: HistoryRecord }) {
  const { planExport } = usePlanExport(record, { isWatched: true })
  if (planExport === null) return null
  if (planExport.state === 'incomplete' || planExport.state === 'stopped') return <MissingTasks record={record} planExport={planExport} />
  return planExport.state === 'exported' && planExport.error !== null ? <Shortcoming error={planExport.error} /> : null
}

/** Everything arrived, and the service could not do something with it that no Retry would change. */
function Shortcoming({ error }: { error: NonNullable<PlanExport['error']> }) {
  return (
    <section className={`${classes.problems} ${classes.shortcoming}`} aria-label={exportTexts.shortcoming}>
      <IconInfoCircle size={20} aria-hidden />
      <p>{error.code === 'links_unavailable' ? exportTexts.linksUnavailable : error.detail}</p>
    </section>
  )
}

/** Which tasks did not arrive and why, with a Retry that touches only those. */
function MissingTasks({ record, planExport }: { record: HistoryRecord; planExport: PlanExport }) {
  const { provider } = targetOf(record)
  const { retry, remove } = useExport(record)
  const { id, tasks, error } = planExport
  const heading = headingOf(planExport, exportTexts[provider].name)
  const goOn = isTakingBack(planExport) ? remove : retry
  return (
    <section className={classes.problems} aria-label={heading}>
      <IconAlertTriangle className={classes.icon} size={20} aria-hidden />
      <div className={classes.text}>
        <p className={classes.heading}>{heading}</p>
        {error === null ? null : <p>{error.detail}</p>}
        <ul className={classes.tasks}>
          {tasks.filter(isMissing).map((task) => (
            <li key={task.taskId}>
              <span className={classes.title}>{task.title}</span> {reasonOf(task)}
            </li>
          ))}
        </ul>
      </div>
      <Button variant="default" size="sm" className={classes.retry} onClick={() => void withLoadingOverlay((say) => goOn(id, say))}>
        {exportTexts.retry}
      </Button>
    </section>
  )
}

function headingOf(planExport: PlanExport, service: string): string {
  const { sent, total } = planExport
  if (isTakingBack(planExport)) return exportTexts.stillThere(sent, total, service)
  return sent < total ? exportTexts.problems(total - sent, total, service) : exportTexts.unfinished(service)
}

/** A task that arrived may still have a reason: a link to another one that was not made. */
function isMissing(task: ExportedTask): boolean {
  return task.reason !== null || !['sent', 'removed'].includes(task.state)
}

function reasonOf({ state, reason }: ExportedTask): string {
  if (reason !== null) return reason
  if (state === 'removing') return exportTexts.notTakenBack
  return state === 'unconfirmed' ? exportTexts.unconfirmed : exportTexts.pending
}
