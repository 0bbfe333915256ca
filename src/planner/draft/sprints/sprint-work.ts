import type { Language } from '../../playbooks/playbook.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { NetworkTask } from '../task-network.ts'
import { newTask } from '../new-task.ts'
import { matchesTask } from '../../goal/matcher.ts'
import type { PlanFrame, SprintSpan } from '../plan-frame.ts'
import { workDays } from '../days/available-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { BUILDING_ROLES } from './role-words.ts'
import { capitalise, shorten } from '../wording.ts'
import { fixedWords } from '../fixed-words.ts'
import { hoursText } from './sprint-hours.ts'
import { joined } from '../project/outings.ts'

/** Spreads the work over the sprints by its effort, in its order; groundwork, releases and what a deadline binds keep their place. */
export function evenly(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  if (frame.sprints.length < 2) return tasks
  const bound = frame.of('deadline').filter((deadline) => deadline.appliesTo !== null)
  const isMovable = (task: NetworkTask) => isWork(task) && !bound.some((deadline) => matchesTask(deadline.appliesTo, task))
  const inOrder = tasks.filter(isMovable).toSorted((a, b) => (a.wish.position ?? 0.5) - (b.wish.position ?? 0.5))
  const whole = inOrder.reduce((sum, task) => sum + task.effortMinutes, 0)
  const places = new Map<NetworkTask, number>()
  let before = 0
  for (const task of inOrder) {
    places.set(task, GROUNDWORK + (LATE - GROUNDWORK) * (before / Math.max(1, whole)))
    before += task.effortMinutes
  }
  return tasks.map((task) => (places.has(task) ? { ...task, wish: { ...task.wish, position: places.get(task)! } } : task))
}

const GROUNDWORK = 0.06

function isWork({ type, fixed, wish }: NetworkTask): boolean {
  const position = wish.position ?? 0.5
  return type !== 'meeting' && fixed === null && wish.day === null && position >= GROUNDWORK && position < LATE
}

/** The sprint a task would like: by its place in the plan. */
export function withSprints(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const { sprints } = frame
  if (sprints.length === 0) return tasks
  return tasks.map((task) => (task.sprintWish !== null || task.fixed !== null ? task : { ...task, sprintWish: inItsSpan(task, sprintOn(task.wish.day, sprints) ?? sprintAt(task.wish.position ?? 0.5, sprints), frame).number }))
}

/** 'Sprint 1: rates' is done in sprint 1, wherever its place in the list is. */
function inItsSpan(task: NetworkTask, wished: SprintSpan, { sprints, of }: PlanFrame): SprintSpan {
  const own = of('horizon').filter(({ appliesTo }) => appliesTo !== null && matchesTask(appliesTo, task))
  const fits = sprints.filter((sprint) => own.every(({ first, last }) => (first ?? -Infinity) <= sprint.last && sprint.first <= (last ?? Infinity)))
  return own.length === 0 || fits.length === 0 || fits.includes(wished) ? wished : fits.toSorted((a, b) => Math.abs(a.number - wished.number) - Math.abs(b.number - wished.number))[0]!
}

function sprintOn(day: number | null, sprints: readonly SprintSpan[]): SprintSpan | undefined {
  return day === null ? undefined : sprints.find(({ first, last }) => first <= day && day <= last)
}

function sprintAt(position: number, sprints: readonly SprintSpan[]): SprintSpan {
  return sprints[Math.min(sprints.length - 1, Math.max(0, Math.floor(position * sprints.length)))]!
}

