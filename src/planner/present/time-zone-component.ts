import { Temporal } from 'temporal-polyfill'

export type ZoneSpan = { timeZone: string; firstDate: string; lastDate: string }

/**
 * The lines of a VTIMEZONE (RFC 5545, 3.6.5) that covers a span of days: one observance for the offset that holds at
 * its beginning and one for each change in it. None for UTC, whose times need no definition.
 */
export function timeZoneLines({ timeZone, firstDate, lastDate }: ZoneSpan): string[] {
  if (isUtc(timeZone)) return []
  const start = Temporal.PlainDate.from(firstDate).subtract({ days: 1 }).toZonedDateTime(timeZone)
  const end = Temporal.PlainDate.from(lastDate).add({ days: 2 }).toZonedDateTime(timeZone)
  const onsets: Temporal.ZonedDateTime[] = []
  const before = start.getTimeZoneTransition('previous')
  if (before !== null) onsets.push(before)
  for (let next = start.getTimeZoneTransition('next'); next !== null && isBefore(next, end); next = next.getTimeZoneTransition('next')) onsets.push(next)
  const observances = before === null ? [firstObservance(start), ...onsets.map(observanceAt)] : onsets.map(observanceAt)
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances.flat(), 'END:VTIMEZONE']
}

/** True when times are written with a Z instead. */
export function isUtc(timeZone: string): boolean {
  return timeZone === 'UTC' || timeZone === 'Etc/UTC'
}

function isBefore(one: Temporal.ZonedDateTime, other: Temporal.ZonedDateTime): boolean {
  return Temporal.ZonedDateTime.compare(one, other) < 0
}

/** A zone that has never changed its clocks. */
function firstObservance(start: Temporal.ZonedDateTime): string[] {
  return observanceLines({ kind: 'STANDARD', onset: '19700101T000000', from: start.offset, to: start.offset })
}

/** The onset is written as the clocks showed it just before. */
function observanceAt(onset: Temporal.ZonedDateTime): string[] {
  const from = onset.subtract({ nanoseconds: 1 })
  const wallClock = onset.toInstant().toZonedDateTimeISO(from.offset).toPlainDateTime()
  const isForward = onset.offsetNanoseconds > from.offsetNanoseconds
  const text = wallClock.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/gu, '')
  return observanceLines({ kind: isForward ? 'DAYLIGHT' : 'STANDARD', onset: text, from: from.offset, to: onset.offset })
}

type Observance = { kind: 'STANDARD' | 'DAYLIGHT'; onset: string; from: string; to: string }

function observanceLines({ kind, onset, from, to }: Observance): string[] {
  return [`BEGIN:${kind}`, `DTSTART:${onset}`, `TZOFFSETFROM:${from.replace(':', '')}`, `TZOFFSETTO:${to.replace(':', '')}`, `END:${kind}`]
}
