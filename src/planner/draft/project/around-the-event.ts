import type { TaskTemplate } from '../../playbooks/playbook.ts'
import { DAYS_AFTER } from '../days/aftermath.ts'
import { earliestDay, freeWindows } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

type Surroundings = { templates: readonly TaskTemplate[]; fixed: readonly NetworkTask[]; frame: PlanFrame }

/** Preparations end on the day before the event they lead to; what comes after it waits for it, on all of its days. */
export function aroundTheEvent(tasks: NetworkTask[], { templates, fixed, frame }: Surroundings): NetworkTask[] {
  const events = new Set(frame.of('event').map(({ id }) => id))
  const held = fixed.filter((task) => task.fixed !== null && task.fixed.days.first >= frame.anchor && task.answers.some((id) => events.has(id)))
  const event = held.find((task) => task.fixed!.days.first === frame.anchor)
  if (!event || frame.anchor <= frame.first) return tasks
  const end = held.filter(({ title }) => title === event.title).reduce((latest, task) => (task.fixed!.days.last > latest.fixed!.days.last ? task : latest), event)
  const roomAfter = frame.anchor < frame.last || event.fixed!.from !== null
  const opens = Math.min(frame.last, end.fixed!.days.last + (end.fixed!.from === null ? 1 : 0))
  const farthest = Math.max(0, ...tasks.map(({ wish }) => (wish.day === null ? (wish.position ?? 0) - 1 : 0))) * (frame.anchor - frame.first)
  const room = templates.some(({ daysAfter }) => daysAfter !== undefined) && isOfItsOwnLength(frame) ? Math.min(frame.last - frame.anchor, DAYS_AFTER.most) : frame.last - frame.anchor
  const isItsDay = ({ id }: NetworkTask) => templates.some((template) => template.id === id && isOfItsDay(template, event))
  const isOpen = leavesRoom(event, frame)
  const opensLater = whatOpensLater(tasks, frame)
  return tasks.filter((task) => isOpen || !isItsDay(task)).map((task) => (opensLater.has(task.id) ? { ...task, after: [...task.after, { taskId: end.id, lagMinutes: 0 }], allowedDays: { first: Math.max(opens, earliestDay(task, frame)), last: frame.last } } : isItsDay(task) ? { ...task, allowedDays: event.fixed!.days, after: event.fixed!.from === null ? task.after : [...task.after, { taskId: event.id, lagMinutes: 0 }] } : (task.wish.position ?? 0) > 1
    ? { ...task, after: roomAfter ? [...task.after, { taskId: end.id, lagMinutes: 0 }] : task.after, allowedDays: roomAfter ? { first: Math.max(opens, task.allowedDays?.first ?? opens), last: Math.max(opens, task.allowedDays?.last ?? frame.last) } : task.allowedDays, wish: afterTheEvent(task.wish, { farthest, room }, frame) }
    : { ...task, allowedDays: { first: task.allowedDays?.first ?? frame.first, last: Math.min(frame.anchor - 1, task.allowedDays?.last ?? Infinity) } }))
}

/** 'Probate form later in April', 'after the move: curtains', and all that waits for them, come after a funeral in March and after the move. */
function whatOpensLater(tasks: readonly NetworkTask[], frame: PlanFrame): ReadonlySet<string> {
  const later = new Set(tasks.filter((task) => earliestDay(task, frame) >= frame.anchor).map(({ id }) => id))
  for (let before = -1; later.size > 0 && before < later.size;) {
    before = later.size
    for (const { id, after } of tasks) if (after.some(({ taskId }) => later.has(taskId))) later.add(id)
  }
  return later
}

/** 'Moving day: one only for the children' and 'Arrival day: its own place first' are done on the day itself. */
function isOfItsDay({ at, about, daysBefore }: TaskTemplate, event: NetworkTask): boolean {
  const isOneDay = event.fixed!.days.first === event.fixed!.days.last
  return isOneDay && daysBefore === 0 || at > 0.95 && at <= 1 && isOneDay && about !== undefined && hasAnyKeyword(plainWords(event.title), about.filter((keyword) => ARRIVALS.some((word) => keyword.startsWith(word))))
}

/** Without an open hour on the day, its own entry in the plan stands for it. */
function leavesRoom(event: NetworkTask, frame: PlanFrame): boolean {
  const { days, from, to } = event.fixed!
  const over = days.last === frame.anchor ? Math.max(from ?? 0, to ?? 0) : 0
  return freeWindows(frame.anchor, event, frame).some((window) => window.to - Math.max(window.from, over) >= SHORTEST)
}

const SHORTEST = 45
const ARRIVALS = ['arriv', 'come', 'coming', 'bring', 'pick', 'collect', 'kommt', 'abhol', 'einzug', 'llega']

/** Nobody has said when it ends: it is as long as the latest look back wants it. */
function isOfItsOwnLength(frame: PlanFrame): boolean {
  return frame.of('horizon').every(({ source, last }) => source === 'assumed' || last === null)
}

/** As many days after the event as the playbook says; closer together where their `room` ends before the `farthest` of them. */
function afterTheEvent(wish: NetworkTask['wish'], { farthest, room }: { farthest: number; room: number }, { first, anchor, last }: PlanFrame): NetworkTask['wish'] {
  if (wish.day !== null || wish.position === null || anchor >= last) return wish
  const scale = Math.min(1, room / Math.max(1, farthest))
  return { ...wish, day: Math.min(last, anchor + Math.max(1, Math.round((wish.position - 1) * (anchor - first) * scale))) }
}