/** Planning with the sprint's goal, review and retrospective, where sprints are used. */
export function ceremonies(frame: PlanFrame, tasks: readonly NetworkTask[]): NetworkTask[] {
  const team = frame.of('person').map((person) => person.name)
  return frame.sprints.flatMap((sprint) => {
    const work = tasks.filter((task) => task.sprintWish === sprint.number)
    const goal = sprintGoal(work, frame)
    const end = sprint === frame.sprints.at(-1) ? lastDayOf(sprint, tasks, frame) : sprint.last
    // Days without meetings have none of these either.
    const days = workDays({ title: `Sprint ${sprint.number} meeting`, subjects: [] }, frame).filter((day) => sprint.first <= day && day <= end && weekdayOf(day) <= 5)
    const [first, last] = [days[0], days.at(-1)]
    if (first === undefined || last === undefined) return []
    const say = (key: Parameters<typeof fixedWords>[0], slots: Record<string, string> = {}) => fixedWords(key, frame.language, slots)
    const hours = hoursText(days, frame)
    const slots = { number: String(sprint.number), goal, who: team.length > 1 ? `${say('withTeam', { team: joined(team, frame.language) })} ` : '', hours: hours === '' ? '' : `${say('sprintHours', { hours })} ` }
    const next = sprint === frame.sprints.at(-1) ? say('nextTime') : say('nextSprint', { number: String(sprint.number + 1) })
    const isStated = (title: RegExp) => tasks.some((task) => task.fixed !== null && title.test(task.title) && task.fixed.days.first >= sprint.first && task.fixed.days.last <= sprint.last)
    const minutes = sprint.last - sprint.first < 8 ? 30 : 60
    return [
      ...(isStated(/\bplanning\b/iu) ? [] : [ceremony({ kind: 'planning', sprint, day: first, minutes, goal, title: say('planningTitle', slots), description: capitalise(say('planningText', slots)) })]),
      ...(isStated(/review|demo/iu) ? [] : [ceremony({ kind: 'review', sprint, day: last, minutes, goal, title: say('reviewTitle', slots), description: capitalise(say('reviewText', slots)) })]),
      ...(isStated(/\bretro/iu) ? [] : [ceremony({ kind: 'retrospective', sprint, day: last, minutes: 30, goal, title: say('retroTitle', { ...slots, next }), description: capitalise(say('retroText', slots)) })]),
    ]
  })
}

/** Sprints that nobody counted lead to what happens last: where nothing is done behind it, theirs is looked back at on that day. */
function lastDayOf(sprint: SprintSpan, tasks: readonly NetworkTask[], { of, brief }: PlanFrame): number {
  const isCounted = of('sprint-calendar').some(({ count }) => count !== null)
  const events = tasks.filter(({ fixed, type }) => fixed !== null && type !== 'task' && fixed.days.last > sprint.first && fixed.days.last < sprint.last)
  const end = Math.max(0, ...events.map(({ fixed }) => fixed!.days.last))
  const goesOn = end === 0 || brief.readings.some((reading) => (reading.kind === 'deadline' && reading.latest > (end + 1) * MINUTES_PER_DAY) || reading.kind === 'event' && reading.days.last > end)
  const isFollowed = tasks.some(({ after, allowedDays }) => (allowedDays?.first ?? 0) > end || after.some(({ taskId }) => events.some(({ id, fixed }) => id === taskId && fixed!.days.last === end)))
  return isCounted || goesOn || isFollowed ? sprint.last : end
}

function ceremony(meeting: { kind: string; sprint: SprintSpan; title: string; day: number; minutes: number; goal: string; description: string }): NetworkTask {
  const { kind, sprint, title, day, minutes, goal, description } = meeting
  return newTask({
    id: `sprint-${sprint.number}-${kind}`,
    title,
    description,
    effortMinutes: minutes,
    // Work that does not fit is left out, never the meetings that decide on it.
    priority: 'high',
    type: 'meeting',
    tags: ['ceremony', kind],
    timed: false,
    allowedDays: { first: day, last: day },
    wish: { day, windows: [], position: null },
    sprintGoal: goal,
    sprintWish: sprint.number,
  })
}

/** The topic of the goal that a task works on. */
export function matterOf(task: NetworkTask): string | null {
  return task.answers.length > 0 ? (task.subjects[0] ?? null) : null
}

const MOST_NAMED = 3

