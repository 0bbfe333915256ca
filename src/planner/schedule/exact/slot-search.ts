import type { Segments } from '../day-segments.ts'

/** One day on which a slot may lie: free time of everybody, and the times somebody would rather not. */
export type SlotDay = { day: number; free: Segments; dislikes: readonly Segments[] }
export type Slot = { day: number; start: number; dislikes: number }

/** The slot that fewest wishes speak against; of those the earliest, or the latest when asked. Null when none is free. */
export function bestSlot(days: readonly SlotDay[], minutes: number, order: 'earliest' | 'latest'): Slot | null {
  let best: Slot | null = null
  for (const day of order === 'earliest' ? days : days.toReversed()) {
    const starts = candidateStarts(day, minutes)
    for (const start of order === 'earliest' ? starts : starts.toReversed()) {
      const dislikes = day.dislikes.filter((segments) => overlaps(segments, start, start + minutes)).length
      if (best === null || dislikes < best.dislikes) best = { day: day.day, start, dislikes }
      if (dislikes === 0) return best
    }
  }
  return best
}

/** Only where free time or a dislike begins or ends can a slot be first, last or least disliked. */
function candidateStarts(day: SlotDay, minutes: number): number[] {
  const edges = day.dislikes.flat()
  const starts = new Set<number>()
  for (let i = 0; i < day.free.length; i += 2) {
    const from = day.free[i]!
    const last = day.free[i + 1]! - minutes
    for (const start of [from, last, ...edges, ...edges.map((edge) => edge - minutes)]) if (from <= start && start <= last) starts.add(start)
  }
  return [...starts].toSorted((a, b) => a - b)
}

function overlaps(segments: Segments, from: number, to: number): boolean {
  for (let i = 0; i < segments.length; i += 2) if (segments[i]! < to && from < segments[i + 1]!) return true
  return false
}
