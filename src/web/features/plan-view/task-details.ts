import type { Task } from '../../../contract/plan.ts'

export interface TaskDetail {
  task: Task
  /** The tasks it comes after, as far as the list shows them. */
  after: Task[]
}

/** The Detailed View leaves out tasks whose title is one character or none, such as a draft's stray bullet. */
export function taskDetails(tasks: readonly Task[]): TaskDetail[] {
  const listed = tasks.filter((task) => task.title.trim().length > 1)
  const byId = new Map(listed.map((task) => [task.id, task]))
  return listed.map((task) => ({
    task,
    after: (task.dependsOn ?? []).flatMap((id) => byId.get(id) ?? []),
  }))
}

/** The address to link to, or null: only the web's own schemes are followed, whatever a drafter wrote. */
export function linkTarget(reference: string): string | null {
  const url = URL.parse(reference.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
