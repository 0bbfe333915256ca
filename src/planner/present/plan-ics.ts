import { Temporal } from 'temporal-polyfill'
import type { Plan, Task } from '../../contract/plan.ts'
import { dayNumber, isoDate } from '../time/day-number.ts'
import { isUtc, timeZoneLines } from './time-zone-component.ts'

/** RFC 5545, 3.1: lines are folded at 75 octets, the fold's own space included. */
const LINE_OCTETS = 75
/** RFC 5545, 3.8.1.9: 1 is the highest, 9 the lowest. */
const PRIORITY = { high: 1, medium: 5, low: 9 }

/**
 * An iCalendar file (RFC 5545): timed tasks in the plan's zone, whose definition is in the file; date-only ones as
 * all-day events. `stamp` is the moment of writing, in ISO 8601.
 */
export function planIcs(plan: Plan, stamp: string): string {
  const utcStamp = utc(Temporal.Instant.from(stamp))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Planwright//Plan//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(plan.title)}`,
    `X-WR-CALNAME:${escapeText(plan.title)}`,
    `X-WR-TIMEZONE:${plan.timeZone}`,
    ...zoneLines(plan),
    ...plan.tasks.flatMap((task) => eventLines(plan, task, utcStamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

/** Left out where no task has a time: a definition that nothing refers to is noise. */
function zoneLines({ timeZone, tasks }: Plan): string[] {
  const dates = tasks.filter(({ startTime }) => startTime !== null).map(({ date }) => date).toSorted()
  return dates.length === 0 ? [] : timeZoneLines({ timeZone, firstDate: dates[0]!, lastDate: dates.at(-1)! })
}

function eventLines(plan: Plan, task: Task, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(`${plan.id}/${task.id}`)}`,
    `DTSTAMP:${stamp}`,
    ...timeLines(plan.timeZone, task),
    `SUMMARY:${escapeText(task.title)}`,
    ...textLine('DESCRIPTION', describe(task)),
    ...textLine('LOCATION', task.location ?? ''),
    ...(task.tags.length > 0 ? [`CATEGORIES:${task.tags.map(escapeText).join(',')}`] : []),
    `PRIORITY:${PRIORITY[task.priority]}`,
    'END:VEVENT',
  ]
}

function timeLines(timeZone: string, task: Task): string[] {
  if (task.startTime === null || task.endTime === null) {
    const dayAfter = isoDate(dayNumber(task.endDate ?? task.date) + 1)
    return [`DTSTART;VALUE=DATE:${basic(task.date)}`, `DTEND;VALUE=DATE:${basic(dayAfter)}`, 'TRANSP:TRANSPARENT']
  }
  const day = task.endDate ?? task.date
  return [dateTimeLine('DTSTART', { timeZone, date: task.date, time: task.startTime }), dateTimeLine('DTEND', { timeZone, date: day, time: task.endTime }), 'TRANSP:OPAQUE']
}

function dateTimeLine(name: string, { timeZone, date, time }: { timeZone: string; date: string; time: string }): string {
  const local = `${basic(date)}T${time.replace(':', '')}00`
  return isUtc(timeZone) ? `${name}:${local}Z` : `${name};TZID=${timeZone}:${local}`
}

function describe(task: Task): string {
  const who = task.assignee ? `Assigned to ${task.assignee}` : ''
  return [task.description, task.why ?? '', who, ...task.references].filter(Boolean).join('\n')
}

function textLine(name: string, text: string): string[] {
  return text === '' ? [] : [`${name}:${escapeText(text)}`]
}

function basic(date: string): string {
  return date.replaceAll('-', '')
}

/** 20270212T090000Z */
function utc(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/gu, '')
}

/** RFC 5545, 3.3.11. Control characters other than line breaks are not allowed in text at all. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Folds between code points, so that no character is cut. */
function foldLine(line: string): string {
  if (line.length <= LINE_OCTETS && isAscii(line)) return line
  const parts: string[] = []
  let start = 0
  let octets = 0
  for (let index = 0; index < line.length; ) {
    const code = line.codePointAt(index)!
    const size = utf8Length(code)
    if (octets + size > LINE_OCTETS) {
      parts.push(line.slice(start, index))
      start = index
      octets = 1
    }
    octets += size
    index += code < 0x10000 ? 1 : 2
  }
  return [...parts, line.slice(start)].join('\r\n ')
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) >= 0x80) return false
  return true
}

function utf8Length(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
