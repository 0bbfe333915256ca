import type { ReadingOf } from '../../goal/brief.ts'
import type { Playbook, SeriesTemplate, TaskTemplate } from '../../playbooks/playbook.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import { availableMinutes, longestWindow, workDays } from '../days/available-time.ts'
import { partOf } from '../project/finish-network.ts'
import { holds } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { numbered, occurrences } from './recurrence.ts'
import type { Slot } from './recurrence.ts'
import type { RunningSeries } from './series.ts'
import type { NetworkTask } from '../task-network.ts'
import { fillText, hasAnyKeyword, plainWords, slug } from '../wording.ts'

type Stated = ReadingOf<'rhythm'>

/** The days of the goal as a whole: they go to the playbook's tasks and to each of its series in their proportion. */
export type SharedRhythm = { /** Null where only hours are stated. */ rhythm: Stated | null; minutes: number | null; series: RunningSeries[]; templates: TaskTemplate[]; daysOf: ReadonlyMap<string, Slot[]> }

/** Tasks take at most this part of the days; the rest is for what recurs. */
const MOST_FOR_TASKS = 0.4
const LONGEST_IN_PARTS = 3
/** So many tasks are no preparation of a single series, but have a claim to its days. */
const MANY_TASKS = 12
/** Series that are done every day take no turns. */
const DAILY = 7

/** 'An hour every weekday evening' for a job search is not an hour of applications every evening. Null where one series is all there is, or all but. */
export function sharedRhythm(playbook: Playbook | null, rhythm: Stated | null, frame: PlanFrame): SharedRhythm | null {
  if (!playbook || !rhythm || rhythm.per === 'total') return null
  const usual = usualSeries(playbook, frame)
  if (usual.length === 0 || (usual.length === 1 && playbook.tasks.filter((task) => holds(task.when, frame)).length < MANY_TASKS)) return null
  return shareOut(playbook, { usual, rhythm, minutes: rhythm.minutes, slots: occurrences(rhythm, goalTask(frame), frame) }, frame)
}

/** The same where no rhythm is stated, but too few hours for everything the playbook would do. */
export function sharedHours(playbook: Playbook | null, frame: PlanFrame): SharedRhythm | null {
  const isStated = frame.of('availability').some((reading) => reading.source === 'stated' && reading.windows.length > 0)
  if (!playbook || !isStated || frame.of('rhythm').length > 0) return null
  const usual = usualSeries(playbook, frame)
  if (usual.length < 2) return null
  const days = workDays(goalTask(frame), frame)
  const wanted = usual.reduce((sum, series) => sum + series.perWeek * series.minutes * frame.weeks, 0) + playbook.tasks.filter((task) => !task.optional && holds(task.when, frame)).reduce((sum, task) => sum + task.minutes, 0)
  if (wanted <= 0.9 * availableMinutes(goalTask(frame), frame)) return null
  return shareOut(playbook, { usual, rhythm: null, minutes: longestWindow(goalTask(frame), days, frame), slots: numbered(days, frame) }, frame)
}

function usualSeries(playbook: Playbook, frame: PlanFrame): SeriesTemplate[] {
  const usual = (playbook.series ?? []).filter((series) => holds(series.when, frame) && series.partOf === undefined && !series.onlyIfAsked)
  return usual.some((series) => series.perWeek >= DAILY) ? [] : usual
}

function goalTask(frame: PlanFrame) {
  return { title: frame.brief.subject, subjects: [] }
}

type Shares = { usual: readonly SeriesTemplate[]; rhythm: Stated | null; minutes: number | null; slots: readonly Slot[] }

function shareOut(playbook: Playbook, { usual, rhythm, minutes, slots }: Shares, frame: PlanFrame): SharedRhythm | null {
  if (slots.length < 3 * usual.length) return null
  const { daysOf, templates } = daysForTasks(playbook.tasks.filter((task) => holds(task.when, frame)), { slots, minutes, everySecond: usual.length === 1 || usual.some(({ progression }) => progression !== undefined) })
  const taken = new Set([...daysOf.values()].flat())
  const rest = slots.filter((slot) => !taken.has(slot))
  return { rhythm, minutes, templates, daysOf, series: inTurns(usual, rest, { rhythm, frame }) }
}

/** The playbook's tasks on their shared days, long ones in parts. */
export function onSharedDays(tasks: readonly NetworkTask[], { rhythm, minutes: length, daysOf }: SharedRhythm, frame: PlanFrame): NetworkTask[] {
  return tasks.flatMap((task) => {
    const slots = daysOf.get(task.id) ?? []
    const minutes = rhythm ? (length ?? task.effortMinutes) : Math.min(task.effortMinutes, length ?? Infinity)
    const parts = slots.length < 2 ? [task] : slots.map((_, index) => partOf(task, { index, count: slots.length, language: frame.language, minutes }))
    return parts.map((part, index) => {
      const slot = slots[index]
      return slot ? { ...part, effortMinutes: minutes, optional: false, wish: { day: slot.day, windows: rhythm?.windows ?? [], position: slot.position }, answers: [...part.answers, ...(rhythm ? [rhythm.id] : [])] } : part
    })
  })
}

