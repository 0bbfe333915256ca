import type { ClockWindow } from '../time/calendar-time.ts'

/** Minutes of one day as flat sorted disjoint half-open pairs: [from, to, from, to, …]. */
export type Segments = readonly number[]

export const WHOLE_DAY: Segments = [0, 1440]
export const NO_TIME: Segments = []

export function segmentsOf(windows: readonly ClockWindow[]): Segments {
  return windows.reduce<Segments>((sum, { from, to }) => uniteSegments(sum, [from, to]), NO_TIME)
}

export function uniteSegments(a: Segments, b: Segments): Segments {
  if (a.length === 0) return b
  if (b.length === 0) return a
  const pairs = [...pairsOf(a), ...pairsOf(b)].toSorted((x, y) => x[0] - y[0])
  const united: number[] = []
  for (const [from, to] of pairs) {
    const last = united.length - 1
    if (last > 0 && from <= united[last]!) united[last] = Math.max(united[last]!, to)
    else united.push(from, to)
  }
  return united
}

export function intersectSegments(a: Segments, b: Segments): Segments {
  const common: number[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const from = Math.max(a[i]!, b[j]!)
    const to = Math.min(a[i + 1]!, b[j + 1]!)
    if (from < to) common.push(from, to)
    if (a[i + 1]! < b[j + 1]!) i += 2
    else j += 2
  }
  return common
}

export function subtractSegments(a: Segments, b: Segments): Segments {
  if (b.length === 0 || a.length === 0) return a
  const rest: number[] = []
  for (const [from, to] of pairsOf(a)) {
    let at = from
    for (let j = 0; j < b.length && b[j]! < to; j += 2) {
      if (b[j + 1]! <= at) continue
      if (b[j]! > at) rest.push(at, b[j]!)
      at = Math.max(at, b[j + 1]!)
    }
    if (at < to) rest.push(at, to)
  }
  return rest
}

export function segmentMinutes(a: Segments): number {
  let minutes = 0
  for (let i = 0; i < a.length; i += 2) minutes += a[i + 1]! - a[i]!
  return minutes
}

export function longestSegment(a: Segments): number {
  let longest = 0
  for (let i = 0; i < a.length; i += 2) longest = Math.max(longest, a[i + 1]! - a[i]!)
  return longest
}

/** The first `minutes` of the segments. */
export function firstMinutes(a: Segments, minutes: number): Segments {
  const kept: number[] = []
  let left = minutes
  for (let i = 0; i < a.length && left > 0; i += 2) {
    const to = Math.min(a[i + 1]!, a[i]! + left)
    kept.push(a[i]!, to)
    left -= to - a[i]!
  }
  return kept
}

function pairsOf(a: Segments): [number, number][] {
  return Array.from({ length: a.length / 2 }, (_, i) => [a[2 * i]!, a[2 * i + 1]!])
}
