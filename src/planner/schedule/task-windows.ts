import type { NetworkTask, TaskNetwork } from '../draft/task-network.ts'
import type { Brief, Reading, ReadingOf } from '../goal/brief.ts'
import { matchesTask, stems } from '../goal/matcher.ts'
import type { Interval, Weekday } from '../time/calendar-time.ts'
import { isHeldDuring } from '../goal/times/hours-of-its-own.ts'
import { zoneGaps } from '../time/zone.ts'
import { hardReadingsOf, readingsOf } from './day-pattern.ts'
import { eventInterval, groupByPerson, intersectTables, isBusyReading, subtractBusy, tableOf, uniteTimetables } from './day-tables.ts'
import type { Availability, Busy } from './day-tables.ts'
import { segmentsOf, subtractSegments, uniteSegments, WHOLE_DAY } from './day-segments.ts'
import type { Segments } from './day-segments.ts'
import { dislikesOf } from './dislikes.ts'
import type { Dislike } from './dislikes.ts'
import type { PlanSpan } from './plan-span.ts'
import type { DayTable, TaskWindows } from './problem.ts'
import { boundRhythms } from './rhythm-binding.ts'

const EVERY_DAY: Weekday[] = [1, 2, 3, 4, 5, 6, 7]
/** Hours in which work without a stated time of day may be placed. */
const WAKING_HOURS: Segments = [420, 1320]

/** Finds where each task is allowed; tasks bound by the same readings share one table. */
export type WindowFinder = (task: NetworkTask) => TaskWindows

export function windowFinder(brief: Brief, network: TaskNetwork, span: PlanSpan): WindowFinder {
  const cache = new Map<string, TaskWindows>()
  const rules = collectRules(brief, network, span)
  const rhythmsOf = boundRhythms(brief, network)
  return (task) => {
    const bound = { ...bindRules(rules, task, rhythmsOf(task)), dislikes: dislikesOf(brief, task, (person) => concerns(rules, person, task)) }
    const key = [...bound.availability, ...bound.busy, ...bound.rhythms, ...bound.dislikes].map((reading) => reading.id).join(',') + `|${bound.anyTime.join('-')}|${bound.isApart}`
    const known = cache.get(key)
    if (known) return known
    const windows = compileWindows(rules, bound, span)
    cache.set(key, windows)
    return windows
  }
}

type Rules = {
  availability: Availability[]
  busy: (ReadingOf<'exclusion'> | ReadingOf<'commitment'>)[]
  /** Unanswered events and the zone's gaps: nobody's time. */
  gone: Interval[]
  /** Whose hours are those of the plan; in a team the user is one of several. */
  users: Set<string>
  /** Readings that bring their own hours. */
  timed: Set<string>
  /** The hours of a team are those of its people. */
  isTeam: boolean
}

type Bound = Pick<Rules, 'availability' | 'busy'> & {
  rhythms: ReadingOf<'rhythm'>[]
  /** Hours that stand in for 'any time': the waking day and the hours the drafter wishes. */
  anyTime: Segments
  dislikes: Dislike[]
  /** The task has days of its own, and the rhythm it fills is called otherwise: 'research only on Saturdays' beside 'write on weekdays'. */
  isApart: boolean
}

function collectRules(brief: Brief, network: TaskNetwork, span: PlanSpan): Rules {
  const answered = new Set(network.tasks.flatMap((task) => task.answers))
  const events = hardReadingsOf(brief, 'event').filter((event) => !answered.has(event.id))
  return {
    availability: hardReadingsOf(brief, 'availability'),
    busy: brief.readings.filter(isBusyReading).filter((reading) => reading.strength === 'hard'),
    gone: [...events.flatMap(eventInterval), ...zoneGaps(brief.timeZone, span.firstDay, Math.max(span.firstDay, span.lastDay))],
    users: new Set(readingsOf(brief, 'person').filter((person, _, all) => person.isUser && !(brief.plannerType === 'sprint' && all.length > 1)).map((person) => person.name.toLowerCase())),
    timed: new Set([...readingsOf(brief, 'visit'), ...readingsOf(brief, 'meeting').filter((meeting) => meeting.windows.length > 0)].map((reading) => reading.id)),
    isTeam: brief.plannerType === 'sprint',
  }
}

