import { goalText, matterOf } from '../draft/sprints/sprint-work.ts'
import { fixedWords } from '../draft/fixed-words.ts'
import type { NetworkTask, TaskNetwork } from '../draft/task-network.ts'
import type { Schedule } from '../schedule/placement.ts'

/**
 * The goals of sprint meetings are drafted from wishes; here they say what ends in their sprint by the schedule. A sprint
 * to which nothing has come has its planning alone, which says so: there is nothing to show and to look back on.
 */
export function withKeptGoals(network: TaskNetwork, schedule: Schedule): TaskNetwork {
  const sprints = new Map(schedule.placements.map(({ taskId, sprint }) => [taskId, sprint]))
  const matters = new Map<string, number[]>()
  for (const task of network.tasks) {
    const matter = matterOf(task)
    const sprint = sprints.get(task.id)
    if (matter !== null && task.type === 'task' && typeof sprint === 'number') matters.set(matter, [...(matters.get(matter) ?? []), sprint])
  }
  const restated = (task: NetworkTask): NetworkTask => {
    const goal = task.sprintGoal === undefined ? null : goalOf(task.sprintWish, matters, network)
    return goal === null ? task : withGoal(task, goal)
  }
  const worked = new Set(network.tasks.flatMap((task) => (task.tags.includes('ceremony') || task.type === 'deadline' ? [] : [sprints.get(task.id) ?? sprintOfDay(task, network)])))
  const isIdle = ({ sprintGoal, sprintWish }: NetworkTask) => sprintGoal !== undefined && sprintWish !== null && !worked.has(sprintWish)
  const tasks = network.tasks.filter((task) => !isIdle(task) || task.tags.includes('planning')).map((task) => (isIdle(task) ? withGoal(task, fixedWords('nothingPlanned', network.language ?? 'en')) : matters.size === 0 ? task : restated(task)))
  return { ...network, tasks }
}

function withGoal(task: NetworkTask, goal: string): NetworkTask {
  const said = task.sprintGoal ?? goal
  return { ...task, title: task.title.replace(said, () => goal), description: task.description.replace(said, () => goal), sprintGoal: goal }
}

/** What the user fixed is in the sprint of its day, whatever the schedule says of sprints. */
function sprintOfDay(task: NetworkTask, { tasks }: TaskNetwork): number | null {
  if (task.fixed === null) return null
  const plannings = tasks.filter(({ tags, wish }) => tags.includes('planning') && wish.day !== null && wish.day <= task.fixed!.days.first)
  return plannings.toSorted((a, b) => b.wish.day! - a.wish.day!)[0]?.sprintWish ?? null
}

/** What ends in the sprint, else what is worked on; null leaves the goal as it was drafted. */
function goalOf(sprint: number | null, matters: ReadonlyMap<string, readonly number[]>, { language = 'en' }: TaskNetwork): string | null {
  const named = [...matters].filter(([, sprints]) => sprint !== null && sprints.includes(sprint))
  const ended = named.filter(([, sprints]) => Math.max(...sprints) === sprint)
  if (named.length === 0) return null
  return goalText(ended.length > 0 ? 'doneAndAccepted' : 'underWay', (ended.length > 0 ? ended : named).map(([matter]) => matter), language)
}
