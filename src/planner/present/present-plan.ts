import type { Assumption, Plan, Task } from '../../contract/plan.ts'
import type { TaskNetwork } from '../draft/task-network.ts'
import { writingLanguage } from '../draft/wording.ts'
import type { Brief, Reading } from '../goal/brief.ts'
import type { Schedule } from '../schedule/placement.ts'
import { dayNumber } from '../time/day-number.ts'
import type { Finding } from '../verify/finding.ts'
import { durationText } from './clock-text.ts'
import { unboundReadings } from '../verify/unbound-readings.ts'
import { planChecks } from './plan-checks.ts'
import { planWarnings } from './plan-warnings.ts'
import { localisedPlan } from './words/localised-plan.ts'

export type PresentInput = {
  planId: string
  brief: Brief
  network: TaskNetwork
  schedule: Schedule
  /** By date and time, at least one. */
  tasks: readonly Task[]
  findings: readonly Finding[]
}

/** The plan as the contract shows it. */
export function presentPlan({ planId, brief, network, schedule, tasks, findings }: PresentInput): Plan {
  const plan: Plan = {
    id: planId,
    plannerType: brief.plannerType,
    title: network.title,
    description: network.description,
    tasks: [...tasks],
    metadata: planMetadata(tasks),
    assumptions: planAssumptions(brief, network),
    checks: planChecks(askedFor(brief, findings, unboundReadings(brief, network.tasks))),
    warnings: planWarnings({ brief, tasks: network.tasks, schedule, findings, drafterWarnings: network.warnings ?? [] }),
    timeZone: brief.timeZone,
    ...planCapacity(schedule),
  }
  return localisedPlan(plan, network.language ?? writingLanguage(brief.language.split('-')[0]!))
}

/** A default of ours that gave way to something better is an assumption, not a broken promise; what binds no task of the plan is told instead. */
function askedFor(brief: Brief, findings: readonly Finding[], unbound: readonly Reading[]): Finding[] {
  const defaults = new Set(brief.readings.filter(({ source, strength }) => source === 'assumed' && strength === 'soft').map(({ id }) => id))
  const proveNothing = new Set(unbound.map(({ id }) => id))
  return findings.filter(({ readingId, ok }) => readingId === null || !defaults.has(readingId) && !(ok && proveNothing.has(readingId)))
}

function planMetadata(tasks: readonly Task[]): Plan['metadata'] {
  const startDate = tasks.map(({ date }) => date).reduce((a, b) => (a < b ? a : b))
  const endDate = tasks.map(({ date, endDate }) => endDate ?? date).reduce((a, b) => (a > b ? a : b))
  const estimatedDuration = durationText({ first: dayNumber(startDate), last: dayNumber(endDate) })
  return { totalTasks: tasks.length, estimatedDuration, startDate, endDate }
}

function planAssumptions(brief: Brief, network: TaskNetwork): Assumption[] {
  const read = brief.readings.map(({ text, source, words }) => ({ text, source, words }))
  const drafted = network.assumptions.map((text) => ({ text, source: 'assumed' as const, words: '' }))
  return [...new Map([...read, ...drafted].map((assumption) => [`${assumption.text}\n${assumption.words}`, assumption])).values()]
}

function planCapacity({ capacity }: Schedule): Pick<Plan, 'capacity'> {
  if (capacity.length === 0) return {}
  return { capacity: capacity.map(({ assignee, sprint, minutes }) => ({ assignee, sprint, hours: Math.round(minutes / 6) / 10 })) }
}
