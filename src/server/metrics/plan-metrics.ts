import type { ModelUse } from '../../integrations/language-model/model-settings.ts'
import type { MetricRegistry } from './metric-registry.ts'

/** What the making of plans reports of itself; counted per server and since its start. */
export type PlanMetrics = {
  runAccepted(): void
  runEnded(state: 'completed' | 'failed' | 'cancelled'): void
  /** Milliseconds that the planner took, waiting for a model included. */
  planMade(durationMs: number, drafter: 'embedded' | 'model'): void
  stepMade(step: string, durationMs: number): void
  modelUsed(use: ModelUse): void
  /** A run that would have used the model, and why it did not. */
  modelRefused(reason: string): void
  creditMoved(kind: 'debit' | 'release', reason: string): void
}

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]

export function createPlanMetrics(registry: MetricRegistry): PlanMetrics {
  const accepted = registry.counter('planwright_runs_accepted_total', 'Submits that became a run.')
  const ended = registry.counter('planwright_runs_ended_total', 'Runs that ended, by how.')
  const plans = registry.histogram('planwright_plan_duration_seconds', { help: 'Time from the start of planning to the finished plan, waiting for a model included.', bounds: SECONDS })
  const steps = registry.histogram('planwright_step_duration_seconds', { help: 'Time that each step of planning took.', bounds: SECONDS })
  const requests = registry.counter('planwright_model_requests_total', 'Requests to the language model, by outcome.')
  const failures = registry.counter('planwright_model_failures_total', 'Requests to the language model that brought no answer, by reason.')
  const tokens = registry.counter('planwright_model_tokens_total', 'Tokens sent to and received from the language model; estimated where the model does not say.')
  const cost = registry.counter('planwright_model_cost_total', 'What the requests to the language model cost by the configured prices, in their currency.')
  const refusals = registry.counter('planwright_model_refusals_total', 'Runs drafted without the language model because a limit of the day was reached.')
  const credits = registry.counter('planwright_credits_total', 'Credits taken and given back, by reason.')

  return {
    runAccepted: () => accepted.add(1),
    runEnded: (state) => ended.add(1, { state }),
    planMade: (durationMs, drafter) => plans.observe(durationMs / 1_000, { drafter }),
    stepMade: (step, durationMs) => steps.observe(durationMs / 1_000, { step }),
    modelUsed({ inputTokens, outputTokens, costMicros, outcome }) {
      requests.add(1, { outcome })
      if (outcome !== 'answered') failures.add(1, { reason: outcome })
      tokens.add(inputTokens, { direction: 'in' })
      tokens.add(outputTokens, { direction: 'out' })
      cost.add(costMicros / 1_000_000)
    },
    modelRefused: (reason) => refusals.add(1, { reason }),
    creditMoved: (kind, reason) => credits.add(1, { kind, reason }),
  }
}
