import { z } from 'zod'
import type { Playbook } from '../planner/playbooks/playbook.ts'
import { localNow } from './plan-arguments.ts'
import { planGoal, PlanRequestSchema } from './plan-request.ts'

const AnyObjectSchema = z.record(z.string(), z.unknown())

export type BulkDefaults = { tz: string; now: string | null; playbooks?: readonly Playbook[] }

/** One answer line for one input line; `failed` when it is an error. Never throws. */
export async function planLine(line: string, defaults: BulkDefaults): Promise<{ text: string; failed: boolean }> {
  let id: unknown = null
  try {
    const raw = AnyObjectSchema.parse(JSON.parse(line))
    id = raw['id'] ?? null
    const timeZone = raw['time_zone'] ?? defaults.tz
    const now = raw['now'] ?? defaults.now ?? localNow(typeof timeZone === 'string' ? timeZone : 'UTC')
    const plan = await planGoal(PlanRequestSchema.parse({ ...raw, time_zone: timeZone, now }), defaults.playbooks)
    return { text: JSON.stringify({ id, plan }), failed: false }
  } catch (error) {
    return { text: JSON.stringify({ id, error: describeFailure(error) }), failed: true }
  }
}

/** A failure in one line, without a stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ')
  if (error instanceof SyntaxError) return `The line is not JSON: ${error.message}`
  return error instanceof Error ? error.message : String(error)
}
