import type { NetworkTask, TaskNetwork } from '../draft/task-network.ts'
import type { Brief, ReadingOf } from '../goal/brief.ts'
import { earlyReadings, isEarlyWork } from '../goal/dates/early-work.ts'
import { isDueBy, matchesTask } from '../goal/matcher.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Minute } from '../time/calendar-time.ts'
import { hardReadingsOf, readingsOf } from './day-pattern.ts'
import { segmentsOf } from './day-segments.ts'
import { feastsIn } from './feast-days.ts'
import { eventFollowers } from './event-followers.ts'
import { endOfDay, planSpan, sprintCalendar } from './plan-span.ts'
import { precedenceOf } from './precedence.ts'
import type { Problem, ProblemTask, Quota, Resource, TaskMode } from './problem.ts'
import { capacityQuota, hardLimits, limitQuota, limitsOf, rhythmQuota } from './quotas.ts'
import type { Calendar } from './quotas.ts'
import { boundRhythms } from './rhythm-binding.ts'
import { compileSpacings } from './spacings.ts'
import { windowFinder } from './task-windows.ts'
import { isSame, personWindows, teamOf, userResource } from './team.ts'
import type { Person } from './team.ts'
import { compileTravel } from './travel-times.ts'

const RANKS = { high: 0, medium: 1, low: 2 }

/** Brief and network as one problem of indices, day tables and quotas. Throws nothing: what cannot fit stays unplaced. */
export function compileProblem(brief: Brief, network: TaskNetwork): Problem {
  const calendar: Calendar = { span: planSpan(brief, network), sprints: sprintCalendar(brief) }
  const people = brief.plannerType === 'sprint' ? teamOf(brief, network) : []
  const quotas = compileQuotas(brief, network, { calendar, people })
  const spacings = compileSpacings(brief, network.tasks)
  const series = seriesFinder(brief, network)
  const links = precedenceOf(brief, network.tasks, (task) => series.of(task) !== null)
  const travel = compileTravel(brief)
  const followsEvent = eventFollowers(brief, network.tasks)
  const windowsOf = windowFinder(brief, network, calendar.span)
  const narrow = hardReadingsOf(brief, 'availability').filter(({ appliesTo }) => appliesTo !== null)
  const tasks = network.tasks.map((task, index): ProblemTask => ({
    index,
    ...describe(brief, task),
    ...bounds(brief, task, { calendar, followsEvent }),
    ...workersOf(task, people),
    windows: windowsOf(task),
    hasOwnHours: narrow.some((reading) => matchesTask(reading.appliesTo, task)),
    predecessors: links[index]!,
    successors: [],
    quotas: quotas.ofTask[index]!,
    spacings: spacings.ofTask[index]!,
    place: travel.placeOf(task),
    series: series.of(task),
  }))
  for (const task of tasks) {
    for (const link of task.predecessors) tasks[link.task]!.successors.push({ task: task.index, lagMinutes: link.lagMinutes })
  }
  const team = people.map((person, index): Resource => ({ name: person.name, ...personWindows(person, brief, calendar), quotas: quotas.ofPerson[index]! }))
  return { ...calendar, tasks, resources: team.length > 0 ? team : [userResource(calendar.span)], quotas: quotas.all, spacings: spacings.all, travel: travel.minutes, seriesCount: series.count, feasts: feastsIn(brief, calendar.span) }
}

function describe(brief: Brief, task: NetworkTask) {
  return {
    id: task.id,
    effortMinutes: Math.max(1, Math.round(task.effortMinutes)),
    mode: modeOf(brief, task),
    spanDays: Math.max(1, task.spanDays),
    optional: task.optional,
    rank: RANKS[task.priority],
    fixed: fixedTime(task),
    background: task.type === 'deadline',
    wish: { day: task.wish.day, position: task.wish.position, windows: segmentsOf(task.wish.windows), sprint: task.sprintWish },
  }
}

/** Date-only work of a sprint is laid out over working time; other date-only tasks only need their days. */
function modeOf(brief: Brief, task: NetworkTask): TaskMode {
  if (task.timed) return 'session'
  return brief.plannerType === 'sprint' && task.type === 'task' ? 'work' : 'day'
}

function fixedTime(task: NetworkTask): ProblemTask['fixed'] {
  if (task.fixed === null) return null
  const { days, from, to } = task.fixed
  const timed = from !== null
  const start = days.first * MINUTES_PER_DAY + (from ?? 0)
  const end = timed ? days.last * MINUTES_PER_DAY + (to ?? Math.min(MINUTES_PER_DAY, from + task.effortMinutes)) : endOfDay(days.last)
  return { start, end: Math.max(end, start + 1), firstDay: days.first, lastDay: days.last, timed, sharesDays: false }
}

type BoundsInput = { calendar: Calendar; followsEvent: ReturnType<typeof eventFollowers> }

