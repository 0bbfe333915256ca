import type { NetworkTask, TaskNetwork } from '../../planner/draft/task-network.ts'
import type { ModelAnswer, ModelTask } from './model-answer.ts'

const DATE_WORDS = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/g

/**
 * Refines the embedded draft with a model's answer. A task of the draft keeps its id, its place in a series, its fixed
 * time and what it answers; the model changes its words, effort, priority and order. What answers a reading of the
 * prompt is never dropped; what the model left out otherwise goes, once the answer is whole.
 */
export function mergeAnswer(draft: TaskNetwork, answer: ModelAnswer, isWhole: boolean): TaskNetwork {
  const drafted = new Map(draft.tasks.map((task) => [task.id, task]))
  const proposed = new Map<string, ModelTask>()
  for (const [index, task] of answer.tasks.entries()) {
    const id = task.id || `model-${index + 1}`
    if (!proposed.has(id)) proposed.set(id, task)
  }
  const isObligation = (task: NetworkTask) => task.fixed !== null || task.answers.length > 0
  const kept = draft.tasks.filter((task) => proposed.has(task.id) || isObligation(task) || !isWhole)
  const refined = kept.map((task) => refine(task, proposed.get(task.id)))
  const typical = draft.tasks.find((task) => task.fixed === null) ?? draft.tasks[0]
  const added = [...proposed].filter(([id]) => !drafted.has(id)).map(([id, task], index, all) => newTask({ id, task, typical, position: (index + 1) / (all.length + 1) }))
  const tasks = [...refined, ...added]
  const known = new Set(tasks.map((task) => task.id))
  for (const task of tasks) {
    const asked = proposed.get(task.id)?.after
    const own = asked === undefined ? [] : asked.map((taskId) => ({ taskId, lagMinutes: 0 }))
    const links = [...task.after, ...own].filter((link) => known.has(link.taskId) && link.taskId !== task.id)
    task.after = [...new Map(links.map((link) => [link.taskId, link])).values()]
  }
  return { ...draft, title: answer.title ?? draft.title, description: answer.description ?? draft.description, tasks: withoutCycles(tasks, drafted) }
}

function refine(task: NetworkTask, proposal: ModelTask | undefined): NetworkTask {
  if (proposal === undefined) return { ...task, after: [...task.after] }
  // A recurring session, a visit and a fixed event are as long as the prompt says.
  const isLengthGiven = task.fixed !== null || task.occurrence !== null || task.answers.length > 0
  return {
    ...task,
    title: withoutDates(proposal.title) || task.title,
    description: proposal.description || task.description,
    priority: proposal.priority ?? task.priority,
    tags: proposal.tags.length > 0 ? proposal.tags : task.tags,
    effortMinutes: isLengthGiven || typeof proposal.effortMinutes !== 'number' ? task.effortMinutes : Math.round(proposal.effortMinutes),
    // The user's own words stay visible to the matchers whatever the model calls the task.
    subjects: [...new Set([...task.subjects, task.title])],
    after: [...task.after],
  }
}

function newTask({ id, task, typical, position }: { id: string; task: ModelTask; typical: NetworkTask | undefined; position: number }): NetworkTask {
  return {
    id,
    title: withoutDates(task.title) || task.title,
    description: task.description,
    priority: task.priority ?? 'medium',
    type: 'task',
    tags: task.tags,
    references: [],
    location: null,
    subjects: [],
    effortMinutes: Math.min(Math.round(task.effortMinutes ?? 60), typical?.timed === true ? Math.max(30, typical.effortMinutes) : 60_000),
    timed: typical?.timed ?? false,
    spanDays: 1,
    after: [],
    optional: task.optional ?? false,
    fixed: null,
    allowedDays: null,
    wish: { day: null, windows: [], position },
    occurrence: null,
    assignee: null,
    role: typical?.role ?? null,
    sprintWish: null,
    answers: [],
  }
}

/** Dates are the scheduler's; one that a model put into a title would contradict it. */
function withoutDates(title: string): string {
  return title.replace(DATE_WORDS, '').replace(/\s*[([]\s*[)\]]/g, '').replace(/\s{2,}/g, ' ').trim()
}

/** Drops each precedence that would close a cycle; those of the embedded draft are laid first and always stand. */
function withoutCycles(tasks: NetworkTask[], drafted: ReadonlyMap<string, NetworkTask>): NetworkTask[] {
  const predecessors = new Map<string, Set<string>>(tasks.map((task) => [task.id, new Set<string>()]))
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean => {
    if (from === goal) return true
    if (seen.has(from)) return false
    seen.add(from)
    return [...predecessors.get(from)!].some((before) => reaches(before, goal, seen))
  }
  const links = tasks.flatMap((task) => task.after.map((link) => ({ task, link })))
  const isDrafted = ({ task, link }: (typeof links)[number]) => drafted.get(task.id)?.after.some((each) => each.taskId === link.taskId) === true
  for (const { task, link } of [...links.filter(isDrafted), ...links.filter((each) => !isDrafted(each))]) {
    if (!reaches(link.taskId, task.id)) predecessors.get(task.id)!.add(link.taskId)
  }
  return tasks.map((task) => ({ ...task, after: task.after.filter((link) => predecessors.get(task.id)!.has(link.taskId)) }))
}
