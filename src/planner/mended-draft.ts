import { capitalise } from './draft/wording.ts'
import type { NetworkTask, TaskNetwork } from './draft/task-network.ts'
import type { PlanDraft } from './plan-draft.ts'
import { sparePieces } from './spare-pieces.ts'
import { groupBy } from './verify/group-by.ts'

/**
 * Where a plan does not hold as drafted, what we added ourselves gives way to what was asked: first what is usually done
 * besides, then pieces of one part for the part as a whole, at last our own steps that stand in the way or find no room.
 * What was asked is never given up: where that has no room, the plan says so.
 */
export function mendedDraft(draft: PlanDraft, draftOf: (network: TaskNetwork) => PlanDraft): PlanDraft {
  let best = { draft, lack: lackOf(draft) }
  let tries = Math.max(FEWEST_TRIES, Math.floor(MOST_TASKS / Math.max(1, draft.network.tasks.length)))
  for (const { helps, networks, wholly, always } of MENDS) {
    if (!helps(best.lack)) continue
    for (const network of networks(best.draft)) {
      if (tries-- <= 0 && !always) break
      const other = draftOf(network)
      const lack = lackOf(other)
      if (isLess(lack, best.lack) && !(wholly && lack.asked > 0)) best = { draft: other, lack }
      if (!helps(best.lack)) break
    }
  }
  return best.draft
}

/** A long plan is not made over and over: tasks that may be scheduled again, and attempts that any plan may have. */
const MOST_TASKS = 600
const FEWEST_TRIES = 3

/** What a plan owes: things asked for that have no task at all, their tasks without a place, checks that fail, and our own steps without a place. */
type Lack = { things: number; asked: number; failed: number; own: number }

/** `wholly`: worth it only where nothing that was asked for lacks then. `always`: tried in the longest plan as well, as it names what is left out and moves nothing. */
type Mend = { helps: (lack: Lack) => boolean; networks: (draft: PlanDraft) => Iterable<TaskNetwork>; wholly?: true; always?: true }

const MENDS: readonly Mend[] = [
  { helps: ({ asked }) => asked > 0, networks: withOverdue },
  { helps: ({ asked }) => asked > 0, networks: withRoomForAsked },
  { helps: ({ asked, failed }) => asked + failed > 0, networks: withTenableLinks },
  { helps: ({ asked }) => asked > 0, networks: withoutOrderAroundAsked, wholly: true },
  { helps: ({ things }) => things > 0, networks: withSomeOfEach },
  { helps: ({ asked }) => asked > 0, networks: withShorterEstimates },
  { helps: ({ asked }) => asked > 0, networks: withJoinedParts },
  { helps: ({ asked }) => asked > 0, networks: withoutOrderAroundAsked },
  { helps: ({ asked }) => asked > 0, networks: withoutSparePieces, always: true },
  { helps: ({ failed }) => failed > 0, networks: withoutOwnInTheWay },
  { helps: ({ own }) => own > 0, networks: withRoomForChief },
  { helps: ({ own }) => own > 0, networks: withoutOwnUnplaced, always: true },
]

function lackOf(draft: PlanDraft): Lack {
  const unplaced = unplacedOf(draft)
  const missing = draft.network.tasks.filter(({ id, optional }) => unplaced.has(id) && !optional)
  const asked = missing.filter(isAsked)
  const done = new Set(draft.network.tasks.flatMap(({ id, answers }) => (unplaced.has(id) ? [] : answers)))
  const things = new Set(asked.flatMap(({ answers }) => answers).filter((id) => !done.has(id)))
  return { things: things.size, asked: asked.length, failed: draft.broken().length, own: missing.length - asked.length }
}

/** Compared in this order; a check may fail in exchange for nothing but a thing that was asked for. */
function isLess(one: Lack, other: Lack): boolean {
  if (one.things === other.things && one.failed > other.failed) return false
  const differences = [one.things - other.things, one.asked - other.asked, one.failed - other.failed, one.own - other.own]
  return (differences.find((difference) => difference !== 0) ?? 0) < 0
}