/** A narrower availability overrides the general one for the tasks it names. */
function bindRules(rules: Rules, task: NetworkTask, rhythms: ReadingOf<'rhythm'>[]): Omit<Bound, 'dislikes'> {
  const binds = (reading: Reading & { person: string | null }) =>
    !task.answers.includes(reading.id) && matchesTask(reading.appliesTo, task) && (reading.appliesTo !== null || concerns(rules, reading.person, task))
  const availability = rules.availability.filter((reading) => binds(reading) || task.answers.includes(reading.id))
  const narrower = availability.filter((reading) => reading.appliesTo !== null)
  return {
    availability: narrower.length > 0 ? narrower : availability,
    busy: rules.busy.filter(binds),
    rhythms,
    isApart: narrower.length > 0 && rhythms.length > 0 && rhythms.every(({ title }) => title === null || !matchesTask({ labels: [title] }, { title: task.title, subjects: [] })),
    anyTime: task.answers.some((id) => rules.timed.has(id)) || rules.isTeam ? WHOLE_DAY : uniteSegments(WAKING_HOURS, segmentsOf(task.wish.windows)),
  }
}

/** Somebody else's hours bind the tasks that are theirs or that name them. */
function concerns(rules: Rules, person: string | null, task: NetworkTask): boolean {
  if (person === null || rules.users.has(person.toLowerCase())) return true
  if (task.assignee !== null) return task.assignee.toLowerCase() === person.toLowerCase()
  const wanted = stems(person)
  return task.subjects.some((subject) => wanted.every((stem) => stems(subject).includes(stem)))
}

function compileWindows(rules: Rules, bound: Bound, span: PlanSpan): TaskWindows {
  const { table, readingId, defaulted } = allowedTable(bound, span)
  const busy: Busy[] = [...bound.busy.filter((reading) => !givesWay(reading, bound)).map((reading) => exceptNamedDays(reading, bound)), ...rules.gone]
  const allowed = subtractBusy(span, table, busy)
  return { table: allowed, liked: likedTable(span, allowed, bound.dislikes), readingId, defaulted }
}

function givesWay(reading: Rules['busy'][number], { rhythms }: Bound): boolean {
  return reading.kind === 'commitment' && rhythms.some((rhythm) => isHeldDuring(rhythm, reading))
}

/** A session named with its weekday ('long run every Sunday') is narrower than a weekly day off; dated absences stand. */
function exceptNamedDays(reading: Rules['busy'][number], bound: Bound): Busy {
  const named = [...bound.rhythms.filter((rhythm) => rhythm.title !== null || rhythm.appliesTo !== null), ...bound.availability.filter((each) => each.appliesTo !== null)]
  const weekdays = named.flatMap((each) => each.days.weekdays ?? [])
  if (reading.kind !== 'exclusion' || reading.appliesTo !== null || reading.days.spans?.length || weekdays.length === 0) return reading
  const usual = reading.days.weekdays ?? EVERY_DAY
  return { days: { ...reading.days, weekdays: usual.filter((day) => !weekdays.includes(day)) }, windows: reading.windows }
}

function likedTable(span: PlanSpan, allowed: DayTable, dislikes: readonly Dislike[]): DayTable | null {
  if (dislikes.length === 0) return null
  return allowed.map((segments, offset) => dislikes.reduce((rest, dislike) => subtractSegments(rest, dislike.on(span.firstDay + offset)), segments))
}

function allowedTable(bound: Bound, span: PlanSpan): Omit<TaskWindows, 'liked'> {
  const { anyTime } = bound
  const everyDay = (hours: Segments) => tableOf(span, hours)
  const general = groupByPerson(bound.availability).map((group) => uniteTimetables(span, group, anyTime)).reduce<DayTable | null>(meet, null)
  const rhythmic = bound.rhythms.map((rhythm) => uniteTimetables(span, [rhythm], WHOLE_DAY)).reduce<DayTable | null>(meet, null)
  const rhythmHasHours = bound.rhythms.some((rhythm) => rhythm.windows.length > 0)
  const defaulted = !rhythmHasHours && bound.availability.every((reading) => reading.windows.length === 0)
  const readingId = bound.rhythms[0]?.id ?? bound.availability[0]?.id ?? null
  const both = meet(general, rhythmic ?? everyDay(WHOLE_DAY))
  if (general !== null && (rhythmic === null || both.some((segments) => segments.length > 0))) return { table: both, readingId, defaulted }
  if (general !== null && bound.isApart) return { table: general, readingId: bound.availability[0]?.id ?? null, defaulted }
  // A rhythm's own days and hours are the narrower rule: they stand where the general one leaves it no time.
  const hours = everyDay(rhythmHasHours ? WHOLE_DAY : anyTime)
  return { table: meet(hours, rhythmic ?? hours), readingId, defaulted }
}

function meet(a: DayTable | null, b: DayTable): DayTable {
  return a === null ? b : intersectTables(a, b)
}
