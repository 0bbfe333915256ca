import { createHash } from 'node:crypto'
import { FaultSchema, type Fault, type FaultSchedule } from './fault-schema.ts'

/** The fault of a schedule's n-th call, or null; the same for the same seed and n. */
export function drawFault(schedule: FaultSchedule, call: number): Fault | null {
  const [chance, choice, amount] = drawNumbers(`${schedule.seed}:${call}`)
  if (chance! >= schedule.rate) return null
  const chosen = schedule.choices[Math.floor(choice! * schedule.choices.length)]!
  return FaultSchema.parse(describeFault(chosen, { amount: amount!, latencyMs: schedule.latencyMs }))
}

function describeFault(choice: FaultSchedule['choices'][number], { amount, latencyMs }: { amount: number; latencyMs: number }): object {
  const [kind, when] = choice.split('-')
  if (kind === 'cut') return { kind, when, share: amount }
  if (kind === 'latency') return { kind, latencyMs: Math.round(amount * latencyMs), when: amount < 0.5 ? 'before' : 'after' }
  return { kind: 'status', status: Number(kind), ...(choice === '429' ? { retryAfterSeconds: 1 } : {}) }
}

/** Three numbers from 0 to 1 for each text, evenly spread. */
export function drawNumbers(text: string): number[] {
  const digest = createHash('sha256').update(text).digest()
  return [0, 4, 8].map((at) => digest.readUInt32BE(at) / 0x1_0000_0000)
}
