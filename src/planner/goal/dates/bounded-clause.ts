import type { Days } from '../../time/grammar/days.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { Words } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** A clause with a day from which on something holds. */
export type Start = { group: TimeGroup; around: Surroundings; words: Words; first: number }

/** A clause with a day up to which something holds; `point` is its minute, if one is said. */
export type End = { group: TimeGroup; around: Surroundings; words: Words; bound: TimeExpression['bound']; days: Days; point: number | null }
