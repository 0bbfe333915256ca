import type { NetworkTask } from '../draft/task-network.ts'
import type { Placement } from '../schedule/placement.ts'
import { isStepOfGate } from '../goal/gates/gate-marks.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { DayNumber } from '../time/calendar-time.ts'
import { countOf } from './clock-text.ts'

/** A placed network as its reasons look at it; lists are in order of time. */
export type PlacedNetwork = {
  tasksById: ReadonlyMap<string, NetworkTask>
  placements: ReadonlyMap<string, Placement>
  /** Tasks that wait for this one. */
  waiting: ReadonlyMap<string, readonly string[]>
  /** Each person's tasks, meetings of the whole team left out. */
  queues: ReadonlyMap<string, readonly string[]>
  series: ReadonlyMap<string, readonly string[]>
  eventOn: ReadonlyMap<DayNumber, NetworkTask>
  /** Tasks that recur left out. */
  inOrder: readonly string[]
  firstId: string | null
}

/** What the reasons look up, worked out once for a plan. `handsOut`: people take up one task after the other, as in a sprint. */
export function placedNetwork(tasksById: ReadonlyMap<string, NetworkTask>, placed: readonly Placement[], { handsOut = true }: { handsOut?: boolean } = {}): PlacedNetwork {
  const placements = new Map(placed.map((placement) => [placement.taskId, placement]))
  const waiting = new Map<string, string[]>()
  const queues = new Map<string, string[]>()
  const series = new Map<string, string[]>()
  const eventOn = new Map<DayNumber, NetworkTask>()
  const inOrder: string[] = []
  const sorted = placed.toSorted((a, b) => startOf(a) - startOf(b))
  for (const placement of sorted) {
    const task = tasksById.get(placement.taskId)
    if (!task) continue
    for (const { taskId } of task.after) add(waiting, taskId, task.id)
    if (placement.assignee !== null && handsOut && !task.tags.includes('ceremony')) add(queues, placement.assignee, task.id)
    if (task.type === 'event') eventOn.set(placement.days.first, task)
    if (task.occurrence === null && task.type === 'task') inOrder.push(task.id)
    if (task.occurrence !== null) add(series, task.occurrence.series, task.id)
  }
  return { tasksById, placements, waiting, queues, series, eventOn, inOrder, firstId: sorted[0]?.taskId ?? null }
}

function add(lists: Map<string, string[]>, key: string, id: string): void {
  const list = lists.get(key)
  if (list) list.push(id)
  else lists.set(key, [id])
}

/** Why a task stands where the drafter wished it, from what surrounds it; the strongest reason first, null where nothing binds it. */
export function placeReason(task: NetworkTask, placement: Placement, network: PlacedNetwork): string | null {
  return heldReason(task, placement, network) ?? seriesReason(task, placement, network) ?? orderReason(task, placement, network) ?? neighbourReason(task, placement, network)
}

/** Days that the task is held to by what it is: a meeting that opens a sprint, a test at its end, the eve of an event. */
export function heldReason(task: NetworkTask, placement: Placement, network: PlacedNetwork): string | null {
  return ceremonyReason(task, placement) ?? lastDaysReason(task, placement, network)
}

function ceremonyReason({ tags }: NetworkTask, { sprint }: Placement): string | null {
  if (!tags.includes('ceremony') || sprint === null) return null
  return tags.includes('planning') ? `Opens sprint ${sprint}, before its work is taken on.` : `Closes sprint ${sprint}, when there is something to look at.`
}

/** 'Session 4 of 12, 3 days after the one before.' */
function seriesReason(task: NetworkTask, placement: Placement, { series, placements }: PlacedNetwork): string | null {
  const ids = task.occurrence === null ? [] : (series.get(task.occurrence.series) ?? [])
  const index = ids.indexOf(task.id)
  if (ids.length < 2 || index === -1) return null
  const number = `Number ${index + 1} of ${ids.length}`
  const before = index === 0 ? null : placements.get(ids[index - 1]!)!
  if (before === null) return `${number} in its row.`
  const days = placement.days.first - before.days.last
  return days <= 0 ? `${number}, on the same day as the one before.` : `${number}, ${daysText(days)} after the one before.`
}

/** The last days of a sprint, or before the event that the plan leads to. */
function lastDaysReason({ allowedDays, tags, occurrence }: NetworkTask, { days, sprint }: Placement, network: PlacedNetwork): string | null {
  if (allowedDays === null || occurrence !== null) return null
  if (sprint !== null && tags.includes('test')) return `Kept for the end of sprint ${sprint}, when what it tests is built.`
  const event = network.eventOn.get(allowedDays.last + 1)
  const left = allowedDays.last + 1 - days.last
  return event === undefined || left > LAST_DAYS ? null : `Among the last things before ${quoted(event)}, ${daysText(left)} ahead of it.`
}

