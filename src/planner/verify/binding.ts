import type { Brief, Reading, ReadingKind, ReadingOf, TaskMatcher } from '../goal/brief.ts'
import { matchesTask, stems } from '../goal/matcher.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import { inPattern, inSpan, spansTouch } from './day-calendar.ts'
import type { PlacedTask } from './placed-task.ts'

export function readingsOf<K extends ReadingKind>(brief: Brief, kind: K): ReadingOf<K>[] {
  return brief.readings.filter((reading): reading is ReadingOf<K> => reading.kind === kind)
}

/** A deadline marks a moment; it takes no time and obeys no hours. */
export function isMarker(task: PlacedTask): boolean {
  return task.type === 'deadline'
}

/** Work that the plan may move: neither a marker nor something whose time the user gave. */
export function movableTasks(brief: Brief, tasks: readonly PlacedTask[]): PlacedTask[] {
  return tasks.filter((task) => !isMarker(task) && !isPrescribed(brief, task))
}

/** The user said when this happens, so that it obeys its own reading and not the general hours. */
export function isPrescribed(brief: Brief, task: PlacedTask): boolean {
  return brief.readings.some((reading) => prescribes(reading, task))
}

function prescribes(reading: Reading, task: PlacedTask): boolean {
  switch (reading.kind) {
    case 'event':
      return spansTouch(reading.days, task.days) && startsAsStated(reading, task) && isAbout(reading.title, task)
    case 'commitment':
      return reading.inPlan && inPattern(reading.days, task.days.first) && isAbout(reading.title, task)
    case 'visit':
      return task.type === 'meeting' && names(reading.person, task)
    case 'meeting':
      return isMeetingTask(reading, task)
    case 'stay':
      return task.time === null && task.location !== null && isAt(task.location, reading.place)
    default:
      return false
  }
}

function startsAsStated({ days, from }: ReadingOf<'event'>, task: PlacedTask): boolean {
  // What lasts several days is in the plan for all of them, beside the hour of the first.
  if (from !== null && days.last > days.first && task.time === null) return task.days.first === days.first && task.days.last === days.last
  return from === null ? task.time === null || task.type !== 'task' : task.time?.start === days.first * MINUTES_PER_DAY + from
}

export function isMeetingTask(meeting: ReadingOf<'meeting'>, task: PlacedTask): boolean {
  return task.type === 'meeting' && task.time !== null && (isAbout(meeting.title, task) || meeting.people.some((person) => names(person, task)))
}

/** Whether the task is about the thing with this title. */
export function isAbout(title: string, task: PlacedTask): boolean {
  return matchesTask({ labels: [title] }, task)
}

/** Whether the task's title or labels name the person. */
export function names(person: string, task: PlacedTask): boolean {
  const wanted = stems(person)
  return [task.title, ...task.subjects].some((text) => {
    const words = stems(text)
    return wanted.length > 0 && wanted.every((stem) => words.includes(stem))
  })
}

/** Whether a location ('Porto, Ribeira') is in a place ('Porto'). */
export function isAt(location: string, place: string): boolean {
  const wanted = stems(place)
  const words = stems(location)
  return wanted.length > 0 && wanted.every((stem, index) => words[index] === stem)
}

/** Tasks that a reading binds by its matcher. */
export function boundTasks(reading: Reading, tasks: readonly PlacedTask[]): PlacedTask[] {
  return tasks.filter((task) => matchesTask(reading.appliesTo, task))
}

/** Of the readings that bind a task, those that count: one that names tasks overrides one that binds all. */
export function effectiveReadings<R extends Reading>(readings: readonly R[], task: PlacedTask): R[] {
  const binding = readings.filter((reading) => matchesTask(reading.appliesTo, task))
  const narrower = binding.filter((reading) => reading.appliesTo !== null)
  return narrower.length > 0 ? narrower : binding
}

/** Whether somebody's hours bind a task: the user's bind all, another's bind what is theirs, and in a team the user is one of several. */
export function concerns(brief: Brief, reading: Reading & { person: string | null }, task: PlacedTask): boolean {
  const { person } = reading
  const people = readingsOf(brief, 'person')
  const isOneOfTeam = brief.plannerType === 'sprint' && people.length > 1
  if (person === null || !isOneOfTeam && people.some(({ isUser, name }) => isUser && sameName(name, person))) return true
  if (task.assignee !== null) return sameName(task.assignee, person)
  return reading.appliesTo !== null
}

export function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

/**
 * Sessions of a rhythm: tasks labelled with its title or with that of a narrower rhythm ('long run' of 'run'), else
 * tasks that match it; of a rhythm without a title, all of the plan's sessions.
 */
export function sessionsOf(brief: Brief, rhythm: ReadingOf<'rhythm'>, tasks: readonly PlacedTask[]): PlacedTask[] {
  const movable = movableTasks(brief, tasks)
  const matcher = rhythm.appliesTo ?? (rhythm.title === null ? null : { labels: [rhythm.title] })
  if (matcher === null) return preferTimed(movable.filter((task) => !belongsToTitledRhythm(brief, task)))
  const labels = sessionLabels(brief, rhythm, matcher)
  const labelled = movable.filter((task) => task.subjects.some((subject) => labels.has(stemKey(subject))))
  const { except = [] } = matcher
  return preferTimed((labelled.length > 0 ? labelled : movable).filter((task) => (labelled.length > 0 ? !matchesTask({ labels: except }, task) : matchesTask(matcher, task))))
}

function belongsToTitledRhythm(brief: Brief, task: PlacedTask): boolean {
  const titles = new Set(readingsOf(brief, 'rhythm').flatMap(({ title }) => (title === null ? [] : [stemKey(title)])))
  return task.subjects.some((subject) => titles.has(stemKey(subject)))
}

function sessionLabels(brief: Brief, rhythm: ReadingOf<'rhythm'>, matcher: TaskMatcher): Set<string> {
  const narrower = readingsOf(brief, 'rhythm').flatMap(({ title }) => (title !== null && matchesTask(matcher, { title, subjects: [] }) ? [title] : []))
  return new Set([...(rhythm.title === null ? [] : [rhythm.title]), ...matcher.labels, ...narrower].map(stemKey))
}

function preferTimed(tasks: PlacedTask[]): PlacedTask[] {
  const timed = tasks.filter(({ time }) => time !== null)
  return timed.length > 0 ? timed : tasks
}

function stemKey(text: string): string {
  return stems(text).join(' ')
}

/** Whether work as a whole may happen on a day: no full day off, and on a day that some general availability names. */
export function isOpenDay(brief: Brief, day: number): boolean {
  const wholeDayOff = brief.readings.some((reading) =>
    (reading.kind === 'exclusion' || reading.kind === 'commitment') && isGeneral(reading) && reading.windows.length === 0 && inPattern(reading.days, day))
  const available = readingsOf(brief, 'availability').filter(isGeneral)
  const outside = readingsOf(brief, 'horizon').filter(isGeneral).some(({ first, last }) => !inSpan({ first: first ?? -Infinity, last: last ?? Infinity }, day))
  return !wholeDayOff && !outside && (available.length === 0 || available.some((reading) => inPattern(reading.days, day)))
}

function isGeneral(reading: Reading & { person?: string | null }): boolean {
  return reading.strength === 'hard' && reading.appliesTo === null && (reading.person ?? null) === null
}
