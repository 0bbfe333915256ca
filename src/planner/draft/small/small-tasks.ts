import type { ReadingOf } from '../../goal/brief.ts'
import type { SmallMatter, SmallStep } from '../../playbooks/small/small-matter.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { newTask } from '../new-task.ts'
import { placeFor } from '../places.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { eventTasks } from '../project/fixed-tasks.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, describe, fillText } from '../wording.ts'
import { matterOf } from './small-goal.ts'
import type { SmallGoal, SmallPart } from './small-goal.ts'

/** What has to be ready, the thing itself, and what follows, each waiting for the one before; beside them what the prompt has fixed. */
export function smallTasks({ matter, title, event }: SmallGoal, frame: PlanFrame): NetworkTask[] {
  // 'Book a table for Saturday at 7': what is booked is on Saturday, booking it is for today.
  const isAhead = event !== undefined && matter.isAhead === true
  const own = isAhead ? undefined : event
  const isFixed = own !== undefined && hasItsHour(own, matter)
  const thing = isFixed ? theEvent(matter, title, frame) : itself(matter, { title, event: own }, frame)
  const day = own?.days.first ?? null
  const toFix = isFixed || matter.toFix === undefined ? [] : [aside(matter.toFix, { id: 'to-fix', title, day: frame.first }, frame)]
  const before = matter.before.map((step, index) => aside(step, { id: `before-${index + 1}`, title, day: day === null ? null : Math.max(frame.first, day - step.days), until: step.days === 0 && isFixed ? own.from : null }, frame))
  const after = matter.after === null || !hasRoom(matter.after.days, thing, frame) ? [] : [aside(matter.after, { id: 'after', title, day: day === null ? null : day + matter.after.days }, frame)]
  const chain = [...toFix, ...before, thing, ...after]
  const lag = (task: NetworkTask) => (task.id === 'after' ? matter.after!.days * MINUTES_PER_DAY : 0)
  const linked = chain.map((task, index) => (index === 0 ? task : { ...task, after: [{ taskId: chain[index - 1]!.id, lagMinutes: lag(task) }] }))
  const others = isFixed ? [] : eventTasks(frame).filter(({ answers }) => own === undefined || !answers.includes(own.id))
  return [...linked, ...others.map((task) => ({ ...task, title: capitalise(task.title.replace(BOOKING_VERB, '')), after: isAhead ? [{ taskId: thing.id, lagMinutes: 0 }] : [] }))]
}

const BOOKING_VERB = /^(?:book|reserve|reservar|réserver) (?:an? |the |una? |une |uma )?/iu

/** Each thing of a list once, at an hour at which such things are possible. */
export function errandTasks(parts: readonly SmallPart[], frame: PlanFrame): NetworkTask[] {
  return parts.map(({ topic, matter: { thing } }, index) => newTask({
    id: `errand-${index + 1}`,
    title: capitalise(topic.label),
    description: textOf(thing, frame),
    effortMinutes: topic.minutes ?? thing.minutes,
    subjects: [topic.label],
    location: placeFor({ title: topic.label, subjects: [] }, frame),
    allowedDays: openDays(thing.hours.lastWeekday, frame),
    wish: { day: null, windows: [{ from: thing.hours.from, to: thing.hours.to }], position: index / (parts.length + 1) },
    answers: topic.readingIds,
  }))
}

/** Appointments of a list, each as long as such things take where no end is said. */
export function datesAmongErrands(frame: PlanFrame): NetworkTask[] {
  return eventTasks(frame).map((task) => {
    const event = frame.of('event').find(({ id }) => task.answers.includes(id))!
    const minutes = event.to === null ? matterOf(event.title, frame)?.thing.minutes : undefined
    const longest = Math.min(...frame.of('event').flatMap(({ days, from }) => (from !== null && event.from !== null && from > event.from && days.first === event.days.first ? [from - event.from] : [])))
    return minutes === undefined || event.from === null || minutes > longest ? task : { ...task, effortMinutes: minutes, fixed: { ...task.fixed!, to: Math.min(MINUTES_PER_DAY - 1, event.from + minutes) } }
  })
}