function bounds(brief: Brief, task: NetworkTask, { calendar: { span, sprints }, followsEvent }: BoundsInput): { earliest: Minute; latest: Minute; deadlineId: string | null } {
  const horizons = hardReadingsOf(brief, 'horizon').filter((reading) => reading.appliesTo !== null && !task.tags.includes('ceremony') && matchesTask(reading.appliesTo, task))
  const isEarly = isEarlyWork(earlyReadings(brief), task)
  const firsts = isEarly ? horizons.map((reading) => reading.first) : [span.opens, task.allowedDays?.first, sprints?.firstDay, ...horizons.map((reading) => reading.first)]
  const lasts = task.overdue ? [] : [task.allowedDays?.last, ...horizons.map((reading) => reading.last)]
  const firstDay = Math.max(span.firstDay, ...firsts.filter((day) => typeof day === 'number'))
  const horizon = endOfDay(Math.min(span.lastDay, ...lasts.filter((day) => typeof day === 'number')))
  // 'Probate form later in April' is not to be ready for the funeral in March.
  const opensAt = Math.max(...horizons.map(({ first }) => (first ?? -Infinity) * MINUTES_PER_DAY))
  // What happens at the deadline is not bound by it; work that was made for it is.
  const isTheEvent = (id: string) => task.type !== 'task' && task.answers.includes(id)
  const deadlines = task.overdue ? [] : hardReadingsOf(brief, 'deadline').filter((reading) => isDueBy(reading, task) && !isTheEvent(reading.id) && !followsEvent(reading, task) && !(reading.event !== null && opensAt >= reading.latest))
  const first = deadlines.reduce<ReadingOf<'deadline'> | null>((soonest, one) => (soonest === null || one.latest < soonest.latest ? one : soonest), null)
  return {
    earliest: Math.max(span.now, firstDay * MINUTES_PER_DAY),
    latest: Math.min(horizon, first?.latest ?? Infinity),
    deadlineId: first !== null && first.latest <= horizon ? first.id : null,
  }
}

function workersOf(task: NetworkTask, people: readonly Person[]): { candidates: number[]; everybody: boolean } {
  if (people.length === 0) return { candidates: [0], everybody: false }
  const which = (test: (person: Person) => boolean) => people.flatMap((person, index) => (test(person) ? [index] : []))
  const all = people.map((_, index) => index)
  const assigned = task.assignee === null ? [] : which((person) => isSame(task.assignee!, person))
  if (assigned.length > 0) return { candidates: assigned, everybody: false }
  if (task.assignee === null && task.role === null) return { candidates: all, everybody: task.type !== 'task' || task.fixed !== null }
  const role = (task.role ?? task.assignee ?? '').toLowerCase()
  const able = which((person) => person.roles.some((each) => each.toLowerCase().includes(role) || role.includes(each.toLowerCase())))
  return { candidates: able.length > 0 ? able : all, everybody: false }
}

type QuotaInput = { calendar: Calendar; people: readonly Person[] }

/** Limits, counted rhythms and people's capacities, and which of them each task and each person uses. */
function compileQuotas(brief: Brief, network: TaskNetwork, { calendar, people }: QuotaInput) {
  const limits = hardLimits(brief)
  const all: Quota[] = []
  const indexOf = new Map<string, number>()
  const add = (id: string, quota: Quota | null) => quota && indexOf.set(id, all.push(quota) - 1)
  for (const limit of limits) add(limit.id, limitQuota(limit, calendar))
  for (const rhythm of hardReadingsOf(brief, 'rhythm')) add(rhythm.id, rhythmQuota(rhythm, calendar))
  const ofPerson = people.map((person) => {
    const own = limits.filter((limit) => limit.max !== null && limit.person !== null && isSame(limit.person, person)).map((limit) => indexOf.get(limit.id)!)
    if (person.capacity === null) return own
    return [...own, all.push(capacityQuota(person.capacity, calendar)) - 1]
  })
  const isUser = (name: string) => readingsOf(brief, 'person').some((person) => person.isUser && person.name.toLowerCase() === name.toLowerCase())
  const general = limits.filter((limit) => limit.person === null || (people.length === 0 && isUser(limit.person)))
  const rhythmsOf = boundRhythms(brief, network)
  const ofTask = network.tasks.map((task) => [...limitsOf(general, task), ...rhythmsOf(task)].flatMap((reading) => indexOf.get(reading.id) ?? []))
  return { all, ofPerson, ofTask }
}

function seriesFinder(brief: Brief, network: TaskNetwork) {
  const names = [...new Set(network.tasks.flatMap((task) => task.occurrence?.series ?? []))]
  const indexOf = new Map(names.map((name, index) => [name, index]))
  const rhythmsOf = boundRhythms(brief, network)
  const keepsOwnHours = ownHours(brief, network)
  const of = (task: NetworkTask): ProblemTask['series'] => {
    if (task.occurrence === null || task.fixed !== null || keepsOwnHours(task)) return null
    const rhythms = rhythmsOf(task)
    // 'Fridays, 57 days apart' has no step of its own: its turns are wished for on their days.
    const everyDays = rhythms.find((rhythm) => rhythm.everyDays !== null && (rhythm.days.weekdays === undefined || rhythm.everyDays % 7 === 0 || rhythm.everyDays < 7))?.everyDays ?? null
    const severalADay = rhythms.some((rhythm) => rhythm.per === 'day' && (rhythm.count ?? 1) > 1)
    return { index: indexOf.get(task.occurrence.series)!, occurrence: task.occurrence.index, everyDays, severalADay, readingId: rhythms[0]?.id ?? null }
  }
  return { count: names.length, of }
}

/** Whether a task of a series has hours that others of it do not have: it cannot keep their order ('mock exams on Saturdays'). */
function ownHours(brief: Brief, network: TaskNetwork): (task: NetworkTask) => boolean {
  const narrow = hardReadingsOf(brief, 'availability').filter((reading) => reading.appliesTo !== null)
  if (narrow.length === 0) return () => false
  const partly = new Map<string, typeof narrow>()
  const binds = (reading: (typeof narrow)[number], series: string) => network.tasks.every((task) => task.occurrence?.series !== series || matchesTask(reading.appliesTo, task))
  for (const { occurrence } of network.tasks) {
    if (occurrence !== null && !partly.has(occurrence.series)) partly.set(occurrence.series, narrow.filter((reading) => !binds(reading, occurrence.series)))
  }
  return (task) => (partly.get(task.occurrence!.series) ?? []).some((reading) => matchesTask(reading.appliesTo, task))
}
