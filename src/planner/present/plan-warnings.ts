import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief, Reading } from '../goal/brief.ts'
import { matchesTask } from '../goal/matcher.ts'
import type { Schedule, Unplaced } from '../schedule/placement.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Minute } from '../time/calendar-time.ts'
import { dayOfMinute, minuteAt } from '../time/day-number.ts'
import type { Finding } from '../verify/finding.ts'
import { groupBy } from '../verify/group-by.ts'
import { countOf, effortText, longDate } from './clock-text.ts'
import { effortAgainstTeam } from './shortfall-of-team.ts'
import { shortfallsOfWork } from './shortfall-of-work.ts'
import { toldNotes } from './told-notes.ts'

export type WarningInput = {
  brief: Brief
  tasks: readonly Pick<NetworkTask, 'id' | 'title' | 'description' | 'optional' | 'subjects' | 'type' | 'tags' | 'answers'>[]
  schedule: Schedule
  findings: readonly Finding[]
  /** What the drafter has to say itself. */
  drafterWarnings?: readonly string[]
}

/** Everything the user must know that the tasks do not say, most important first. */
export function planWarnings(input: WarningInput): string[] {
  const effort = effortAgainstTeam(input)
  const told = withoutBroken(input)
  const notes = effort === null ? told.notes : told.notes.filter(({ start, end }) => start > effort.start || end < effort.end)
  return [
    ...(input.drafterWarnings ?? []),
    ...pastWarnings(input.brief),
    ...infeasibleWarnings(input),
    ...shortfallsOfWork(input),
    ...(effort === null ? [] : [effort.text]),
    ...brokenWarnings(input),
    ...input.brief.questions,
    ...unverifiedWarnings(input),
    ...uncheckedWarnings(input),
    ...toldNotes({ ...input, brief: { ...told, notes }, assignees: input.schedule.placements.map(({ assignee }) => assignee ?? '') }).map((words) => `Not taken into account: “${words}”.`),
  ]
}

/** What the plan is said not to keep is not told once more as not taken into account. */
function withoutBroken({ brief, findings }: WarningInput): Brief {
  const broken = new Set(findings.filter(isBroken).map(({ readingId }) => readingId))
  return { ...brief, readings: brief.readings.filter(({ id, kind }) => kind === 'gate' || !broken.has(id)) }
}

/** What lies in the past cannot be kept by any plan; what follows is then only the earliest way to do it. */
function pastWarnings(brief: Brief): string[] {
  return brief.readings.flatMap((reading) => {
    const end = endOf(reading)
    if (end === null || end > brief.now || reading.source === 'assumed') return []
    return [`“${reading.words}” is already over on ${longDate(dayOfMinute(brief.now))}, so it cannot be kept. Move the date, or take this plan as the earliest way to do it.`]
  })
}

/** When the time that a reading speaks of is over; null when it has no end. */
function endOf(reading: Reading): Minute | null {
  if (reading.kind === 'deadline') return reading.latest
  if (reading.kind === 'event') return minuteAt(reading.days.last, reading.to ?? MINUTES_PER_DAY)
  return reading.kind === 'horizon' && reading.last !== null ? minuteAt(reading.last + 1, 0) : null
}

function infeasibleWarnings({ brief, schedule, tasks }: WarningInput): string[] {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const [optional, required] = [true, false].map((isOptional) => schedule.unplaced.filter(({ taskId }) => Boolean(byId.get(taskId)?.optional) === isOptional))
  const titles = new Map(tasks.map(({ id, title }) => [id, title]))
  const reasons = [...groupBy(required!, ({ reason }) => reason)].map(([reason, group]) => unplacedText(reason, group, { titles, end: planEnd(brief) }))
  const remedies = schedule.remedies.map(({ text }) => text)
  return [
    ...reasons,
    ...(remedies.length > 0 ? [`Any one of these would make it fit: ${remedies.join('; ')}.`] : []),
    ...(optional!.length > 0 ? [`Left out to keep to your limits: ${namedTasks(optional!, titles)}.`] : []),
  ]
}