/** 'Every other day' is one beat for all of them: they take turns on it, instead of each series keeping a beat of its own. */
export function onOneBeat(tasks: readonly NetworkTask[], rhythm: Stated | null): readonly NetworkTask[] {
  if (rhythm === null || rhythm.everyDays === null) return tasks
  const inTurn = tasks.filter((task) => task.wish.day !== null && task.answers.includes(rhythm.id)).toSorted((a, b) => a.wish.day! - b.wish.day!)
  const turnOf = new Map(inTurn.map((task, index) => [task.id, index]))
  return tasks.map((task) => {
    const index = turnOf.get(task.id)
    if (index === undefined) return task
    const subjects = rhythm.title === null || task.subjects.includes(rhythm.title) ? task.subjects : [...task.subjects, rhythm.title]
    return { ...task, subjects, occurrence: { series: `every-${rhythm.everyDays}-days`, index } }
  })
}

/** Each task gets the first free day at its place in the plan; those that may be left out come last. */
function daysForTasks(tasks: readonly TaskTemplate[], days: { slots: readonly Slot[]; minutes: number | null; everySecond: boolean }): { daysOf: Map<string, Slot[]>; templates: TaskTemplate[] } {
  const { slots, minutes, everySecond } = days
  // What grows from week to week, or is the practice itself, begins in the first one.
  const free = new Set(everySecond ? slots.filter((_, index) => index % 2 === 1) : slots)
  const daysOf = new Map<string, Slot[]>()
  let left = Math.floor(slots.length * MOST_FOR_TASKS)
  const byNeed = tasks.filter((task) => !task.batch && !task.everyWeeks).toSorted((a, b) => Number(a.optional ?? false) - Number(b.optional ?? false) || a.at - b.at)
  for (const task of byNeed) {
    const wanted = minutes === null ? 1 : Math.min(LONGEST_IN_PARTS, Math.max(1, Math.round(task.minutes / minutes)))
    // A class of an hour is no four quarters of one.
    if (wanted > 1 && isAttended(task)) continue
    const found = slots.filter((slot) => free.has(slot) && slot.position >= Math.min(task.at, 0.97) - 0.02).slice(0, wanted)
    if (found.length < wanted || wanted > left) continue
    for (const slot of found) free.delete(slot)
    left -= wanted
    daysOf.set(task.id, found)
  }
  return { daysOf, templates: tasks.filter((task) => daysOf.has(task.id)) }
}

/** What is held for others to come to cannot be had in pieces. */
function isAttended({ title, type }: TaskTemplate): boolean {
  return type === 'event' || type === 'meeting' || hasAnyKeyword(plainWords(english(title)), ATTENDED)
}

const ATTENDED = ['take one class', 'take a class', 'take one lesson', 'take a lesson', 'watch a', 'whole evening', 'rehearsal', 'before strangers', 'concert', 'meet another', 'tournament', 'competition']

/** Numbered for the series, with the weeks of the plan: 'week 5' is the same week in each of them. */
function inPlanWeeks(slots: readonly Slot[], frame: PlanFrame): Slot[] {
  return numbered(slots.map((slot) => slot.day), frame).map((slot, index) => ({ ...slot, week: slots[index]!.week }))
}

/** The series that is furthest behind its share gets the next day. */
function inTurns(usual: readonly SeriesTemplate[], slots: readonly Slot[], shared: { rhythm: Stated | null; frame: PlanFrame }): RunningSeries[] {
  const { rhythm, frame } = shared
  const total = usual.reduce((sum, series) => sum + series.perWeek, 0)
  const days = new Map<SeriesTemplate, Slot[]>(usual.map((series) => [series, []]))
  slots.forEach((slot, index) => {
    const behind = usual.toSorted((a, b) => lag(b, index) - lag(a, index))[0]!
    days.get(behind)!.push(slot)
  })
  return usual.map((template) => {
    const name = fillText(template.name, frame.language, { subject: frame.brief.subject })
    return { id: slug(name), name, template, rhythm: rhythm && { ...rhythm, title: null }, slots: inPlanWeeks(days.get(template)!, frame) }
  })

  function lag(series: SeriesTemplate, index: number): number {
    return ((index + 1) * series.perWeek) / total - days.get(series)!.length
  }
}
