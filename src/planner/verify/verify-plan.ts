import type { Brief } from '../goal/brief.ts'
import { CONSTRAINTS } from './constraints.ts'
import type { Finding } from './finding.ts'
import { placedTask } from './placed-task.ts'
import type { VerifiableTask } from './placed-task.ts'

/** Every constraint's verdict on a plan, from the brief and the shown tasks alone. */
export function verifyPlan(brief: Brief, tasks: readonly VerifiableTask[]): Finding[] {
  const placed = tasks.map(placedTask)
  return CONSTRAINTS.flatMap((constraint) => constraint(brief, placed))
}
