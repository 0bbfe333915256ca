import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import type { Schedule, Unplaced } from '../schedule/placement.ts'
import type { Finding } from '../verify/finding.ts'
import { groupBy } from '../verify/group-by.ts'
import { countOf, effortText } from './clock-text.ts'

export type WarningInput = {
  brief: Brief
  tasks: readonly NetworkTask[]
  schedule: Schedule
  findings: readonly Finding[]
}

/** Everything the user must know that the tasks do not say, most important first. */
export function planWarnings(input: WarningInput): string[] {
  return [
    ...infeasibleWarnings(input),
    ...brokenWarnings(input),
    ...input.brief.questions,
    ...unverifiedWarnings(input),
    ...input.brief.notes.map(({ words }) => `Not taken into account: “${words.trim()}”.`),
  ]
}

function infeasibleWarnings({ schedule, tasks }: WarningInput): string[] {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const [optional, required] = [true, false].map((isOptional) => schedule.unplaced.filter(({ taskId }) => Boolean(byId.get(taskId)?.optional) === isOptional))
  const titles = new Map(tasks.map(({ id, title }) => [id, title]))
  const reasons = [...groupBy(required!, ({ reason }) => reason)].map(([reason, group]) => unplacedText(reason, group, titles))
  const remedies = schedule.remedies.map(({ text }) => text)
  return [
    ...reasons,
    ...(remedies.length > 0 ? [`Any one of these would make it fit: ${remedies.join('; ')}.`] : []),
    ...(optional!.length > 0 ? [`Left out to keep to your limits: ${namedTasks(optional!, titles)}.`] : []),
  ]
}

function unplacedText(reason: string, group: Unplaced[], titles: ReadonlyMap<string, string>): string {
  const missing = group.reduce((sum, { missingMinutes }) => sum + (missingMinutes ?? 0), 0)
  const short = missing > 0 ? ` (short by ${effortText(missing)})` : ''
  return `Not everything fits: ${countOf(group.length, 'task')} could not be placed${short}: ${namedTasks(group, titles)}. ${sentence(reason)}`
}

function namedTasks(group: readonly Unplaced[], titles: ReadonlyMap<string, string>): string {
  const named = group.slice(0, 3).map(({ taskId }) => `“${titles.get(taskId) ?? taskId}”`)
  return named.join(', ') + (group.length > named.length ? ` and ${group.length - named.length} more` : '')
}

function brokenWarnings({ findings }: WarningInput): string[] {
  const broken = findings.filter(({ ok, strength }) => !ok && strength === 'hard')
  const byDetail = groupBy(broken, ({ constraint, detail, name }) => (constraint === 'topic' ? 'topic' : `${name}: ${detail}`))
  return [...byDetail.values()].map((group) => {
    const names = [...new Set(group.map(({ name }) => `“${name}”`))].join(', ')
    return group.length === 1 ? `This plan does not keep ${names}: ${sentence(group[0]!.detail)}` : `This plan does not keep ${names}.`
  })
}

function unverifiedWarnings({ brief, findings }: WarningInput): string[] {
  const stated = new Set(brief.readings.filter(({ source }) => source === 'stated').map(({ id }) => id))
  if (findings.some(({ readingId }) => readingId !== null && stated.has(readingId))) return []
  return ['Unverified: your words hold no date, time or amount that could be checked, so only the general rules were.']
}

function sentence(text: string): string {
  const trimmed = text.trim()
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?]$/u.test(capital) ? capital : `${capital}.`
}
