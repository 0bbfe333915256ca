import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh, IconSparkles } from '@tabler/icons-react'
import { lazy, Suspense, useEffect } from 'react'
import type { GenerationRequest } from '../../../contract/generation.ts'
import { ProgressPanel } from '../../features/progress/progress-panel.tsx'
import type { GenerationState } from '../../features/progress/generation-state.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './generation-output.module.css'
import { dashboardTexts } from './texts.ts'

/** Fetched while the plan is being made: before the first one there is nothing to show with it. */
const loadResultPanel = async () => ({ default: (await import('./result-panel.tsx')).ResultPanel })
const ResultPanel = lazy(loadResultPanel)

interface GenerationOutputProps {
  state: GenerationState
  /** False without credits. */
  canSubmit: boolean
  onSubmit: (request: Pick<GenerationRequest, 'prompt' | 'planner_type'>) => void
  onRerun: () => void
}

/** What stands under the prompt: nothing yet, the progress, the plan, or why there is none. */
export function GenerationOutput({ state, canSubmit, onSubmit, onRerun }: GenerationOutputProps) {
  useEffect(() => {
    if (state.phase === 'loading') void loadResultPanel()
  }, [state.phase])
  if (state.phase === 'loading') return <ProgressPanel steps={state.steps} />
  if (state.phase === 'failed') {
    return <FailurePanel message={state.message} prompt={state.request.prompt} canSubmit={canSubmit} onRetry={onRerun} />
  }
  if (state.phase === 'showing') {
    return (
      <Suspense fallback={<ProgressPanel steps={state.steps} />}>
        <ResultPanel key={state.plan.id} state={state} canSubmit={canSubmit} onSubmit={onSubmit} onRerun={onRerun} />
      </Suspense>
    )
  }
  return (
    <EmptyState icon={<IconSparkles size={24} stroke={1.6} />} title={dashboardTexts.emptyTitle}>
      <p>{dashboardTexts.emptyLead}</p>
    </EmptyState>
  )
}

interface FailurePanelProps {
  message: string
  prompt: string
  canSubmit: boolean
  onRetry: () => void
}

function FailurePanel({ message, prompt, canSubmit, onRetry }: FailurePanelProps) {
  return (
    <Panel padding="lg" className={classes.failure}>
      <span className={classes.failureIcon}>
        <IconAlertTriangle size={24} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.failureWords}>
        <h2 className={classes.failureTitle}>{dashboardTexts.failedTitle}</h2>
        <p className={classes.failureMessage}>{message}</p>
        <p className={classes.failurePrompt}>{prompt}</p>
        <Button variant="default" size="sm" disabled={!canSubmit} onClick={onRetry} leftSection={<IconRefresh size={16} aria-hidden />}>
          {dashboardTexts.tryAgain}
        </Button>
      </div>
    </Panel>
  )
}
