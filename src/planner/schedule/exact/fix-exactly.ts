import type { Problem } from '../problem.ts'
import { withDecisions } from './decision.ts'
import type { ExactInput } from './decision.ts'
import { placeMeetings } from './place-meetings.ts'
import { placeStays } from './place-stays.ts'
import { placeVisits } from './place-visits.ts'

/** Solves ordered stays, common meetings and optional visits exactly, and fixes what was found; `declined` is left out. */
export function fixExactly(input: ExactInput): { problem: Problem; declined: ReadonlySet<number> } {
  let { problem } = input
  const declined = new Set<number>()
  for (const place of [placeStays, placeMeetings, placeVisits]) {
    const decisions = place({ ...input, problem })
    if (decisions.length === 0) continue
    for (const { task, fixed } of decisions) if (fixed === null) declined.add(task)
    problem = withDecisions(problem, decisions)
  }
  return { problem, declined }
}
