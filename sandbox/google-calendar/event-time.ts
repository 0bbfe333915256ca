import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { badRequest, GoogleError, invalid, required } from './google-error.ts'

export const EventTimeSchema = z.object({
  date: z.string().nullish(),
  dateTime: z.string().nullish(),
  timeZone: z.string().nullish(),
})
export type EventTime = z.output<typeof EventTimeSchema>

/** A checked pair; instants are milliseconds since the epoch, those of days at UTC midnight. */
export type EventSpan = { allDay: boolean; startMs: number; endMs: number }

type Bound = { allDay: boolean; ms: number }

/** Throws GoogleError 400 when the times cannot stand: kinds mixed, no offset and no zone, or an empty range. */
export function readSpan(start: EventTime | null | undefined, end: EventTime | null | undefined): EventSpan {
  const from = readBound(start, 'start')
  const to = readBound(end, 'end')
  if (from.allDay !== to.allDay) throw invalid('The start and end times must either both be date or both be dateTime.')
  // An all-day event's end is the first day after it.
  if (to.ms < from.ms || (from.allDay && to.ms === from.ms)) {
    throw new GoogleError(400, 'timeRangeEmpty', { domain: 'calendar', message: 'The specified time range is empty.' })
  }
  return { allDay: from.allDay, startMs: from.ms, endMs: to.ms }
}

function readBound(time: EventTime | null | undefined, name: 'start' | 'end'): Bound {
  const date = time?.date ?? null
  const dateTime = time?.dateTime ?? null
  if (date === null && dateTime === null) throw required(`Missing ${name} time.`)
  if (date !== null && dateTime !== null) throw invalid(`Invalid ${name} time.`)
  return date === null ? { allDay: false, ms: readInstant(dateTime!, { zone: time?.timeZone ?? null, name }) } : { allDay: true, ms: readDay(date, name) }
}

function readDay(date: string, name: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw invalid(`Invalid ${name} time.`)
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toZonedDateTime('UTC').epochMilliseconds
  } catch {
    throw invalid(`Invalid ${name} time.`)
  }
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/

function readInstant(dateTime: string, { zone, name }: { zone: string | null; name: string }): number {
  const offset = DATE_TIME.exec(dateTime)
  if (offset === null) throw invalid(`Invalid value for ${name} time: '${dateTime.slice(0, 40)}'.`)
  if (zone !== null && !isTimeZone(zone)) throw invalid(`Invalid time zone definition for ${name} time.`)
  if (offset[2] === undefined && zone === null) throw required(`Missing time zone definition for ${name} time.`)
  try {
    if (offset[2] !== undefined) return Temporal.Instant.from(dateTime).epochMilliseconds
    return Temporal.PlainDateTime.from(dateTime, { overflow: 'reject' }).toZonedDateTime(zone!).epochMilliseconds
  } catch {
    throw invalid(`Invalid ${name} time.`)
  }
}

export function isTimeZone(zone: string): boolean {
  try {
    // An offset is no IANA name.
    return /^[A-Za-z]/.test(zone) && Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone) !== null
  } catch {
    return false
  }
}

/** A list bound such as timeMin: RFC 3339 with its offset, which is mandatory there. */
export function readTimestamp(text: string): number {
  if (DATE_TIME.exec(text)?.[2] === undefined) throw badRequest()
  try {
    return Temporal.Instant.from(text).epochMilliseconds
  } catch {
    throw badRequest()
  }
}

/** Google answers in the calendar's zone, with an offset; the zone that was given stays beside it. */
export function presentTime(time: EventTime, zone: string): EventTime {
  if (typeof time.date === 'string') return { date: time.date }
  const ms = readInstant(time.dateTime!, { zone: time.timeZone ?? null, name: 'start' })
  const zoned = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
  const dateTime = zone === 'UTC' ? `${zoned.toPlainDateTime().toString({ smallestUnit: 'second' })}Z` : zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' })
  return { dateTime, timeZone: time.timeZone ?? zone }
}
