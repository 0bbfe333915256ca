import type { NetworkTask, TaskNetwork } from '../draft/task-network.ts'
import { fixedWords } from '../draft/fixed-words.ts'
import { targetInWords } from '../goal/targets/targets-in.ts'
import type { Brief } from '../goal/brief.ts'
import type { Schedule } from '../schedule/placement.ts'
import { goalOfSprint, idleSprints } from './goal-of-sprint.ts'
import type { SprintWork } from './goal-of-sprint.ts'

/**
 * The goals of sprint meetings are drafted from wishes; here they say what users or the team have at the end of their
 * sprint by the schedule. A sprint to which nothing has come has no meetings where none with work follows, and the plan
 * says so; between others its planning alone says it, to bring work forward.
 */
export function withKeptGoals(network: TaskNetwork, schedule: Schedule, brief: Brief): TaskNetwork {
  const language = network.language ?? 'en'
  const placed = new Map(schedule.placements.map(({ taskId, sprint }) => [taskId, sprint]))
  const sprintOf = (task: NetworkTask) => placed.get(task.id) ?? sprintOfDay(task, network)
  const counted = new Set(brief.readings.flatMap((reading) => (reading.kind === 'topic' && reading.amount !== null ? [reading.id] : [])))
  const work: SprintWork = { tasks: network.tasks, sprintOf, language, counted }
  const worked = new Set(network.tasks.flatMap((task) => (task.tags.includes('ceremony') || task.type === 'deadline' ? [] : [sprintOf(task)])))
  const numbers = [...new Set(network.tasks.flatMap(({ sprintGoal, sprintWish }) => (sprintGoal !== undefined && sprintWish !== null ? [sprintWish] : [])))].toSorted((a, b) => a - b)
  const last = numbers.findLast((number) => worked.has(number)) ?? 0
  const between = new Set(numbers.filter((number) => !worked.has(number) && number < last))
  const idle = numbers.filter((number) => !worked.has(number) && number > last)
  const goals = new Map(numbers.map((number) => [number, (number === numbers.at(-1) ? aimOf(brief) : null) ?? goalOfSprint(number, work)]))
  const tasks = network.tasks.flatMap((task): NetworkTask[] => {
    if (task.sprintGoal === undefined || task.sprintWish === null) return [task]
    const goal = goals.get(task.sprintWish) ?? null
    if (between.has(task.sprintWish)) return task.tags.includes('planning') ? [withGoal(task, fixedWords('nothingPlanned', language))] : []
    return idle.includes(task.sprintWish) ? [] : [goal === null ? task : withGoal(task, goal)]
  })
  return idle.length === numbers.length ? network : { ...network, tasks, assumptions: [...network.assumptions, ...idleSprints(idle, language)] }
}

/** What the goal wants to reach in numbers is what its last sprint is for. */
function aimOf({ readings, plannerType }: Brief): string | null {
  const targets = readings.flatMap((reading) => (plannerType === 'sprint' && reading.kind === 'target' ? [targetInWords(reading)] : []))
  return targets.find((text) => Array.from(text).length <= LONGEST_AIM) ?? null
}

const LONGEST_AIM = 70

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