function unplacedOf({ schedule }: PlanDraft): ReadonlySet<string> {
  return new Set(schedule.unplaced.map(({ taskId }) => taskId))
}

function isAsked({ answers }: NetworkTask): boolean {
  return answers.length > 0
}

/** Our order gives way where the days that were said leave no room for it: work due in March does not wait for what begins in April. */
function* withTenableLinks(draft: PlanDraft): Generator<TaskNetwork, void, void> {
  const network = draft.tenableNetwork()
  if (network !== draft.network) yield network
}

/** What finds no room is freed of our steps around it, then of our order between it and other parts; what was said of the order stays. */
function* withoutOrderAroundAsked(draft: PlanDraft): Generator<TaskNetwork, void, void> {
  const unplaced = unplacedOf(draft)
  const around = new Set(draft.network.tasks.filter((task) => unplaced.has(task.id) && !task.optional && isAsked(task)).map(({ id }) => id))
  for (const amongParts of [false, true]) {
    const network = draft.networkWithoutOrder(around, { amongParts })
    if (network !== draft.network) yield network
  }
}

/** What should be done before it can begin is done late, and the plan says so: nobody is helped by a plan without it. */
function* withOverdue({ network, schedule }: PlanDraft): Generator<TaskNetwork, void, void> {
  const over = new Set(schedule.unplaced.flatMap(({ taskId, isOver }) => (isOver ? [taskId] : [])))
  const isOverdue = (task: NetworkTask) => over.has(task.id) && isAsked(task)
  if (network.tasks.some(isOverdue)) yield { ...network, tasks: network.tasks.map((task) => (isOverdue(task) ? { ...task, overdue: true } : task)) }
}

/** A definition of done, the risks and the release belong to every plan of a team. */
const OF_EVERY_PLAN: ReadonlySet<string> = new Set(['scope', 'risks', 'definition-of-done', 'release'])

/** What is usually done besides may be left out: first what matters less, then all that nothing asked for waits for. */
function* withRoomForAsked({ network }: PlanDraft): Generator<TaskNetwork, void, void> {
  const needed = neededBy(network.tasks.filter((task) => isAsked(task) && task.type === 'task'), network.tasks)
  const isBeside = (task: NetworkTask) => !isAsked(task) && task.type === 'task' && task.fixed === null && task.occurrence === null && !OF_EVERY_PLAN.has(task.id)
  const isLess = (task: NetworkTask) => isBeside(task) && task.priority !== 'high'
  yield withOptional(network, (task) => isLess(task) && !needed.has(task.id))
  yield withOptional(network, isLess)
  yield withOptional(network, (task) => isBeside(task) && !needed.has(task.id))
  yield withOptional(network, isBeside)
}

/** The chief steps of a kind of goal come before what it usually has besides: the release before a note on it. */
function* withRoomForChief(draft: PlanDraft): Generator<TaskNetwork, void, void> {
  const { network } = draft
  const unplaced = unplacedOf(draft)
  if (isTooMuch(draft) || !network.tasks.some((task) => unplaced.has(task.id) && !isAsked(task) && task.priority === 'high')) return
  const needed = neededBy(network.tasks.filter((task) => isAsked(task) || task.priority === 'high'), network.tasks)
  yield withOptional(network, (task) => isOwn(task) && task.type === 'task' && task.occurrence === null && !OF_EVERY_PLAN.has(task.id) && !needed.has(task.id))
}

/** The first step of each thing comes before the second of any: three visits for the sofa leave no room for the oven. */
function* withSomeOfEach({ network }: PlanDraft): Generator<TaskNetwork, void, void> {
  const begun = new Set<string>()
  const later = new Set<string>()
  for (const task of network.tasks.filter((each) => isAsked(each) && each.fixed === null && each.type === 'task' && each.occurrence === null)) {
    if (task.answers.every((id) => begun.has(id))) later.add(task.id)
    for (const id of task.answers) begun.add(id)
  }
  const needed = neededBy(network.tasks.filter((task) => isAsked(task) && !later.has(task.id)), network.tasks)
  yield withOptional(network, ({ id }) => later.has(id) && !needed.has(id))
}