function unplacedText(reason: string, group: Unplaced[], { titles, end }: { titles: ReadonlyMap<string, string>; end: Minute | null }): string {
  const missing = group.reduce((sum, { missingMinutes }) => sum + (missingMinutes ?? 0), 0)
  const short = missing > 0 ? ` (short by ${effortText(missing)}${end === null ? '' : ` before ${longDate(dayOfMinute(end))}`})` : ''
  return `Not everything fits: ${countOf(group.length, 'task')} could not be placed${short}: ${namedTasks(group, titles)}. ${sentence(reason)}`
}

/** The moment by which all of the plan must be done; null when the prompt names none that is still ahead. */
function planEnd(brief: Brief): Minute | null {
  const ends = brief.readings.flatMap((reading) => {
    const end = reading.appliesTo === null && reading.kind !== 'event' && reading.source === 'stated' ? endOf(reading) : null
    return end !== null && end > brief.now ? [end] : []
  })
  return ends.length > 0 ? Math.min(...ends) : null
}

function namedTasks(group: readonly Unplaced[], titles: ReadonlyMap<string, string>): string {
  const named = group.slice(0, 3).map(({ taskId }) => `“${titles.get(taskId) ?? taskId}”`)
  return named.join(', ') + (group.length > named.length ? ` and ${group.length - named.length} more` : '')
}

function brokenWarnings(input: WarningInput): string[] {
  const roomless = new Set(input.findings.filter((finding) => isBroken(finding) && isWithoutRoom(finding, input)))
  const byDetail = groupBy(input.findings.filter(isBroken), (finding) => (roomless.has(finding) ? 'roomless' : finding.constraint === 'topic' ? 'topic' : `${finding.name}: ${finding.detail}`))
  return [...byDetail.values()].map((group) => {
    const names = [...new Set(group.map(({ name }) => `“${name}”`))].join(', ')
    return group.length === 1 && !roomless.has(group[0]!) ? `This plan does not keep ${names}: ${sentence(group[0]!.detail)}` : `This plan does not keep ${names}.`
  })
}

function isBroken({ ok, strength }: Finding): boolean {
  return !ok && strength === 'hard'
}

/** Why a task is missing has been said where it had no room. */
function isWithoutRoom({ readingId, taskIds }: Finding, { brief, tasks, schedule: { unplaced } }: WarningInput): boolean {
  const reading = brief.readings.find(({ id }) => id === readingId)
  if (reading === undefined || taskIds.length > 0) return false
  const left = new Set(unplaced.map(({ taskId }) => taskId))
  const named = reading.kind === 'topic' ? { labels: [reading.label] } : reading.appliesTo
  return tasks.some((task) => left.has(task.id) && !task.optional && (task.answers.includes(reading.id) || named !== null && matchesTask(named, task)))
}

function unverifiedWarnings({ brief, findings }: WarningInput): string[] {
  const stated = new Set(brief.readings.filter(({ source }) => source === 'stated').map(({ id }) => id))
  if (findings.some(({ readingId }) => readingId !== null && stated.has(readingId))) return []
  return ['Unverified: your words hold no date, time or amount that could be checked, so only the general rules were.']
}

/** Kinds whose readings one general rule checks together. */
const CHECKED_TOGETHER: Partial<Record<Reading['kind'], string>> = { travel: 'travel', 'start-point': 'travel', connection: 'connections' }

/** What was understood but nothing in a plan can prove: a level, a mood, somebody's mere name. */
function uncheckedWarnings({ brief, findings }: WarningInput): string[] {
  const checked = new Set(findings.flatMap(({ readingId, constraint }) => [readingId, constraint]))
  const unchecked = brief.readings.filter(({ id, kind, source }) => source === 'stated' && !checked.has(id) && !checked.has(CHECKED_TOGETHER[kind] ?? null))
  const words = [...new Set(unchecked.map((reading) => `“${reading.words.trim()}”`))]
  return words.length === 0 ? [] : [`Understood, but nothing in the plan can prove it: ${words.join(', ')}.`]
}

function sentence(text: string): string {
  const trimmed = text.trim()
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?]$/u.test(capital) ? capital : `${capital}.`
}
