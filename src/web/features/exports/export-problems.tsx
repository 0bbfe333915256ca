import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ExportedTask } from '../../../contract/exports.ts'
import type { HistoryRecord } from '../../../contract/history.ts'
import { withLoadingOverlay } from '../../ui/loading-overlay.tsx'
import classes from './export-problems.module.css'
import { targetOf } from './plan-target.ts'
import { exportTexts } from './texts.ts'
import { useExport } from './use-export.ts'
import { usePlanExport } from './use-plan-export.ts'

/** Which tasks did not arrive and why, with a Retry that touches only those. Shows nothing when all is well. */
export function ExportProblems({ record }: { record: HistoryRecord }) {
  const { provider } = targetOf(record)
  const { planExport } = usePlanExport(record, { isWatched: true })
  const { retry } = useExport(record)
  if (planExport === null || (planExport.state !== 'incomplete' && planExport.state !== 'stopped')) return null
  const { id, tasks, total, sent, error } = planExport
  const { name } = exportTexts[provider]
  return (
    <section className={classes.problems} aria-label={exportTexts.problems(total - sent, total, name)}>
      <IconAlertTriangle className={classes.icon} size={20} aria-hidden />
      <div className={classes.text}>
        <p className={classes.heading}>{exportTexts.problems(total - sent, total, name)}</p>
        {error === null ? null : <p>{error.detail}</p>}
        <ul className={classes.tasks}>
          {tasks.filter(isMissing).map((task) => (
            <li key={task.taskId}>
              <span className={classes.title}>{task.title}</span> {reasonOf(task)}
            </li>
          ))}
        </ul>
      </div>
      <Button variant="default" size="sm" className={classes.retry} onClick={() => void withLoadingOverlay((say) => retry(id, say))}>
        {exportTexts.retry}
      </Button>
    </section>
  )
}

/** A task that arrived may still have a reason: a link to another one that was not made. */
function isMissing(task: ExportedTask): boolean {
  return task.reason !== null || !['sent', 'removed'].includes(task.state)
}

function reasonOf({ state, reason }: ExportedTask): string {
  if (reason !== null) return reason
  return state === 'unconfirmed' ? exportTexts.unconfirmed : exportTexts.pending
}
