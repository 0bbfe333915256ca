import type { DraftingDesk, NetworkTask, TaskNetwork } from './task-network.ts'

/**
 * Where something that the goal names finds no place, what people usually do besides makes room for it: first what matters
 * less, then all of it that nothing named waits for. The draft stands where that does not help.
 */
export function withRoomForWhatWasAsked(network: TaskNetwork, check: DraftingDesk['check']): TaskNetwork {
  const asked = new Set(network.tasks.filter(isAsked).map(({ id }) => id))
  const missingOf = (draft: TaskNetwork) => check(draft).unplaced.filter(({ taskId }) => asked.has(taskId)).length
  const usual = network.tasks.filter((task) => !task.optional && !isAsked(task) && task.fixed === null && task.type === 'task')
  if (asked.size === 0) return network
  let best = { network, missing: missingOf(network) }
  if (best.missing === 0) return network
  const needed = neededBy(asked, network.tasks)
  const spare = usual.filter(({ id }) => !needed.has(id))
  for (const given of [spare.filter(({ priority }) => priority !== 'high'), spare]) {
    if (given.length === 0) continue
    const ids = new Set(given.map(({ id }) => id))
    const roomier = { ...network, tasks: network.tasks.map((task) => (ids.has(task.id) ? { ...task, optional: true } : task)) }
    const missing = missingOf(roomier)
    if (missing < best.missing) best = { network: roomier, missing }
    if (missing === 0) break
  }
  return best.missing === 0 ? best.network : withSomeOfEach(best.network, check)
}

/**
 * Where a thing that the goal names still has no place at all, the first step of each thing comes before the second of any:
 * three visits for the sofa leave no room for the oven.
 */
function withSomeOfEach(network: TaskNetwork, check: DraftingDesk['check']): TaskNetwork {
  const lackingIn = (draft: TaskNetwork) => {
    const unplaced = new Set(check(draft).unplaced.map(({ taskId }) => taskId))
    const placed = new Set(draft.tasks.flatMap((task) => (unplaced.has(task.id) || task.optional ? [] : task.answers)))
    return new Set(draft.tasks.filter(isAsked).flatMap(({ answers }) => answers).filter((id) => !placed.has(id))).size
  }
  const lacking = lackingIn(network)
  if (lacking === 0) return network
  const begun = new Set<string>()
  const later = new Set<string>()
  for (const task of network.tasks.filter((each) => isAsked(each) && each.occurrence === null)) {
    if (task.answers.every((id) => begun.has(id))) later.add(task.id)
    for (const id of task.answers) begun.add(id)
  }
  const needed = neededBy(new Set(network.tasks.filter((task) => isAsked(task) && !later.has(task.id)).map(({ id }) => id)), network.tasks)
  const fairer = { ...network, tasks: network.tasks.map((task) => (later.has(task.id) && !needed.has(task.id) ? { ...task, optional: true } : task)) }
  return lackingIn(fairer) < lacking ? fairer : network
}

function isAsked({ answers, fixed, type }: NetworkTask): boolean {
  return answers.length > 0 && fixed === null && type === 'task'
}

/** All that something named waits for, directly or not. */
function neededBy(asked: ReadonlySet<string>, tasks: readonly NetworkTask[]): ReadonlySet<string> {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const needed = new Set<string>()
  const open = [...asked]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const { taskId } of byId.get(id)?.after ?? []) {
      if (!needed.has(taskId)) open.push(taskId)
      needed.add(taskId)
    }
  }
  return needed
}