const LAST_DAYS = 3

/** What it needs, who is free for it, what waits for it. */
function orderReason(task: NetworkTask, placement: Placement, network: PlacedNetwork): string | null {
  const needs = needed(task, placement, network)
  const queue = queued(task, placement, network)
  const waits = waitedFor(task, placement, network)
  const parts = [needs, queue, waits].filter((part) => part !== null).slice(0, 2)
  return parts.length === 0 ? null : `${capital(parts.join('; '))}.`
}

function needed(task: NetworkTask, placement: Placement, { tasksById, placements }: PlacedNetwork): string | null {
  const before = task.after.flatMap(({ taskId }) => placements.get(taskId) ?? []).toSorted((a, b) => b.days.last - a.days.last)[0]
  if (!before) return null
  const days = placement.days.first - before.days.last
  const title = quoted(tasksById.get(before.taskId))
  const wait = daysOfOthers(task, tasksById.get(before.taskId))
  if (wait > 0) return `waits ${daysText(wait)} after ${title}`
  if (days > FAR) return null
  return days <= 0 ? `follows ${title} on the same day` : `follows ${title} ${daysText(days)} later`
}

function queued(task: NetworkTask, { assignee }: Placement, { queues, tasksById }: PlacedNetwork): string | null {
  if (assignee === null) return null
  const ids = queues.get(assignee) ?? []
  const index = ids.indexOf(task.id)
  if (index === -1) return null
  return index === 0 ? `${assignee} begins with it` : `${assignee} takes it up after ${quoted(tasksById.get(ids[index - 1]!))}`
}

function waitedFor(task: NetworkTask, placement: Placement, { waiting, placements, tasksById }: PlacedNetwork): string | null {
  const next = placements.get((waiting.get(task.id) ?? [])[0] ?? '')
  const days = next === undefined ? Infinity : next.days.first - placement.days.last
  if (next === undefined || days < 0) return null
  const wait = daysOfOthers(tasksById.get(next.taskId), task)
  if (wait > 0) return `${quoted(tasksById.get(next.taskId))} waits ${daysText(wait)} for what comes of it`
  if (days > FAR) return null
  return `${quoted(tasksById.get(next.taskId))} needs it ${days === 0 ? 'on the same day' : `${daysText(days)} later`}`
}

/** Whole days that others take between what is asked of them and what is done with it; 0 between other tasks. */
function daysOfOthers(task: NetworkTask | undefined, before: NetworkTask | undefined): number {
  if (task === undefined || before === undefined || !isStepOfGate(task) || !isStepOfGate(before)) return 0
  return Math.floor((task.after.find(({ taskId }) => taskId === before.id)?.lagMinutes ?? 0) / MINUTES_PER_DAY)
}

/** What stands before it in the plan, and how long it is to the next event, where nothing nearer says why. */
function neighbourReason(task: NetworkTask, { days }: Placement, { eventOn, inOrder, tasksById, placements, firstId }: PlacedNetwork): string | null {
  const next = [...eventOn.keys()].filter((day) => day > days.last).toSorted((a, b) => a - b)[0]
  const ahead = next === undefined ? null : `${daysText(next - days.last)} before ${quoted(eventOn.get(next))}`
  const index = inOrder.indexOf(task.id)
  const before = placements.get(inOrder[index - 1] ?? '')
  const apart = before === undefined ? 0 : days.first - before.days.last
  if (before === undefined && firstId === task.id) return ahead === null ? 'Opens the plan.' : `Opens the plan, ${ahead}.`
  if (before === undefined) return ahead === null ? null : `${capital(ahead)}.`
  const after = `${apart === 0 ? 'the same day as' : `${daysText(apart)} after`} ${quoted(tasksById.get(before.taskId))}`
  return `${capital(ahead === null ? after : `${ahead}, ${after}`)}.`
}

/** Further apart than this, one task is no longer the reason for the day of the other. */
const FAR = 10

function quoted(task: NetworkTask | undefined): string {
  return `“${task?.title ?? 'the task before it'}”`
}

function daysText(days: number): string {
  return countOf(days, 'day')
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}

function startOf({ days, time }: Placement): number {
  return time?.start ?? days.first * MINUTES_PER_DAY
}
