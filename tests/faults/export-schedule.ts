import { createHash } from 'node:crypto'
import type { Blow } from './export-servers.ts'

/** Everything that chance decides about one schedule; the same seed gives the same. */
export type ExportSchedule = {
  seed: number
  /** Tasks of the plan that goes to both services. */
  tasks: number
  /** Faults of each service's calls: chance at each, and how many at most. */
  rate: number
  most: number
  latencyMs: number
  /** Taken back when it is there, and exported anew. */
  isTakenBack: boolean
  /** What happens to the grants at about which call. */
  grantLoss: { kind: 'revoke' | 'expire'; atCall: number } | null
}

const [FEWEST, MOST] = [5, 80]
/** Larger plans go there once, so that one schedule does not last as long as two. */
const MOST_TAKEN_BACK = 20

/** Small plans are as likely as all larger ones together, as with people. */
export function drawSchedule(seed: number): ExportSchedule {
  const [size, rate, most] = drawNumbers(`schedule ${seed}`)
  const [course, loss, moment] = drawNumbers(`course ${seed}`)
  const tasks = FEWEST + Math.floor((MOST - FEWEST + 1) * size! ** 2)
  const kind = loss! < 0.2 ? 'revoke' : loss! < 0.4 ? 'expire' : null
  return {
    seed,
    tasks,
    isTakenBack: tasks <= MOST_TAKEN_BACK && course! < 0.5,
    grantLoss: kind === null ? null : { kind, atCall: Math.floor(moment! * 1.5 * tasks) },
    rate: 0.02 + 0.28 * rate!,
    most: 1 + Math.floor(14 * most!),
    latencyMs: 1_200,
  }
}

export type PlannedBlow = { atMs: number; which: number; how: Blow }

/** Moments, in milliseconds from the beginning, at which a server is struck, which of the two, and how: killed more often than not. */
export function drawBlows(seed: number, { count, withinMs }: { count: number; withinMs: number }): PlannedBlow[] {
  const kills = Array.from({ length: count }, (_, index): PlannedBlow => {
    const [moment, which, kind] = drawNumbers(`blow ${seed} ${index}`)
    return { atMs: Math.round(moment! * withinMs), which: which! < 0.5 ? 0 : 1, how: kind! < 0.6 ? 'kill' : kind! < 0.8 ? 'stop' : 'pause' }
  })
  return kills.toSorted((one, other) => one.atMs - other.atMs)
}

/** Three numbers from 0 to 1, evenly spread. */
function drawNumbers(text: string): number[] {
  const digest = createHash('sha256').update(text).digest()
  return [0, 4, 8].map((at) => digest.readUInt32BE(at) / 0x1_0000_0000)
}
