import { Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconPoint } from '@tabler/icons-react'
import { useId } from 'react'
import type { ExecutionStep } from '../../../contract/generation.ts'
import { Panel } from '../../ui/panel.tsx'
import classes from './progress-panel.module.css'
import { formatDuration } from './step-duration.ts'
import { progressTexts } from './texts.ts'

/** The steps of the generation that is under way, and grey boxes where its plan will stand. */
export function ProgressPanel({ steps }: { steps: readonly ExecutionStep[] }) {
  const id = useId()
  return (
    <Panel className={classes.panel} aria-labelledby={id} aria-busy>
      <h2 className={classes.title} id={id}>
        {progressTexts.panelTitle}
      </h2>
      <p className={classes.lead}>{progressTexts.panelLead}</p>
      <StepList steps={steps} />
      <StepAnnouncer steps={steps} />
      <div className={classes.skeleton} aria-hidden>
        <Skeleton height={20} width="40%" radius="sm" />
        <Skeleton height={12} width="65%" radius="sm" />
        <Skeleton height={320} radius="md" />
      </div>
    </Panel>
  )
}

/** Each step with its own time; also shown, folded, under a finished plan. */
export function StepList({ steps }: { steps: readonly ExecutionStep[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={step.id} className={classes.step} data-status={step.status}>
          <StepMark status={step.status} />
          <div className={classes.words}>
            <p className={classes.name}>
              {step.title}
              <span className="visually-hidden"> ({progressTexts.stepStatus[step.status]})</span>
            </p>
            {step.output || step.description ? <p className={classes.detail}>{step.output || step.description}</p> : null}
          </div>
          <span className={classes.duration}>{step.duration === undefined ? null : formatDuration(step.duration)}</span>
        </li>
      ))}
    </ol>
  )
}

function StepMark({ status }: { status: ExecutionStep['status'] }) {
  return (
    <span className={classes.mark} data-status={status} aria-hidden>
      {status === 'completed' ? <IconCheck size={14} stroke={2.6} /> : null}
      {status === 'error' ? <IconAlertTriangle size={14} stroke={2.2} /> : null}
      {status === 'pending' ? <IconPoint size={14} stroke={2} /> : null}
    </span>
  )
}

/** Reads out the newest step alone; the list itself would be read from the top at every change. */
function StepAnnouncer({ steps }: { steps: readonly ExecutionStep[] }) {
  const latest = steps.findLast((step) => step.status !== 'pending')
  return (
    <output className="visually-hidden">
      {latest ? progressTexts.stepAnnouncement(latest.title, progressTexts.stepStatus[latest.status]) : null}
    </output>
  )
}