export function goalText(key: 'doneAndAccepted' | 'works' | 'isLive' | 'underWay', matters: readonly string[], language: Language): string {
  const said = (count: number) => fixedWords(key, language, { what: joined(matters.slice(0, count), language) })
  const most = [MOST_NAMED, 2, 1].find((count) => Array.from(said(count)).length <= LONGEST_GOAL)
  if (most !== undefined) return said(most)
  // One long name stands by its first words.
  const room = LONGEST_GOAL - Array.from(fixedWords(key, language, { what: '' })).length
  return fixedWords(key, language, { what: headOf(matters[0] ?? '', room) })
}

const LONGEST_GOAL = 70

/** The words of a name that fit, without what leads on to the next. */
function headOf(name: string, room: number): string {
  const words = name.split(' ')
  while (words.length > 1 && Array.from(words.join(' ')).length > room) words.pop()
  while (words.length > 1 && LEADS_ON.test(words.at(-1)!)) words.pop()
  return shorten(words.join(' '), room).replace(/[,;:–-]+$/u, '')
}

const LEADS_ON = /^(?:the|a|an|of|for|in|on|at|to|with|and|or|by|from|our|&|\+|der|die|das|den|dem|des|ein|eine|für|mit|und|von|zu|im|am|el|la|los|las|de|del|con|para|y|e|en|un|una|le|les|du|des|pour|avec|et|o|os|as|do|da|dos|das|com|em)$/iu

function sprintGoal(all: readonly NetworkTask[], frame: PlanFrame): string {
  const work = all.filter(({ type, occurrence, tags }) => type === 'task' && occurrence === null && !tags.some((tag) => CHECKS_OF_SPRINT.has(tag)))
  const labels = [...new Set(work.flatMap((task) => matterOf(task) ?? []))]
  if (labels.length > 0) return goalText('doneAndAccepted', labels, frame.language)
  const heads = [...new Set(work.filter((task) => task.role !== null && BUILDING_ROLES.has(task.role)).toSorted((a, b) => b.effortMinutes - a.effortMinutes).flatMap((task) => (task.title.includes(': ') ? [task.title.split(': ')[0]!] : [])))]
  if (heads.length > 1) return goalText('doneAndAccepted', heads.slice(0, 2), frame.language)
  return headOf(outcomeOf(work)?.title.split(':')[0] ?? capitalise(frame.brief.subject), LONGEST_GOAL)
}

/** What is made is the goal, and not the checks that every sprint has. */
const CHECKS_OF_SPRINT: ReadonlySet<string> = new Set(['regression', 'acceptance'])

/** The most that comes of a sprint: of its important work the largest, and of several as large the last. */
function outcomeOf(work: readonly NetworkTask[]): NetworkTask | undefined {
  const rankOf = (task: NetworkTask) => (task.priority === 'high' ? 0 : 1) + (task.optional ? 2 : 0)
  return work.toReversed().toSorted((a, b) => rankOf(a) - rankOf(b) || b.effortMinutes - a.effortMinutes)[0]
}

/** Hand-over, release and the like wait for the work that comes well before them, and so does a trial of the whole that goes on by itself. */
export function lateAfterWork(tasks: NetworkTask[]): NetworkTask[] {
  const work = tasks.filter((task) => !task.optional && task.type !== 'meeting' && task.wish.position !== null)
  const lasting = new Set(tasks.flatMap(({ after }) => after.flatMap(({ taskId, lagMinutes }) => (lagMinutes > 0 ? [taskId] : []))))
  return tasks.map((task) => {
    const position = task.wish.position ?? 0
    if (position < (lasting.has(task.id) ? TRIAL : LATE)) return task
    const before = work.filter((other) => other.wish.position! < position - (position < LATE ? BEFORE_A_TRIAL : WELL_BEFORE)).map((other) => ({ taskId: other.id, lagMinutes: 0 }))
    return { ...task, after: [...task.after, ...before] }
  })
}

const LATE = 0.8
/** Before this place what others wait for is an order or an application, and needs nothing of the other work. */
const TRIAL = 0.7
const [BEFORE_A_TRIAL, WELL_BEFORE] = [0.05, 0.1]
