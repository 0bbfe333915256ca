import { operatorAt, skipOperator } from './source.ts'
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
  return lastAt > 0 ? { value: -1, next: lastAt } : null
}
