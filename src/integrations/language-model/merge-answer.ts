import type { NetworkTask, TaskNetwork, TaskWish } from '../../planner/draft/task-network.ts'
import type { Brief } from '../../planner/goal/brief.ts'
import { withoutCycles } from './acyclic.ts'
import type { LeftOut } from './left-out.ts'
import type { ModelAnswer, ModelTask } from './read-answer.ts'

export type MergeOptions = {
  brief: Brief
  /** False while the answer still grows or was cut short: nothing of the draft is dropped yet. */
  isWhole: boolean
  leftOut: LeftOut
}

/**
 * Refines the embedded draft with a model's answer. A task of the draft keeps its id, its place in a series, its fixed
 * time and what it answers; the model changes its words, effort, priority, order and wishes. What answers a reading of the
 * prompt is never dropped; what the model left out otherwise goes, once the answer is whole.
 */
export function mergeAnswer(draft: TaskNetwork, answer: ModelAnswer, { brief, isWhole, leftOut }: MergeOptions): TaskNetwork {
  const drafted = new Map(draft.tasks.map((task) => [task.id, task]))
  const proposals = identified(answer.tasks, { drafted, people: peopleOf(brief), leftOut })
  const byId = new Map(proposals.map((proposal) => [proposal.id, proposal]))
  const kept = draft.tasks.filter((task) => byId.has(task.id) || isObligation(task) || !isWhole)
  const longest = longestSession(draft, brief)
  const refined = kept.map((task) => refine(task, byId.get(task.id), longest))
  const pattern = { typical: draft.tasks.find((task) => task.fixed === null) ?? draft.tasks[0], longest }
  const added = proposals.filter(({ id }) => !drafted.has(id)).map((proposal) => ({ proposal, parts: newTasks(proposal, pattern) }))
  const tasks = [...refined, ...added.flatMap(({ parts }) => parts)]
  const lastParts = new Map(added.map(({ proposal, parts }) => [proposal.id, parts.at(-1)!.id]))
  const asked = new Map([...proposals.map(({ id, after }) => [id, after] as const), ...added.map(({ proposal, parts }) => [parts[0]!.id, proposal.after] as const)])
  const ordered = withOrder(tasks, { asked, lastParts, isWhole, leftOut })
  const isFirst = (taskId: string, after: string) => drafted.get(taskId)?.after.some((link) => link.taskId === after) === true
  return { ...draft, brief, title: answer.title || draft.title, description: answer.description || draft.description, tasks: withoutCycles(ordered, { isFirst, leftOut }) }
}

/** A task as proposed, under the id it has in the plan, with its place in the answer from 0 to 1. */
type Proposal = { id: string; task: ModelTask; after: string[]; place: number }

type IdentifyParts = { drafted: ReadonlyMap<string, unknown>; people: ReadonlyMap<string, string>; leftOut: LeftOut }

/** An id that the draft knows stays as it is; a new one is kept to letters and digits, since it goes into addresses. */
function identified(tasks: readonly ModelTask[], { drafted, people, leftOut }: IdentifyParts): Proposal[] {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  const idOf = (task: ModelTask, index: number) => {
    const wanted = task.id !== null && drafted.has(task.id) ? task.id : (task.id ?? '').replace(/[^\w-]+/g, '-').slice(0, 60) || `model-${index + 1}`
    const id = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted
    taken.add(id)
    ids.set(task.id ?? id, id)
    return id
  }
  const named = tasks.map((task, index) => ({ id: idOf(task, index), task, place: (index + 0.5) / tasks.length }))
  return named.map(({ id, task, place }) => {
    const assignee = task.assignee === null ? null : (people.get(task.assignee.trim().toLowerCase()) ?? null)
    if (task.assignee !== null && assignee === null) leftOut.add('unknown-person', task.assignee)
    return { id, place, task: { ...task, assignee }, after: task.after.map((each) => ids.get(each) ?? each) }
  })
}

function peopleOf({ readings }: Brief): Map<string, string> {
  return new Map(readings.flatMap((reading) => (reading.kind === 'person' ? [[reading.name.toLowerCase(), reading.name] as const] : [])))
}

function isObligation(task: NetworkTask): boolean {
  return task.fixed !== null || task.answers.length > 0
}

