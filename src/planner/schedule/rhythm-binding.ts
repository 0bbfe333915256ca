import type { NetworkTask, TaskNetwork } from '../draft/task-network.ts'
import type { Brief, ReadingOf } from '../goal/brief.ts'
import { matchesTask } from '../goal/matcher.ts'
import { hardReadingsOf } from './day-pattern.ts'

/**
 * Which rhythms bind a task. The tasks that answer a rhythm are its sessions; where none does, those that match it:
 * by its matcher, else by its title, else all sessions of the plan.
 */
export function boundRhythms(brief: Brief, network: TaskNetwork): (task: NetworkTask) => ReadingOf<'rhythm'>[] {
  const answered = new Set(network.tasks.flatMap((task) => task.answers))
  const rhythms = hardReadingsOf(brief, 'rhythm')
  return (task) => (task.fixed ? [] : rhythms.filter((rhythm) => (answered.has(rhythm.id) ? task.answers.includes(rhythm.id) : isSessionOf(rhythm, task))))
}

function isSessionOf(rhythm: ReadingOf<'rhythm'>, task: NetworkTask): boolean {
  if (task.type === 'deadline' || task.optional) return false
  if (rhythm.appliesTo !== null) return matchesTask(rhythm.appliesTo, task)
  return rhythm.title === null || matchesTask({ labels: [rhythm.title] }, task)
}
