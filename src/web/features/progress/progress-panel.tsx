import { IconAlertTriangle, IconCheck, IconPoint } from '@tabler/icons-react'
import { useId } from 'react'
import type { ExecutionStep } from '../../../contract/generation.ts'
import { Panel } from '../../ui/panel.tsx'
import classes from './progress-panel.module.css'
import { formatDuration } from './step-duration.ts'
import { progressTexts } from './texts.ts'

const SKELETON_CELLS = 14

/** The steps of the generation that is under way, and grey boxes where its plan will stand. */
export function ProgressPanel({ steps }: { steps: readonly ExecutionStep[] }) {
  const id = useId()
  return (
    <Panel className={classes.panel} aria-labelledby={id} aria-busy>
      <h2 className={classes.title} id={id}>
        {progressTexts.panelTitle}
      </h2>
      <p className={classes.lead}>{progressTexts.panelLead}</p>
      <StepList steps={steps} isLive />
      <PlanSkeleton />
    </Panel>
  )
}

/** A title, its facts and a grid, in the places where a plan's will stand. */
function PlanSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      <span className={classes.bone} data-bone="title" />
      <span className={classes.bone} data-bone="line" />
      <div className={classes.grid}>
        {Array.from({ length: SKELETON_CELLS }, (_, cell) => (
          <span key={cell} className={classes.bone} />
        ))}
      </div>
    </div>
  )
}

interface StepListProps {
  steps: readonly ExecutionStep[]
  /** Reads out what is added or changes, while a plan is being generated. */
  isLive?: boolean
}

/** Each step with its own time; also shown, folded, under a finished plan. */
export function StepList({ steps, isLive = false }: StepListProps) {
  return (
    <ol className={classes.steps} aria-live={isLive ? 'polite' : undefined}>
      {steps.map((step) => (
        <li key={step.id} className={classes.step} data-status={step.status}>
          <StepMark status={step.status} />
          <div className={classes.words}>
            <p className={classes.name}>
              <span>{wordsOf(step).title}</span>
              <span className="visually-hidden"> ({progressTexts.stepStatus[step.status]})</span>
            </p>
            {step.output || step.description ? <p className={classes.detail}>{step.output || wordsOf(step).description}</p> : null}
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

/** The server tells steps in English; those that are known here are told in the page's language. */
function wordsOf({ id, title, description }: ExecutionStep): { title: string; description: string } {
  const known: Record<string, { title: string; description: string }> = progressTexts.steps
  return known[id] ?? { title, description }
}