/** How long a thing takes that the goal gives no length for is our guess, and gives way before the thing itself. */
function* withShorterEstimates(draft: PlanDraft): Generator<TaskNetwork, void, void> {
  const unplaced = unplacedOf(draft)
  const said = draft.saidLengths()
  const isGuess = (task: NetworkTask) => isAsked(task) && task.fixed === null && !task.answers.some((id) => said.has(id))
  for (const factor of [0.5, 0.25]) {
    const shortened = (task: NetworkTask) => Math.min(task.effortMinutes, Math.max(SHORTEST, Math.round((task.effortMinutes * factor) / 15) * 15))
    yield { ...draft.network, tasks: draft.network.tasks.map((task) => (unplaced.has(task.id) && isGuess(task) ? { ...task, effortMinutes: shortened(task) } : task)) }
  }
}

/** Minutes. */
const SHORTEST = 30

/** A part whose pieces do not all find room is one task in the words of the goal. */
function* withJoinedParts(draft: PlanDraft): Generator<TaskNetwork, void, void> {
  const unplaced = unplacedOf(draft)
  const said = draft.saidLengths()
  const pieces = draft.network.tasks.filter((task) => isAsked(task) && task.fixed === null && task.type === 'task' && task.occurrence === null && !task.optional && task.subjects.length > 0 && !task.answers.some((id) => said.has(id)))
  const parts = groupBy(pieces, ({ answers }) => answers.join(' '))
  const crowded = [...parts.values()].filter((part) => part.length > 1 && part.some(({ id }) => unplaced.has(id)))
  if (crowded.length > 0) yield crowded.reduce(joined, draft.network)
}

/** Its longest piece stands for the part; what came before or waits for any of them does so for it. */
function joined(network: TaskNetwork, part: readonly NetworkTask[]): TaskNetwork {
  const ids = new Set(part.map(({ id }) => id))
  const longest = part.reduce((best, task) => (task.effortMinutes > best.effortMinutes ? task : best))
  // What waits for a piece cannot come before the whole.
  const before = (task: NetworkTask) => !ids.has(task.id) && ![...neededBy([task], network.tasks)].some((id) => ids.has(id))
  const byId = new Map(network.tasks.map((task) => [task.id, task]))
  const after = part.flatMap((piece) => piece.after).filter(({ taskId }) => byId.has(taskId) && before(byId.get(taskId)!))
  const whole = { ...longest, title: isName(longest.subjects[0]!) ? capitalise(longest.subjects[0]!) : longest.title, after }
  const tasks = network.tasks.flatMap((task) => {
    if (task.id === whole.id) return [whole]
    return ids.has(task.id) ? [] : [{ ...task, after: task.after.map((link) => (ids.has(link.taskId) ? { ...link, taskId: whole.id } : link)) }]
  })
  return { ...network, tasks }
}

/** 'UI' alone says too little beside the step that it stands in. */
function isName(label: string): boolean {
  return label.includes(' ') || label.length > 5
}

/** A turn of fifty and a first step without room are no reason to say that the thing itself has none. */
function* withoutSparePieces({ network, schedule }: PlanDraft): Generator<TaskNetwork, void, void> {
  const spare = sparePieces(network.tasks, new Set(schedule.unplaced.map(({ taskId }) => taskId)))
  if (spare.size > 0) yield spared(network, spare)
}

/** Our own steps on which a check fails are left out. */
function* withoutOwnInTheWay(draft: PlanDraft): Generator<TaskNetwork, void, void> {
  const inTheWay = new Set(draft.broken().flatMap(({ taskIds }) => taskIds))
  const rest = without(draft.network, (task) => inTheWay.has(task.id))
  if (rest.tasks.length > 0) yield rest
}