function refine(task: NetworkTask, proposal: Proposal | undefined, longest: number): NetworkTask {
  if (proposal === undefined) return { ...task, after: [...task.after] }
  const { title, description, priority, tags, effortMinutes, optional, assignee, sprint } = proposal.task
  // A recurring session, a visit and a fixed event are as long as the prompt says.
  const isLengthGiven = isObligation(task) || task.occurrence !== null
  return {
    ...task,
    title,
    description: description || task.description,
    priority: priority ?? task.priority,
    tags: tags.length > 0 ? tags : task.tags,
    effortMinutes: isLengthGiven || effortMinutes === null ? task.effortMinutes : Math.min(effortMinutes, task.timed ? Math.max(task.effortMinutes, longest) : effortMinutes),
    optional: isObligation(task) ? task.optional : (optional ?? task.optional),
    wish: task.fixed === null ? wishOf(proposal.task, task.wish) : task.wish,
    assignee: task.assignee ?? assignee,
    sprintWish: sprint ?? task.sprintWish,
    // The user's own words stay visible to the matchers whatever the model calls the task.
    subjects: [...new Set([...task.subjects, task.title])],
    after: [...task.after],
  }
}

/** Work longer than a session of this plan becomes several, one after the other. */
function newTasks({ id, task, place }: Proposal, { typical, longest }: { typical: NetworkTask | undefined; longest: number }): NetworkTask[] {
  const timed = typical?.timed ?? false
  const effort = task.effortMinutes ?? Math.min(60, longest)
  const count = timed ? Math.min(MOST_PARTS, Math.ceil(effort / longest)) : 1
  const whole: NetworkTask = {
    ...BLANK,
    id,
    title: task.title,
    description: task.description,
    priority: task.priority ?? 'medium',
    tags: task.tags,
    effortMinutes: timed ? Math.min(longest, Math.ceil(effort / count / 5) * 5) : effort,
    timed,
    optional: task.optional ?? false,
    wish: wishOf(task, { day: null, windows: [], position: place }),
    assignee: task.assignee,
    role: task.assignee === null ? (typical?.role ?? null) : null,
    sprintWish: task.sprint,
  }
  if (count === 1) return [whole]
  return Array.from({ length: count }, (_, index) => ({
    ...whole,
    id: `${id}.${index + 1}`,
    title: `${task.title} (${index + 1}/${count})`,
    after: index === 0 ? [] : [{ taskId: `${id}.${index}`, lagMinutes: 0 }],
  }))
}

/** What a task that a model adds never has: a place, a fixed time, references that nobody checked. */
const BLANK = {
  type: 'task', references: [], location: null, subjects: [], spanDays: 1, after: [], fixed: null, allowedDays: null, occurrence: null, answers: [],
} satisfies Partial<NetworkTask>

const MOST_PARTS = 8
const DEFAULT_SESSION_MINUTES = 120
/** A draft of a few short steps makes nobody stop after half an hour. */
const LEAST_SESSION_MINUTES = 60

/** As long as the draft's own, unless the prompt says how long a session may be. */
function longestSession({ tasks }: TaskNetwork, { readings }: Brief): number {
  const sessions = tasks.filter((task) => task.timed && task.fixed === null).map((task) => task.effortMinutes)
  const windows = readings.flatMap((reading) => (reading.kind === 'availability' && reading.source === 'stated' ? reading.windows.map(({ from, to }) => to - from) : []))
  const widest = windows.length === 0 ? [] : [Math.max(...windows)]
  const usual = sessions.length === 0 ? DEFAULT_SESSION_MINUTES : Math.max(Math.min(LEAST_SESSION_MINUTES, ...widest), ...sessions)
  const allowed = readings.flatMap((reading) => (reading.kind === 'session' && reading.appliesTo === null ? (reading.maxMinutes ?? []) : []))
  return Math.min(usual, ...allowed)
}

/** Minutes after midnight. */
const PARTS_OF_DAY = { morning: { from: 480, to: 720 }, afternoon: { from: 720, to: 1080 }, evening: { from: 1080, to: 1320 } }

function wishOf({ position, partOfDay }: ModelTask, wish: TaskWish): TaskWish {
  return { ...wish, position: position ?? wish.position, windows: partOfDay === null ? wish.windows : [PARTS_OF_DAY[partOfDay]] }
}

type OrderParts = { asked: ReadonlyMap<string, readonly string[]>; lastParts: ReadonlyMap<string, string>; isWhole: boolean; leftOut: LeftOut }

/** The draft's order and the model's, both; a task of several parts is finished with its last. */
function withOrder(tasks: readonly NetworkTask[], { asked, lastParts, isWhole, leftOut }: OrderParts): NetworkTask[] {
  const known = new Set(tasks.map((task) => task.id))
  return tasks.map((task) => {
    const links = new Map(task.after.filter(({ taskId }) => known.has(taskId)).map((link) => [link.taskId, link]))
    for (const id of asked.get(task.id) ?? []) {
      const taskId = lastParts.get(id) ?? id
      if (known.has(taskId) && taskId !== task.id && !links.has(taskId)) links.set(taskId, { taskId, lagMinutes: 0 })
      if (isWhole && !known.has(taskId)) leftOut.add('unknown-order', id)
    }
    return { ...task, after: [...links.values()] }
  })
}
