import { goalText, matterOf } from '../draft/sprints/sprint-work.ts'
import type { NetworkTask, TaskNetwork } from '../draft/task-network.ts'
import type { Schedule } from '../schedule/placement.ts'

/** The goals of sprint meetings are drafted from wishes; here they say what ends in their sprint by the schedule. */
export function withKeptGoals(network: TaskNetwork, schedule: Schedule): TaskNetwork {
  const sprints = new Map(schedule.placements.map(({ taskId, sprint }) => [taskId, sprint]))
  const matters = new Map<string, number[]>()
  for (const task of network.tasks) {
    const matter = matterOf(task)
    const sprint = sprints.get(task.id)
    if (matter !== null && task.type === 'task' && typeof sprint === 'number') matters.set(matter, [...(matters.get(matter) ?? []), sprint])
  }
  const restated = (task: NetworkTask): NetworkTask => {
    const said = task.sprintGoal
    const goal = said === undefined ? null : goalOf(task.sprintWish, matters, network)
    return said === undefined || goal === null ? task : { ...task, title: task.title.replace(said, () => goal), description: task.description.replace(said, () => goal), sprintGoal: goal }
  }
  return matters.size === 0 ? network : { ...network, tasks: network.tasks.map(restated) }
}

/** What ends in the sprint, else what is worked on; null leaves the goal as it was drafted. */
function goalOf(sprint: number | null, matters: ReadonlyMap<string, readonly number[]>, { language = 'en' }: TaskNetwork): string | null {
  const named = [...matters].filter(([, sprints]) => sprint !== null && sprints.includes(sprint))
  const ended = named.filter(([, sprints]) => Math.max(...sprints) === sprint)
  if (named.length === 0) return null
  return goalText(ended.length > 0 ? 'doneAndAccepted' : 'underWay', (ended.length > 0 ? ended : named).map(([matter]) => matter), language)
}