/** Our own steps that find no room are left out, unless they are most of the work: then the time is too short for the goal. The chief ones may be no more than a little of it. */
function* withoutOwnUnplaced(draft: PlanDraft): Generator<TaskNetwork, void, void> {
  if (isTooMuch(draft)) return
  const unplaced = unplacedOf(draft)
  const isLeft = (task: NetworkTask) => unplaced.has(task.id) && !isAsked(task) && task.fixed === null
  const rest = withOptional(draft.network, (task) => isLeft(task) && isOwn(task))
  yield rest
  const chief = rest.tasks.filter((task) => isLeft(task) && !task.optional)
  const isFew = chief.length * STEPS_FOR_ONE <= rest.tasks.length && !chief.some(({ id }) => OF_EVERY_PLAN.has(id))
  if (shareWithoutRoom(draft) <= A_LITTLE) yield withOptional(rest, isLeft)
  else if (isFew || shareOf(chief, rest) <= A_LITTLE) yield spared(rest, new Set(chief.map(({ id }) => id)))
}

const A_LITTLE = 0.1
/** One of a dozen may be long. */
const STEPS_FOR_ONE = 12

function isTooMuch(draft: PlanDraft): boolean {
  return shareWithoutRoom(draft) > 0.5
}

/** Of the work that the plan must hold, the part that finds no room. */
function shareWithoutRoom(draft: PlanDraft): number {
  const unplaced = unplacedOf(draft)
  return shareOf(draft.network.tasks.filter(({ id, optional }) => !optional && unplaced.has(id)), draft.network)
}

function shareOf(some: readonly NetworkTask[], network: TaskNetwork): number {
  const sum = (tasks: readonly NetworkTask[]) => tasks.reduce((total, { effortMinutes }) => total + effortMinutes, 0)
  return sum(some) / Math.max(1, sum(network.tasks.filter((task) => !task.optional)))
}

/** A step of ours, which the goal did not ask for; the chief ones are the goal's own work. */
function isOwn(task: NetworkTask): boolean {
  return !isAsked(task) && task.fixed === null && (task.type === 'meeting' || task.priority !== 'high')
}

/** All that one of these waits for, directly or not. */
function neededBy(some: readonly NetworkTask[], tasks: readonly NetworkTask[]): ReadonlySet<string> {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const needed = new Set<string>()
  const open = some.map(({ id }) => id)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const { taskId } of byId.get(id)?.after ?? []) {
      if (!needed.has(taskId)) open.push(taskId)
      needed.add(taskId)
    }
  }
  return needed
}

/** Left out for whoever reads the plan; whoever drafts it is told all the same, as it may rest on a phrase that was read wrongly. */
function spared(network: TaskNetwork, ids: ReadonlySet<string>): TaskNetwork {
  return { ...withOptional(network, ({ id }) => ids.has(id)), spared: new Set([...(network.spared ?? []), ...ids]) }
}

function withOptional(network: TaskNetwork, isLess: (task: NetworkTask) => boolean): TaskNetwork {
  return { ...network, tasks: network.tasks.map((task) => (isLess(task) ? { ...task, optional: true } : task)) }
}

/** What waited for a step that is gone waits for what that one waited for. */
function without(network: TaskNetwork, isGone: (task: NetworkTask) => boolean): TaskNetwork {
  const gone = new Map(network.tasks.flatMap((task) => (isOwn(task) && isGone(task) ? [[task.id, task] as const] : [])))
  const resolved = (links: NetworkTask['after'], depth = 0): NetworkTask['after'] => links.flatMap((link) => {
    const step = gone.get(link.taskId)
    return step === undefined ? [link] : depth > gone.size ? [] : resolved(step.after, depth + 1)
  })
  return { ...network, tasks: network.tasks.flatMap((task) => (gone.has(task.id) ? [] : [{ ...task, after: resolved(task.after) }])) }
}
