import { availableMinutes, workDays } from './available-time.ts'
import { RANKS } from '../project/gives-way.ts'
import { withoutGaps } from '../project/precedence.ts'
import { stepsFirst } from '../project/steps-first.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { needOf } from '../rhythms/on-rhythm-days.ts'
import type { NetworkTask } from '../task-network.ts'

/** Leaves out what is optional, then shortens, until the tasks fit into the hours that the sessions leave. */
export function fitToHours(project: NetworkTask[], sessions: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const sum = (tasks: readonly NetworkTask[]) => tasks.reduce((total, task) => total + task.effortMinutes, 0)
  const inAll = minutesInAll(frame)
  const room = Math.max(0, Math.min(availableMinutes({ title: frame.brief.subject, subjects: [] }, frame) * 0.9, inAll ?? Infinity) - sum(sessions))
  const days = workDays({ title: frame.brief.subject, subjects: [] }, frame).length
  let kept = project
  for (const task of project.filter((each) => each.optional).toReversed()) {
    if (sum(kept) <= room && kept.length <= 1.5 * days) break
    kept = kept.filter((each) => each !== task)
  }
  for (const task of kept.some(({ answers }) => answers.length > 0) ? kept.filter(isOnlyUsual).toReversed() : []) {
    if (sum(kept.filter(({ answers }) => answers.length > 0)) + LEAST_EFFORT * sum(kept.filter(({ answers }) => answers.length === 0)) <= room) break
    kept = kept.filter((each) => each !== task)
  }
  const least = inAll === null ? LEAST_EFFORT : LEAST_OF_ALL
  if (inAll !== null) kept = withoutLeaves(kept, (tasks) => least * sum(tasks) <= room)
  kept = [...stepsFirst(withRoomForTheirs(kept, room), room, frame)]
  const factor = Math.min(1, Math.max(least, room / Math.max(1, sum(kept))))
  const atMost = tasksAllowed(frame)
  const fitting = atMost === null || kept.length <= atMost ? kept : kept.toSorted((a, b) => needOf(a) - needOf(b)).slice(0, Math.max(atMost, kept.filter((task) => task.answers.length > 0).length))
  const ids = new Set(fitting.map((task) => task.id))
  // Where one day is all there is and nothing else is left to shorten, what they listed is, unless they said how long it takes.
  const timed = new Set(frame.of('topic').flatMap(({ id, minutes }) => (minutes === null ? [] : [id])))
  const isOpen = ({ answers }: NetworkTask) => answers.length === 0 || days === 1 && kept.every((each) => each.answers.length > 0) && !answers.some((id) => timed.has(id))
  return withoutGaps(kept.filter((task) => ids.has(task.id)), project).map((task) => (factor < 1 && isOpen(task) ? { ...task, effortMinutes: Math.max(15, Math.round((task.effortMinutes * factor) / 5) * 5) } : task))
}

/** 'I have five hours': all that there is for the whole plan, in minutes. */
function minutesInAll(frame: PlanFrame): number | null {
  const limits = frame.of('limit').flatMap(({ measure, per, max, person, appliesTo }) => (measure === 'minutes' && per === 'total' && person === null && appliesTo === null && max !== null ? [max] : []))
  return limits.length === 0 ? null : Math.min(...limits)
}

/** Without what nothing else waits for, the least needed and the last first, until the rest fits. */
function withoutLeaves(tasks: readonly NetworkTask[], fits: (tasks: readonly NetworkTask[]) => boolean): NetworkTask[] {
  let kept = [...tasks]
  while (!fits(kept)) {
    const waitedFor = new Set(kept.flatMap(({ after }) => after.map(({ taskId }) => taskId)))
    const [leaf] = kept.filter(({ id, answers }) => answers.length === 0 && !waitedFor.has(id)).toReversed().toSorted((a, b) => RANKS[b.priority] - RANKS[a.priority])
    if (leaf === undefined || kept.length <= 1) break
    kept = kept.filter((task) => task !== leaf)
  }
  return kept
}

/** Who lists what a short time is for gets that first: what is chief to a playbook comes after it. */
function withRoomForTheirs(tasks: readonly NetworkTask[], room: number): NetworkTask[] {
  const isTheirs = ({ answers }: NetworkTask) => answers.length > 0
  const needed = tasks.filter(isTheirs)
  let left = room - needed.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0)
  if (needed.length < FEWEST_LISTED || tasks.reduce((sum, { effortMinutes }) => sum + LEAST_EFFORT * effortMinutes, 0) <= room) return [...tasks]
  return tasks.filter((task) => {
    if (isTheirs(task)) return true
    left -= LEAST_EFFORT * task.effortMinutes
    return left >= 0
  })
}

const FEWEST_LISTED = 3

/** No effort is cut to less than this part to fit the hours. */
const LEAST_EFFORT = 0.75

/** Where so many hours are all that there is, each step is done in short. */
const LEAST_OF_ALL = 0.3

/** What people usually do as well, but this goal did not ask for. */
function isOnlyUsual({ answers, priority }: NetworkTask): boolean {
  return answers.length === 0 && priority !== 'high'
}

/** Tasks that a limit such as 'one thing a day' leaves room for, with a margin. */
function tasksAllowed(frame: PlanFrame): number | null {
  const daily = frame.of('limit').filter((limit) => limit.measure === 'tasks' && limit.per === 'day' && limit.max !== null)
  if (daily.length === 0) return null
  const days = workDays({ title: frame.brief.subject, subjects: [] }, frame).length
  return Math.floor(0.6 * days * Math.min(...daily.map((limit) => limit.max!)))
}
