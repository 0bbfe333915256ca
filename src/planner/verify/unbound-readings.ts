import type { Brief, DayPattern, Reading } from '../goal/brief.ts'
import { amountIn } from './amount-in-title.ts'
import { isInOrder, matchesTask } from '../goal/matcher.ts'
import type { Matchable } from '../goal/matcher.ts'

type Bindable = Matchable & { type?: string }

/**
 * Stated readings that name what they bind where no task of the plan is meant: a check of them would hold of any plan, so it
 * proves nothing, and their words are told as not taken into account. 'The ferry only sails until ten' of a plan without a
 * ferry; 'no driving after dark' as an order of two things, neither of them in the plan.
 */
export function unboundReadings({ readings }: Pick<Brief, 'readings'>, tasks: readonly Bindable[]): Reading[] {
  const work = tasks.filter(({ type, subjects }) => type !== 'deadline' || subjects.length > 0)
  return readings.filter((reading) => {
    if (reading.source !== 'stated' || reading.strength !== 'hard') return false
    if (reading.kind === 'precedence') return !work.some((task) => isInOrder(reading.before, task)) || !work.some((task) => isInOrder(reading.after, task))
    if (reading.kind === 'growth') return !work.some(({ title }) => amountIn(title, reading.unit) !== null)
    // 'No confetti' is kept by a plan without confetti.
    if (reading.kind === 'exclusion' && (isAlways(reading.days) || reading.appliesTo?.labels.includes('deploy'))) return false
    return BOUND_BY_NAME.has(reading.kind) && reading.appliesTo !== null && !work.some((task) => matchesTask(reading.appliesTo, task))
  })
}

function isAlways({ weekdays, spans, everyWeeks }: DayPattern): boolean {
  return !weekdays?.length && !spans?.length && !everyWeeks
}

/** What recurs or happens gets tasks of its own, which its own check asks for. */
const BOUND_BY_NAME: ReadonlySet<Reading['kind']> = new Set<Reading['kind']>(['availability', 'exclusion', 'horizon', 'deadline', 'session', 'limit', 'spacing', 'wait'])
