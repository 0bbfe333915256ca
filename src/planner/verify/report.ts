import type { Reading } from '../goal/brief.ts'
import type { Finding } from './finding.ts'
import { shortDate } from './day-calendar.ts'
import type { PlacedTask } from './placed-task.ts'

const NAME_LENGTH = 100

export type Violation = { task: PlacedTask | null; text: string }

/** The verdict on one reading; broken when there is any violation. */
export function reportReading(constraint: string, reading: Reading, result: { violations: Violation[]; met: string }): Finding {
  return {
    constraint,
    name: nameOf(reading),
    strength: reading.strength,
    readingId: reading.id,
    ...verdict(result),
  }
}

/** The verdict on a rule that every plan keeps, whatever was asked. */
export function reportRule(constraint: string, name: string, result: { violations: Violation[]; met: string }): Finding {
  return { constraint, name, strength: 'hard', readingId: null, ...verdict(result) }
}

function verdict({ violations, met }: { violations: Violation[]; met: string }): Pick<Finding, 'ok' | 'detail' | 'taskIds'> {
  const taskIds = [...new Set(violations.flatMap(({ task }) => (task ? [task.id] : [])))]
  return { ok: violations.length === 0, detail: violations.length === 0 ? met : summary(violations), taskIds }
}

function summary(violations: Violation[]): string {
  const shown = violations.slice(0, 3).map(({ text }) => text)
  return shown.join('; ') + (violations.length > shown.length ? ` (and ${violations.length - shown.length} more)` : '')
}

function nameOf({ words, text }: Reading): string {
  const name = words.replaceAll(/\s+/gu, ' ').trim() || text
  return name.length <= NAME_LENGTH ? name : `${name.slice(0, NAME_LENGTH - 1).trimEnd()}…`
}

/** '“Limits” on Mon 11 Jan 18:00–20:00'. */
export function whereabouts(task: PlacedTask): string {
  const day = shortDate(task.days.first)
  if (task.time) return `“${task.title}” on ${day} ${clock(task.time.start)}–${clock(task.time.end)}`
  return task.days.last > task.days.first ? `“${task.title}” from ${day} to ${shortDate(task.days.last)}` : `“${task.title}” on ${day}`
}

/** HH:mm of a minute of the timeline or of a day. */
export function clock(minute: number): string {
  const ofDay = ((minute % 1440) + 1440) % 1440
  const hours = Math.floor(ofDay / 60)
  return `${String(hours).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
