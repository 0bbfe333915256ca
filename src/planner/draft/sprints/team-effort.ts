import { effortOfWhole } from '../../goal/amounts/effort-of-whole.ts'
import type { Level } from '../../playbooks/playbook.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { freeWindows, workDays } from '../days/available-time.ts'
import { fixedWords } from '../fixed-words.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { withoutGaps } from '../project/precedence.ts'
import type { NetworkTask } from '../task-network.ts'
import { BUILDING_ROLES } from './role-words.ts'

const DAY_HOURS = 8
/** A jam or workshop of a few days uses its weekend too. */
const SHORT_EVENT_DAYS = 4
/** Share of the stated hours given to planned work; the rest is for what comes up. */
export const PLANNED_SHARE = 0.75
/** Templates give the undisturbed hours of who knows the matter; with review, tests, findings and rework a mid-level developer needs about twice that. Who has done it often has less to mend. */
const BUILDING_FACTOR: Record<Level, number> = { beginner: 2, intermediate: 2, advanced: 1.7 }
const OTHER_FACTOR = 1.25
/** No estimate is cut to less than this part of its template. */
const LEAST_FACTOR = 0.3

/** Minutes that each person of the prompt has for the plan; those of one nameless worker under null when it names nobody. */
function minutesByPerson(frame: PlanFrame): Map<string | null, number> {
  const all = workDays({ title: '', subjects: [] }, frame)
  const everyDay = all.length <= SHORT_EVENT_DAYS || frame.of('availability').some((reading) => reading.source === 'stated' && reading.windows.length > 0)
  const worked = everyDay ? all : all.filter((day) => weekdayOf(day) <= 5)
  const scale = scaleOf(worked.length || 1, frame)
  const whole = worked.reduce((sum, day) => sum + minutesOn(day, frame), 0) || DAY_HOURS * 60
  const people = frame.of('person')
  if (people.length === 0) return new Map([[null, personLimit(null) ?? whole]])
  return new Map(people.map((person) => [person.name, person.capacity ? person.capacity.minutes * scale[person.capacity.per] : (personLimit(person.name) ?? whole)]))

  function personLimit(name: string | null): number | null {
    const found = frame.of('limit').filter((limit) => limit.measure === 'minutes' && limit.max !== null && (limit.person === name || (name !== null && limit.person === null && limit.per === 'day')))
    return found.length > 0 ? Math.min(...found.map((limit) => limit.max! * scale[limit.per])) : null
  }
}

function scaleOf(days: number, frame: PlanFrame) {
  return { day: days, week: days / 5, sprint: Math.max(1, frame.sprints.length), total: 1, month: Math.max(1, days / 21) }
}

/** Hours that the team of the prompt has for the plan, in minutes. */
export function teamMinutes(frame: PlanFrame): number {
  const days = workDays({ title: '', subjects: [] }, frame)
  const scale = scaleOf(days.filter((day) => weekdayOf(day) <= 5).length || 1, frame)
  const limits = frame.of('limit').filter((limit) => limit.measure === 'minutes' && limit.person === null && limit.max !== null && limit.per !== 'day')
  return Math.min([...minutesByPerson(frame).values()].reduce((sum, minutes) => sum + minutes, 0), ...limits.map((limit) => limit.max! * scale[limit.per]))
}

/** A working day, or the hours that the prompt leaves of it ('evenings'). */
function minutesOn(day: DayNumber, frame: PlanFrame): number {
  return Math.min(DAY_HOURS * 60, freeWindows(day, { title: '', subjects: [] }, frame).reduce((sum, { from, to }) => sum + to - from, 0))
}

