import { Loader } from '@mantine/core'
import type { GenerationRequest } from '../../../contract/generation.ts'
import { PlanView } from '../../features/plan-view/plan-view.tsx'
import { StepList } from '../../features/progress/progress-panel.tsx'
import type { GenerationState } from '../../features/progress/generation-state.ts'
import { Panel } from '../../ui/panel.tsx'
import { AssumptionChips } from './assumption-chips.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import { IntegrationHint } from './integration-hint.tsx'
import { PlanFacts } from './plan-facts.tsx'
import classes from './result-panel.module.css'
import { ResultHeader } from './result-header.tsx'
import { dashboardTexts } from './texts.ts'
import { WarningList } from './warning-list.tsx'

interface ResultPanelProps {
  state: GenerationState & { phase: 'showing' }
  canSubmit: boolean
  onSubmit: (request: Pick<GenerationRequest, 'prompt' | 'planner_type'>) => void
  onRerun: () => void
}

/** A finished or still refining plan with all that is known about it. */
export function ResultPanel({ state: { plan, request, steps, isStreaming }, canSubmit, onSubmit, onRerun }: ResultPanelProps) {
  return (
    <Panel padding="lg" className={classes.panel}>
      <ResultHeader
        plan={plan}
        prompt={request.prompt}
        canSubmit={canSubmit}
        onSubmit={(prompt) => onSubmit({ prompt, planner_type: request.planner_type })}
        onRerun={onRerun}
      />
      <output className={classes.refining}>
        {isStreaming ? (
          <>
            <Loader size={14} color="var(--pw-accent)" aria-hidden />
            {dashboardTexts.refining}
          </>
        ) : null}
      </output>
      <PlanFacts plan={plan} />
      <WarningList warnings={plan.warnings} />
      <AssumptionChips assumptions={plan.assumptions} />
      <PlanView plan={plan} />
      <ChecksPanel checks={plan.checks} />
      {steps.length > 0 ? (
        <details className={classes.making}>
          <summary>{dashboardTexts.stepsTitle}</summary>
          <StepList steps={steps} />
        </details>
      ) : null}
      <IntegrationHint plannerType={plan.plannerType} />
    </Panel>
  )
}
