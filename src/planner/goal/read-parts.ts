import type { ReadGoalInput } from './prepare-context.ts'
import type { ReadingContext } from './reading-context.ts'
import { AMOUNTS } from './steps/amounts.ts'
import { AMOUNTS_OF_PARTS } from './steps/amounts-of-parts.ts'
import { NAMES } from './steps/names.ts'
import { ORDER } from './steps/order.ts'
import { PEOPLE } from './steps/people.ts'
import { PHRASES_WITH_TIMES } from './steps/phrases-with-times.ts'
import { SCOPE } from './steps/scope.ts'
import { SERIES } from './steps/series.ts'
import { SPRINTS } from './steps/sprints.ts'
import { TIMES } from './steps/times.ts'
import { TOPICS } from './steps/topics.ts'
import { WHOLE_PLAN } from './steps/whole-plan.ts'
import type { Carried, Group } from './steps/step.ts'

/** How whatever is said of people, times, amounts and parts is read: each group builds on those before it, as its `why` says. */
export const GROUPS: readonly Group[] = [
  PEOPLE,
  PHRASES_WITH_TIMES,
  TIMES,
  AMOUNTS,
  SERIES,
  TOPICS,
  AMOUNTS_OF_PARTS,
  SPRINTS,
  ORDER,
  NAMES,
  SCOPE,
  WHOLE_PLAN,
]

/** Whatever is said of people, times, amounts and parts, one step after the other. */
export function readParts(context: ReadingContext, { timeZone }: Pick<ReadGoalInput, 'timeZone'>): void {
  const carried: Carried = { timeZone, spaced: [], spacings: [], companions: [], resources: [], stretches: [], buffers: [], changes: [], monthly: [] }
  for (const { steps } of GROUPS) for (const step of steps) step(context, carried)
}