/** Efforts as a team would estimate them, within what it can do: optional work goes first, then estimates shrink. */
export function fitToTeam(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const room = roomOf(teamMinutes(frame), frame)
  const asStated = statedEfforts(frame)
  const wanted = (task: NetworkTask) => wantedMinutes(task, frame, asStated)
  const sum = (list: readonly NetworkTask[]) => list.reduce((total, task) => total + (task.fixed ? 0 : wanted(task)), 0)
  const kept = withoutUnnamed(sum(tasks) > room ? tasks.filter((task) => !task.optional) : tasks, { room: room / MOST_SHRUNK, wanted, areEstimated: asStated.size >= SEVERAL_ESTIMATES })
  const fits = room / Math.max(1, sum(kept))
  const shrink = Math.min(1, fits)
  const stretch = frame.of('sprint-calendar').some(({ source }) => source === 'stated') && !sharesHours(frame) ? Math.min(MOST_STRETCHED, Math.max(1, fits * THIN)) : 1
  const isStretched = ({ role }: NetworkTask) => role !== null && BUILDING_ROLES.has(role)
  return kept.map((task) => (isSettled(task, asStated) ? task : { ...task, effortMinutes: estimate(Math.max(LEAST_FACTOR * task.effortMinutes, wanted(task) * (isStretched(task) ? shrink * stretch : shrink))) }))
}

/** Who plans a few parts for many weeks expects more behind each of them: what is built is estimated up to this much higher, never beyond two days. */
const MOST_STRETCHED = 1.5
/** From this part of the hours on that the work fills, its estimates stay as they are. */
const THIN = 0.4

/** 'Eighty hours a sprint for the three of them together', '32 h per person and week': who counts the hours has said how much there is to be. */
export function sharesHours({ of }: PlanFrame): boolean {
  return of('limit').some(({ measure, source }) => measure === 'minutes' && source === 'stated')
}

/** What a team would estimate for the task, before it is cut to what it has time for. */
export function wantedMinutes(task: NetworkTask, frame: PlanFrame, asStated: ReadonlySet<string> = statedEfforts(frame)): number {
  if (isSettled(task, asStated)) return task.effortMinutes
  return task.effortMinutes * (task.role !== null && BUILDING_ROLES.has(task.role) ? BUILDING_FACTOR[frame.level] : OTHER_FACTOR)
}

/** Before what the goal names is cut to less than this part of its estimate, what is usually done besides goes, the last first. */
const MOST_SHRUNK = 0.8

/** Who estimates several parts has said what the work is: what is usually done besides goes before any of it, important or not. */
const SEVERAL_ESTIMATES = 2

function withoutUnnamed(tasks: readonly NetworkTask[], { room, wanted, areEstimated }: { room: number; wanted: (task: NetworkTask) => number; areEstimated: boolean }): NetworkTask[] {
  let over = tasks.reduce((total, task) => total + (task.fixed ? 0 : wanted(task)), -room)
  const named = tasks.filter((task) => task.answers.length > 0)
  const isExtra = (task: NetworkTask) => task.answers.length === 0 && task.fixed === null && task.type === 'task' && task.occurrence === null && !OF_EVERY_PLAN.has(task.id)
  const isBeside = (task: NetworkTask) => isExtra(task) && (areEstimated || task.priority !== 'high' && !named.some(({ after }) => after.some(({ taskId }) => taskId === task.id)))
  if (over <= 0 || named.length < (areEstimated ? SEVERAL_ESTIMATES : LEAST_NAMED)) return [...tasks]
  return withoutGaps(tasks.toReversed().filter((task) => {
    if (over <= 0 || !isBeside(task)) return true
    over -= wanted(task)
    return false
  }).toReversed(), tasks)
}

/** Goals that name fewer parts leave the rest to the playbook. */
const LEAST_NAMED = 6
/** A definition of done and the risks belong to every sprint plan. */
const OF_EVERY_PLAN: ReadonlySet<string> = new Set(['scope', 'risks'])

/** Nobody is given more than they have hours for where smaller estimates, down to half, can prevent it; what is left over then is the optional work. */
export function withinOwnHours(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const asStated = statedEfforts(frame)
  const hours = minutesByPerson(frame)
  const load = loadByPerson(tasks)
  const smaller = tasks.map((task) => {
    const room = roomOf(hours.get(task.assignee) ?? Infinity, frame)
    const factor = Math.max(0.5, room / load.get(task.assignee)!)
    const most = roomOfSprint(hours.get(task.assignee) ?? Infinity, frame)
    if (task.assignee === null || isSettled(task, asStated) || factor >= 1 && task.effortMinutes <= most) return task
    return { ...task, effortMinutes: Math.min(most, factor >= 1 ? task.effortMinutes : estimate(task.effortMinutes * factor)) }
  })
  const rest = loadByPerson(smaller)
  const isOver = (task: NetworkTask) => task.optional && task.assignee !== null && rest.get(task.assignee)! > roomOf(hours.get(task.assignee) ?? Infinity, frame)
  return smaller.toReversed().filter((task) => {
    if (!isOver(task)) return true
    rest.set(task.assignee, rest.get(task.assignee)! - task.effortMinutes)
    return false
  }).toReversed()
}

