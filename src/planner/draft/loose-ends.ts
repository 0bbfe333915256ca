import { matchesTask, stems } from '../goal/matcher.ts'
import { dayOfMinute } from '../time/day-number.ts'
import { topicTasks } from './project.ts'
import { positionOf } from './plan-frame.ts'
import type { PlanFrame } from './plan-frame.ts'
import type { NetworkTask } from './task-network.ts'
import { namedTopic } from './topics.ts'

/** Work that only a deadline or an order names ('hospital bag packed by 1 May', 'interview Petra before the outline') becomes a task of its own. */
export function looseEnds(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const dated = ofDeadlines(tasks, frame)
  return [...dated, ...ofOrders([...tasks, ...dated], frame)]
}

const EARLIER = 0.3
const LATER = 0.75

/** What comes first, and what waits for it, where no task carries its words. */
function ofOrders(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const ends = frame.of('precedence').filter(({ source }) => source === 'stated').flatMap((order) => [
    { label: order.before.labels[0], position: EARLIER, id: order.id },
    { label: order.after.labels[0], position: LATER, id: order.id },
  ])
  return ends.reduce<NetworkTask[]>((added, { label, position, id }) => {
    const isThere = label === undefined || isSum(label) || [...tasks, ...added].some((task) => matchesTask({ labels: [label] }, task) || sharesWords(label, task))
    return isThere ? added : [...added, ...topicTasks({ ...namedTopic(label), readingIds: [id] }, position, { playbook: null, templates: [], topics: [], fixed: [], frame })]
  }, [])
}

function ofDeadlines(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const movable = tasks.filter((task) => task.fixed === null)
  return frame.of('deadline').flatMap((deadline) => {
    const label = deadline.appliesTo?.labels[0]
    if (!label || isSum(label) || deadline.source === 'assumed' || movable.some((task) => matchesTask(deadline.appliesTo, task) || sharesWords(label, task))) return []
    if (tasks.some((task) => task.fixed !== null && matchesTask({ labels: [label] }, task))) return []
    const position = Math.max(0, 0.7 * positionOf(dayOfMinute(deadline.latest - 1), frame))
    return topicTasks({ ...namedTopic(label), readingIds: [deadline.id] }, position, { playbook: null, templates: [], topics: [], fixed: [], frame })
  })
}

/** '15000 euros, deadline 15 February': the sum is asked for by then, not worked on. */
function isSum(label: string): boolean {
  return /^[\d.,\s]+\p{L}{0,8}$/u.test(label.trim())
}

/** Whether half of the label's words stand in a task that the prompt asked for. */
function sharesWords(label: string, task: NetworkTask): boolean {
  if (task.answers.length === 0) return false
  const wanted = stems(label).filter((stem) => stem.length > 2)
  const words = [task.title, ...task.subjects].flatMap(stems)
  return wanted.filter((stem) => words.some((word) => word.startsWith(stem))).length * 2 >= Math.max(1, wanted.length)
}
