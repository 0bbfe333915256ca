import { createHash } from 'node:crypto'
import type { ExportTarget } from '../../contract/exports.ts'
import type { Plan, Task } from '../../contract/plan.ts'
import type { Destination } from './export-store.ts'
import { eventOfTask } from './event-of-task.ts'
import { itemOfTask } from './item-of-task.ts'

/** SHA-256 in hex of everything that is sent of a task, so that an unchanged task is not sent again. */
export function contentHash({ target, destination }: { target: ExportTarget; destination: Destination }, plan: Plan, task: Task): string {
  const content = target === 'jira' ? [itemOfTask(plan, task), task.dependsOn ?? [], destination] : [eventOfTask(plan, task)]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
