import type { Playbook, TaskTemplate } from '../../playbooks/playbook.ts'
import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { holds, positionOf } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { isHeldAs } from './event-places.ts'

/** A step of the playbook and the days that the prompt gives it. */
type HeldStep = { at: number; first: DayNumber; last: DayNumber }

/** What opens a playbook is not done by whoever comes in the middle. */
const OPENS = 0.15

/**
 * 'Old one out on 8 March, electrician 10 March, plasterer on the 12th': where steps build on each other and some have their day,
 * the others keep their places between those: nothing is plastered before the electrician was there.
 */
export function betweenHeldSteps(playbook: Playbook, frame: PlanFrame): Playbook {
  const steps = heldSteps(playbook.tasks, frame)
  if (steps.length === 0) return playbook
  const points = [{ at: 0, position: 0 }, ...steps.map(({ at, first }) => ({ at, position: positionOf(first, frame) }))]
  const end = Math.max(1, ...playbook.tasks.map(({ at }) => at))
  if (points.at(-1)!.at < end) points.push({ at: end, position: Math.max(end, points.at(-1)!.position) })
  const placed = (at: number) => {
    const next = Math.max(1, points.findIndex((point) => at <= point.at))
    const [from, to] = [points[next - 1]!, points[next]!]
    return from.position + ((at - from.at) / Math.max(0.001, to.at - from.at)) * (to.position - from.position)
  }
  return { ...playbook, tasks: playbook.tasks.map((task) => ({ ...task, at: placed(task.at) })) }
}

/** The days between which such steps leave each task, by the places of its template; what comes again does so from the first of them on. */
export function withinHeldDays(tasks: readonly NetworkTask[], templates: readonly TaskTemplate[], frame: PlanFrame): NetworkTask[] {
  const steps = heldSteps(templates, frame)
  if (steps.length === 0) return [...tasks]
  const placed = templates.filter(({ id, everyWeeks }) => everyWeeks === undefined && tasks.some((task) => task.id === id))
  const next = new Map(steps.flatMap((step) => {
    const before = placed.filter(({ at }) => at < step.at).toSorted((one, other) => other.at - one.at)[0]
    return before === undefined || step.at - before.at > CLOSE ? [] : [[before.id, step.first - DAYS_AHEAD] as const]
  }).toReversed())
  return tasks.map((task) => {
    const template = templates.find(({ id, everyWeeks }) => id === task.id || everyWeeks !== undefined && task.id.startsWith(`${id}-`))
    if (template === undefined) return task
    const day = next.get(task.id)
    const own = day === undefined || task.wish.day !== null ? task : { ...task, wish: { ...task.wish, day } }
    return template.everyWeeks === undefined ? atPlace(own, template.at, { steps, frame }) : within(task, { first: steps[0]!.first, last: frame.last })
  })
}

/** What stands right before a step with its day, by places in the playbook, is done a few days ahead of it: no room is emptied weeks before the builders come. */
const CLOSE = 0.15
const DAYS_AHEAD = 2

/** The same for the own steps of a part that take the place of a template at `at`. */
export function withinHeldDaysAt(tasks: readonly NetworkTask[], at: number | null, { templates, frame }: { templates: readonly TaskTemplate[]; frame: PlanFrame }): NetworkTask[] {
  const steps = at === null ? [] : heldSteps(templates, frame)
  return at === null || steps.length === 0 ? [...tasks] : tasks.map((task) => atPlace(task, at, { steps, frame }))
}

function atPlace(task: NetworkTask, place: number, { steps, frame }: { steps: readonly HeldStep[]; frame: PlanFrame }): NetworkTask {
  const first = Math.max(frame.first, ...steps.flatMap(({ at, last }) => (at < place ? [last + 1] : [])))
  const last = Math.min(frame.last, ...steps.flatMap((step) => (step.at > place ? [step.first - 1] : [])))
  return within(task, { first, last })
}

function within(task: NetworkTask, { first, last }: DaySpan): NetworkTask {
  return first > last ? task : { ...task, allowedDays: { first: Math.max(first, task.allowedDays?.first ?? first), last: Math.min(last, task.allowedDays?.last ?? last) } }
}

/** Work in the order of the playbook, and no quotes for it; a day that goes against that order says nothing of the others. */
function heldSteps(templates: readonly TaskTemplate[], frame: PlanFrame): HeldStep[] {
  const events = frame.of('event').filter(({ days }) => days.first > frame.first && days.first <= frame.last)
  const held = templates.filter((template) => template.at > OPENS && template.priority === 'high' && holds(template.when, frame)).flatMap((template) => {
    const days = events.filter((event) => isHeldAs(template, event, frame)).map((event) => event.days)
    return days.length === 0 ? [] : [{ at: template.at, first: Math.min(...days.map(({ first }) => first)), last: Math.max(...days.map(({ last }) => last)) }]
  }).toSorted((one, other) => one.at - other.at)
  return held.reduce<HeldStep[]>((kept, step) => (kept.length > 0 && step.first < kept.at(-1)!.first ? kept : [...kept, step]), [])
}
