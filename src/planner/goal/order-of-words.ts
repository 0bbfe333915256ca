import type { Reading } from './brief.ts'

/** Stated readings in the order of their words in the prompt; assumed ones last. */
export function inOrderOfWords(readings: readonly Reading[]): Reading[] {
  return readings.toSorted((a, b) => Number(a.source === 'assumed') - Number(b.source === 'assumed') || a.start - b.start)
}