/** 'On Tuesday at 3' is an hour; 'on Thursday morning' leaves open when an errand is done in it. */
function hasItsHour({ from, to, days }: ReadingOf<'event'>, { isLasting, thing }: SmallMatter): boolean {
  const longest = isLasting === true ? LONGEST_DATE : 2 * thing.minutes
  return from !== null && days.first === days.last && (to === null || to - from <= longest)
}

const LONGEST_DATE = 300

/** The appointment as it was stated, as long as such things take where nobody says. */
function theEvent({ thing }: SmallMatter, title: string, frame: PlanFrame): NetworkTask {
  const [stated] = eventTasks(frame)
  const { from, to } = stated!.fixed!
  const stands = frame.of('event')[0]!.to
  const minutes = statedMinutes(frame) ?? (stands === null ? thing.minutes : to! - from!)
  return { ...stated!, title: capitalise(title), description: textOf(thing, frame), effortMinutes: minutes, fixed: { ...stated!.fixed!, to: Math.min(MINUTES_PER_DAY - 1, from! + minutes) } }
}

function itself({ thing }: SmallMatter, { title, event }: { title: string; event: ReadingOf<'event'> | undefined }, frame: PlanFrame): NetworkTask {
  const hours = { from: thing.hours.from, to: thing.hours.to }
  const part = event !== undefined && event.from !== null && event.to !== null ? { from: event.from, to: event.to } : hours
  const shared = { from: Math.max(part.from, hours.from), to: Math.min(part.to, hours.to) }
  const windows = [shared.to - shared.from >= thing.minutes ? shared : part]
  return newTask({
    id: 'the-thing',
    title: capitalise(title),
    description: textOf(thing, frame),
    effortMinutes: statedMinutes(frame) ?? thing.minutes,
    priority: 'high',
    subjects: [title, ...(event ? [event.title] : [])],
    location: event?.place ?? placeFor({ title, subjects: [] }, frame),
    allowedDays: event?.days ?? openDays(thing.hours.lastWeekday, frame),
    wish: { day: event?.days.first ?? null, windows, position: event ? null : 0 },
    answers: [...(event ? [event.id] : []), ...frame.of('topic').map(({ id }) => id)],
  })
}

/** From the first day on which such things are possible. */
function openDays(lastWeekday: number, { first, last }: PlanFrame): DaySpan | null {
  let day: DayNumber = first
  while (day < last && weekdayOf(day) > lastWeekday) day += 1
  return day === first ? null : { first: day, last }
}

/** `until`: minute of its day by which it is done, right before the thing. */
type Aside = { id: string; title: string; day: DayNumber | null; until?: number | null }

function aside(step: SmallStep, { id, title, day, until = null }: Aside, frame: PlanFrame): NetworkTask {
  return newTask({
    id,
    title: `${capitalise(title)}: ${fillText(step.title, frame.language)}`,
    description: textOf(step, frame),
    effortMinutes: step.minutes,
    subjects: [],
    wish: { day, windows: [until === null ? DAYTIME : { from: Math.max(0, until - step.minutes - SPARE), to: until }], position: day === null ? 0 : null },
  })
}

const DAYTIME = { from: 9 * 60, to: 20 * 60 }
const SPARE = 30

function textOf({ how, done }: Pick<SmallStep, 'how' | 'done'>, { language }: PlanFrame): string {
  return describe(fillText(how, language), fillText(done, language), language)
}

function statedMinutes(frame: PlanFrame): number | null {
  return frame.of('session').find(({ maxMinutes }) => maxMinutes !== null)?.maxMinutes ?? null
}

/** A confirmation that comes after the plan's last day is not waited for in it. */
function hasRoom(days: number, { fixed }: NetworkTask, frame: PlanFrame): boolean {
  return (fixed?.days.last ?? frame.first) + days <= frame.last
}
