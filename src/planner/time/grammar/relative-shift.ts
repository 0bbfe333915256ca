import { keyAt, operatorAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

/** 'this' is 0, 'next' and 'the coming' are 1, 'last' is -1. */
export function relativeShift(source: Source, index: number): Match<number> | null {
  const at = skipOperator(source, index, 'the')
  const thisAt = operatorAt(source, at, 'this')
  if (thisAt > 0) {
    const then = operatorAt(source, thisAt, 'next')
    return { value: then > 0 ? 1 : 0, next: then > 0 ? then : thisAt }
  }
  const nextAt = operatorAt(source, at, 'next')
  if (nextAt > 0) return { value: 1, next: nextAt }
  const lastAt = operatorAt(source, at, 'last')
  return lastAt > 0 && !isVerb(source, at, lastAt) ? { value: -1, next: lastAt } : null
}

/** 'the stay is to last 6 days', 'it should last a week'. */
function isVerb(source: Source, at: number, next: number): boolean {
  const before = keyAt(source, at - 1)
  return keyAt(source, at) === 'last' && (AUXILIARY.test(before) || before === 'to' && /^(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|for|from|until|no|at|only|exactly)$/u.test(keyAt(source, next)))
}

const AUXILIARY = /^(?:will|would|should|shall|must|may|might|can|could|cannot|can't|won't|i'll|it'll|we'll|'ll|does|doesn't|did|didn't)$/u
