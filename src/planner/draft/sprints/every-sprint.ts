import { matchesTask } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'

/**
 * Work in each sprint, as long as there is enough of it: a sprint without any gets what its neighbours have last or first,
 * so that a plan of four sprints uses four. What is bound to days of its own, or waits for nothing but its turn, keeps its place.
 */
export function inEverySprint(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const { sprints } = frame
  const isMovable = (task: NetworkTask) => isFree(task, frame)
  const wishes = wishesInOrder(tasks, frame)
  const inOrder = tasks.filter(isMovable).toSorted((a, b) => (a.wish.position ?? 0.5) - (b.wish.position ?? 0.5))
  const workIn = (number: number) => tasks.filter((task) => task.type === 'task' && task.fixed === null && wishes.get(task) === number)
  const movableIn = (number: number) => inOrder.filter((task) => wishes.get(task) === number)
  const numbers = sprints.map(({ number }) => number)
  for (const empty of numbers.toReversed()) {
    if (workIn(empty).length > 0) continue
    const before = numbers.filter((number) => number < empty).toReversed().find((number) => movableIn(number).length > 1)
    const after = before === undefined ? numbers.find((number) => number > empty && movableIn(number).length > 1) : undefined
    for (let from = before ?? after ?? empty; from !== empty; from += Math.sign(empty - from)) {
      const moved = from < empty ? movableIn(from).at(-1) : movableIn(from)[0]
      if (moved) wishes.set(moved, from + Math.sign(empty - from))
    }
  }
  return tasks.map((task) => (wishes.get(task) === task.sprintWish ? task : { ...task, sprintWish: wishes.get(task)! }))
}

function isFree(task: NetworkTask, { brief }: PlanFrame): boolean {
  const { type, fixed, occurrence, allowedDays, wish, sprintWish, optional } = task
  if (type !== 'task' || fixed !== null || occurrence !== null || allowedDays !== null || wish.day !== null || sprintWish === null || optional) return false
  return !brief.readings.some((reading) => (reading.kind === 'deadline' || reading.kind === 'horizon' || reading.kind === 'availability') && reading.appliesTo !== null && matchesTask(reading.appliesTo, task))
}

/** What has to be done before something else is wished no later than that. */
function wishesInOrder(tasks: readonly NetworkTask[], { brief }: PlanFrame): Map<NetworkTask, number | null> {
  const wishes = new Map(tasks.map((task) => [task, task.sprintWish]))
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const links = [
    ...tasks.flatMap((task) => task.after.flatMap(({ taskId }) => (byId.has(taskId) ? [{ before: byId.get(taskId)!, after: task }] : []))),
    ...brief.readings.flatMap((reading) => (reading.kind === 'precedence' ? pairsOf(reading, tasks) : [])),
  ]
  for (let isChanged = true, turn = 0; isChanged && turn < MOST_TURNS; turn += 1) {
    isChanged = false
    for (const { before, after } of links) {
      const [wish, latest] = [wishes.get(before) ?? null, wishes.get(after) ?? null]
      if (wish === null || latest === null || wish <= latest || before.fixed !== null) continue
      wishes.set(before, latest)
      isChanged = true
    }
  }
  return wishes
}

function pairsOf({ before, after }: { before: Parameters<typeof matchesTask>[0]; after: Parameters<typeof matchesTask>[0] }, tasks: readonly NetworkTask[]): { before: NetworkTask; after: NetworkTask }[] {
  const work = tasks.filter(({ type }) => type === 'task')
  const [firsts, seconds] = [before, after].map((matcher) => work.filter((task) => matcher !== null && matchesTask(matcher, task)))
  return firsts!.filter((task) => !seconds!.includes(task)).flatMap((first) => seconds!.filter((task) => !firsts!.includes(task)).map((second) => ({ before: first, after: second })))
}

/** Chains of work are no longer than this; a circle ends here. */
const MOST_TURNS = 30
