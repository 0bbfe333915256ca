import type { TaskNetwork } from '../draft/task-network.ts'
import type { Brief, Reading, ReadingOf } from '../goal/brief.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Weekday } from '../time/calendar-time.ts'
import { hardReadingsOf, readingsOf } from './day-pattern.ts'
import { sprintCalendar } from './plan-span.ts'
import type { SolvedNetwork } from './solve-network.ts'

/** One kind of change to what was asked, in steps that give more and more room. */
export type SingleChange = {
  steps: readonly number[]
  text: (step: number) => string
  apply: (brief: Brief, step: number) => Brief
  keep?: (network: TaskNetwork) => TaskNetwork
}

const MINUTES = [15, 30, 45, 60, 90, 120, 180, 240]
const DAYS = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42, 56, 84, 112, 168]
const WEEKDAY_NAMES = ['', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
/** Days people give up first: the weekend, then the week from its end. */
const EXTRA_DAYS: readonly Weekday[] = [6, 7, 5, 4, 3, 2, 1]

export function changesFor(brief: Brief, network: TaskNetwork, solved: SolvedNetwork): SingleChange[] {
  return [...longerDays(brief), ...moreTasksADay(brief), ...extraDays(brief), ...laterEnd(brief), ...fewerTasks(network, solved)]
}

/** Longer windows where hours were named, else a higher daily limit, else more of the team's time. */
function longerDays(brief: Brief): SingleChange[] {
  const hasWindows = hardReadingsOf(brief, 'availability').some((reading) => reading.windows.length > 0)
  const limited = hardReadingsOf(brief, 'limit').some((limit) => limit.measure === 'minutes' && limit.per === 'day' && limit.max !== null)
  const changes: SingleChange[] = []
  if (hasWindows) changes.push({ steps: MINUTES, text: (step) => `${minutesText(step)} more on each of the days`, apply: (brief, step) => mapReadings(brief, (reading) => longerWindows(moreMinutes(reading, step), step)) })
  else if (limited) changes.push({ steps: MINUTES, text: (step) => `${minutesText(step)} more a day`, apply: (brief, step) => mapReadings(brief, (reading) => moreMinutes(reading, step)) })
  const shortHanded = readingsOf(brief, 'person').some((person) => person.capacity !== null)
  if (shortHanded) changes.push({ steps: MINUTES, text: (step) => `${minutesText(step)} more a day from each person`, apply: (brief, step) => mapReadings(brief, (reading) => moreCapacity(reading, step)) })
  return changes
}

function longerWindows(reading: Reading, minutes: number): Reading {
  if (reading.kind !== 'availability') return reading
  return { ...reading, windows: reading.windows.map(({ from, to }) => ({ from: Math.max(0, from - Math.max(0, to + minutes - MINUTES_PER_DAY)), to: Math.min(MINUTES_PER_DAY, to + minutes) })) }
}

function moreMinutes(reading: Reading, minutes: number): Reading {
  if (reading.kind !== 'limit' || reading.measure !== 'minutes' || reading.max === null || reading.per !== 'day') return reading
  return { ...reading, max: reading.max + minutes }
}

function moreCapacity(reading: Reading, minutes: number): Reading {
  if (reading.kind !== 'person' || reading.capacity === null) return reading
  const daysOf = { day: 1, week: 5, sprint: 10, total: 10 }
  return { ...reading, capacity: { ...reading.capacity, minutes: reading.capacity.minutes + minutes * daysOf[reading.capacity.per] } }
}

function moreTasksADay(brief: Brief): SingleChange[] {
  const isBound = (reading: Reading): reading is ReadingOf<'limit'> => reading.kind === 'limit' && reading.measure === 'tasks' && reading.per === 'day' && reading.max !== null
  const limit = brief.readings.find(isBound)
  if (!limit) return []
  return [{ steps: [1, 2, 3], text: (step) => `${limit.max! + step} tasks a day instead of ${limit.max}`, apply: (brief, step) => mapReadings(brief, (reading) => (isBound(reading) ? { ...reading, max: reading.max! + step } : reading)) }]
}

/** One more day a week, at the hours of the days that were named. */
function extraDays(brief: Brief): SingleChange[] {
  const named = hardReadingsOf(brief, 'availability').filter((reading) => reading.appliesTo === null && (reading.days.weekdays?.length ?? 0) > 0)
  if (named.length === 0) return []
  const open = new Set(named.flatMap((reading) => reading.days.weekdays ?? []))
  const closed = new Set(hardReadingsOf(brief, 'exclusion').flatMap((reading) => (reading.windows.length === 0 ? (reading.days.weekdays ?? []) : [])))
  const usual = named.toSorted((a, b) => b.days.weekdays!.length - a.days.weekdays!.length)[0]!
  const days = EXTRA_DAYS.filter((day) => !open.has(day) && !closed.has(day))
  return days.slice(0, 1).map((day) => ({
    steps: [1],
    text: () => `${WEEKDAY_NAMES[day]} as well`,
    apply: (brief) => mapReadings(brief, (reading) => (reading === usual && reading.kind === 'availability' ? { ...reading, days: { ...reading.days, weekdays: [...reading.days.weekdays!, day] } } : reading)),
  }))
}

/** Every end that was set, moved by the same number of days; sprints by whole ones. */
function laterEnd(brief: Brief): SingleChange[] {
  const sprints = sprintCalendar(brief)
  if (sprints?.count) {
    const { lengthDays } = sprints
    return [{ steps: [1, 2, 3, 4, 6, 8], text: (step) => (step === 1 ? 'one more sprint' : `${step} more sprints`), apply: (brief, step) => moreSprints(laterBy(brief, step * lengthDays), step) }]
  }
  const hasEnd = brief.readings.some((reading) => reading.kind === 'deadline' || (reading.kind === 'horizon' && reading.last !== null))
  return hasEnd ? [{ steps: DAYS, text: (step) => `an end ${step === 1 ? 'one day' : `${step} days`} later`, apply: laterBy }] : []
}

function laterBy(brief: Brief, days: number): Brief {
  return mapReadings(brief, (reading) => {
    if (reading.kind === 'deadline') return { ...reading, latest: reading.latest + days * MINUTES_PER_DAY }
    return reading.kind === 'horizon' && reading.last !== null ? { ...reading, last: reading.last + days } : reading
  })
}

function moreSprints(brief: Brief, sprints: number): Brief {
  return mapReadings(brief, (reading) => (reading.kind === 'sprint-calendar' && reading.count !== null ? { ...reading, count: reading.count + sprints } : reading))
}

function fewerTasks(network: TaskNetwork, { problem, solution }: SolvedNetwork): SingleChange[] {
  const missing = new Set(problem.tasks.filter((task) => !task.optional && !solution.assignments[task.index]).map((task) => task.id))
  if (missing.size === network.tasks.length) return []
  const titles = network.tasks.filter((task) => missing.has(task.id)).map((task) => `“${task.title}”`)
  const named = titles.length > 3 ? `${titles.slice(0, 2).join(', ')} and ${titles.length - 2} more` : titles.join(', ')
  return [{ steps: [1], text: () => `leaving out ${named}`, apply: (brief) => brief, keep: (network) => ({ ...network, tasks: network.tasks.filter((task) => !missing.has(task.id)) }) }]
}

function mapReadings(brief: Brief, change: (reading: Reading) => Reading): Brief {
  return { ...brief, readings: brief.readings.map(change) }
}

function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  return minutes === 60 ? 'one hour' : `${minutes / 60} hours`
}
