import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { stems } from '../../goal/matcher.ts'
import { freeWindows, workDays } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { statedTopics } from '../topics.ts'

/** So many links make a list of steps, which is how the work is done. */
const FEWEST_LINKS = 3
/** Usual efforts of steps are cut to no less than this part. */
const LEAST_OF_STEP = 0.6
/** In minutes: longer hours hold several tasks. */
const LONGEST_SITTING = 150

/**
 * Where the steps of the work are named one by one and the hours are too few, what the playbook knows beside them is left
 * out, and the steps take less than usual: none of them is lost for a step that nobody named.
 */
export function stepsFirst(tasks: readonly NetworkTask[], most: number, frame: PlanFrame): readonly NetworkTask[] {
  const steps = stepsOf(frame)
  const sittings = steps.length === 0 ? [] : sittingsOf(frame)
  const room = Math.min(most, sittings.reduce((sum, minutes) => sum + minutes, 0))
  const isFull = (kept: readonly NetworkTask[]) => sumOf(kept) > room || sittingsTaken(kept, sittings) > sittings.length
  if (steps.length === 0 || !isFull(tasks)) return tasks
  let kept = tasks
  for (const task of tasks.filter((each) => isBeside(each, { steps, tasks }, frame)).toReversed()) {
    if (!isFull(kept)) break
    kept = withoutTask(kept, task, frame)
  }
  const said = new Set(statedTopics(frame).flatMap(({ minutes, amount, readingIds }) => (minutes === null && amount === null ? [] : readingIds)))
  const isUsual = (task: NetworkTask) => task.fixed === null && !task.answers.some((id) => said.has(id))
  const factor = Math.min(1, Math.max(LEAST_OF_STEP, room / Math.max(1, sumOf(kept))))
  const shorter = factor === 1 ? kept : kept.map((task) => (isUsual(task) ? { ...task, effortMinutes: Math.max(15, Math.round((task.effortMinutes * factor) / 5) * 5) } : task))
  return inFewerSittings(shorter, { sittings, leastOf: (task) => (isUsual(task) ? LEAST_OF_STEP * (kept.find(({ id }) => id === task.id)?.effortMinutes ?? Infinity) : Infinity) })
}

/** The labels of all steps, where most of them wait for each other. */
export function stepsOf(frame: PlanFrame): string[] {
  const labels = frame.of('topic').map(({ label }) => label)
  const links = frame.of('precedence').filter(({ before, after }) => labels.includes(before.labels[0]!) && labels.includes(after.labels[0]!))
  return links.length < FEWEST_LINKS ? [] : labels
}

/** Minutes of each of the open hours that lie before the end of the work. */
function sittingsOf(frame: PlanFrame): number[] {
  const goal = { title: frame.brief.subject, subjects: [] }
  const end = Math.min(Infinity, ...frame.of('deadline').filter(({ appliesTo }) => appliesTo === null).map(({ latest }) => latest / MINUTES_PER_DAY))
  return workDays(goal, frame).filter((day) => day < end).flatMap((day) => freeWindows(day, goal, frame).map(({ from, to }) => to - from))
}

/** How many sittings the tasks take, where no two share one but the shortest. */
function sittingsTaken(tasks: readonly NetworkTask[], sittings: readonly number[]): number {
  const length = Math.max(0, ...sittings)
  if (length === 0 || length > LONGEST_SITTING) return 0
  return tasks.reduce((sum, { fixed, effortMinutes }) => sum + (fixed !== null ? 0 : effortMinutes <= length / 3 ? 0.5 : Math.ceil(effortMinutes / length)), 0)
}

/** What runs over a sitting by the least ends with it, until there are sittings for all. */
function inFewerSittings(tasks: readonly NetworkTask[], { sittings, leastOf }: { sittings: readonly number[]; leastOf: (task: NetworkTask) => number }): readonly NetworkTask[] {
  const length = Math.max(0, ...sittings)
  let fitted = tasks
  while (sittingsTaken(fitted, sittings) > sittings.length) {
    const over = fitted.flatMap((task) => {
      const target = (Math.ceil(task.effortMinutes / length) - 1) * length
      return target > 0 && target >= leastOf(task) ? [{ task, target, cut: 1 - target / task.effortMinutes }] : []
    }).toSorted((a, b) => a.cut - b.cut)[0]
    if (!over) break
    fitted = fitted.map((task) => (task === over.task ? { ...task, effortMinutes: over.target } : task))
  }
  return fitted
}

/** 'Piece blocks 1–5' is of the step 'piece the top', whoever brought it; 'draw the quilt' is none where another task is the quilting. */
function isBeside(task: NetworkTask, { steps, tasks }: { steps: readonly string[]; tasks: readonly NetworkTask[] }, frame: PlanFrame): boolean {
  if (task.fixed !== null || steps.some((label) => begins(task, label))) return false
  return task.answers.every((id) => frame.of('topic').some((topic) => topic.id === id && tasks.some((other) => begins(other, topic.label))))
}

/** What it was to answer is that of the task that begins like the step. */
function withoutTask(tasks: readonly NetworkTask[], left: NetworkTask, frame: PlanFrame): readonly NetworkTask[] {
  const topics = frame.of('topic').filter(({ id }) => left.answers.includes(id))
  return tasks.filter((task) => task.id !== left.id).map((task) => ({ ...task, answers: [...task.answers, ...topics.flatMap(({ id, label }) => (begins(task, label) && !task.answers.includes(id) ? [id] : []))] }))
}

function begins({ title }: NetworkTask, label: string): boolean {
  return stems(title)[0] === stems(label)[0]
}

function sumOf(tasks: readonly NetworkTask[]): number {
  return tasks.reduce((total, { effortMinutes }) => total + effortMinutes, 0)
}