/** What somebody's hours leave for work: planning, review and retrospective of each sprint come first. */
function roomOf(minutes: number, { sprints }: PlanFrame): number {
  const meetings = sprints.reduce((sum, { first, last }) => sum + meetingMinutes(last - first + 1), 0)
  return Math.min(minutes * PLANNED_SHARE, Math.max(minutes / 2, minutes - meetings))
}

/** Work stays in one sprint: whoever has three hours a week does no task of five, but as much of it as they can. */
function roomOfSprint(minutes: number, { sprints }: PlanFrame): number {
  if (sprints.length === 0 || minutes === Infinity) return Infinity
  const own = minutes / sprints.length
  const meetings = meetingMinutes(sprints[0]!.last - sprints[0]!.first + 1)
  return Math.max(LEAST_TASK, Math.floor(Math.max(own / 2, own - meetings) / 15) * 15)
}

const LEAST_TASK = 30

function meetingMinutes(days: number): number {
  return days < LONG_SPRINT_DAYS ? 90 : 150
}

const LONG_SPRINT_DAYS = 9

function loadByPerson(tasks: readonly NetworkTask[]): Map<string | null, number> {
  const load = new Map<string | null, number>()
  for (const task of tasks) load.set(task.assignee, (load.get(task.assignee) ?? 0) + task.effortMinutes)
  return load
}

/** How much of the team's time is left over, where that is more than a plan keeps free on purpose: for the team, and for who has least to do. */
export function freeTimeNotes(tasks: readonly NetworkTask[], frame: PlanFrame): string[] {
  const hours = minutesByPerson(frame)
  const whole = teamMinutes(frame)
  const work = tasks.filter((task) => task.type !== 'meeting' && task.type !== 'deadline')
  const filled = sumOf(work) / whole
  if (frame.of('person').length === 0 || whole === 0) return []
  const parts = [...hours].map(([name, minutes]) => ({ name: name ?? '', part: sumOf(work.filter((task) => task.assignee === name)) / Math.max(1, minutes) }))
  const isLimitedTogether = whole < [...hours.values()].reduce((sum, minutes) => sum + minutes, 0)
  const idle = hours.size > 1 && !isLimitedTogether ? parts.filter(({ part }) => part < HARDLY_ANY && part < filled / 2) : []
  return [
    // Who says what all of it takes knows that the tasks do not add up to it.
    ...(filled < WELL_FILLED && effortOfWhole(frame.brief.prompt) === null ? [fixedWords('teamFilled', frame.language, { percent: rounded(filled) })] : []),
    ...idle.map(({ name, part }) => fixedWords('personFilled', frame.language, { name, percent: rounded(part) })),
  ]
}

const WELL_FILLED = 0.7
const HARDLY_ANY = 0.25

function sumOf(tasks: readonly NetworkTask[]): number {
  return tasks.reduce((sum, task) => sum + task.effortMinutes, 0)
}

/** To five per cent: more would pretend to know. */
function rounded(part: number): string {
  return String(Math.round(part * 20) * 5)
}

/** Topics whose effort the prompt itself gives. */
function statedEfforts(frame: PlanFrame): ReadonlySet<string> {
  return new Set(frame.of('topic').filter((topic) => topic.minutes !== null).map((topic) => topic.id))
}

function isSettled(task: NetworkTask, asStated: ReadonlySet<string>): boolean {
  return task.fixed !== null || task.type === 'meeting' || task.answers.some((id) => asStated.has(id))
}

/** Half-hour steps up to six hours, then whole hours; 1 to 16 hours. */
function estimate(minutes: number): number {
  const step = minutes < 360 ? 30 : 60
  return Math.min(16 * 60, Math.max(60, Math.round(minutes / step) * step))
}
