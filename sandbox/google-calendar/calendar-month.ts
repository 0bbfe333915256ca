import { Temporal } from 'temporal-polyfill'
import type { StoredEvent } from './event-schema.ts'

export type DayEntry = { id: string; title: string; /** 'HH:mm' in the event's own zone; null for a whole day. */ time: string | null }
export type AgendaEntry = DayEntry & { when: string; timeZone: string | null; description: string; location: string; status: string; properties: [string, string][] }
export type MonthDay = { date: Temporal.PlainDate; inMonth: boolean; entries: DayEntry[] }
export type CalendarMonth = { title: string; weeks: MonthDay[][]; agenda: { date: Temporal.PlainDate; entries: AgendaEntry[] }[]; previous: string; next: string }

type Placed = { event: StoredEvent; first: Temporal.PlainDate; last: Temporal.PlainDate; from: Temporal.ZonedDateTime | null; to: Temporal.ZonedDateTime | null }

/** One month as a calendar shows it: whole weeks from Monday, and the events day by day in their own zones. */
export function layOutMonth(events: StoredEvent[], month: Temporal.PlainYearMonth): CalendarMonth {
  const placed = events.map(placeEvent).toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)))
  const first = month.toPlainDate({ day: 1 })
  const start = first.subtract({ days: first.dayOfWeek - 1 })
  const count = Math.ceil((first.dayOfWeek - 1 + month.daysInMonth) / 7)
  const weeks = Array.from({ length: count }, (_week, week) => Array.from({ length: 7 }, (_day, day): MonthDay => {
    const date = start.add({ days: week * 7 + day })
    return { date, inMonth: date.month === month.month, entries: placed.filter((entry) => isOn(entry, date)).map(toEntry) }
  }))
  const days = weeks.flat().filter(({ inMonth }) => inMonth)
  const agenda = days.flatMap(({ date }) => {
    const entries = placed.filter((entry) => Temporal.PlainDate.compare(entry.first, date) === 0).map(toAgendaEntry)
    return entries.length === 0 ? [] : [{ date, entries }]
  })
  const title = first.toLocaleString('en', { month: 'long', year: 'numeric' })
  return { title, weeks, agenda, previous: month.subtract({ months: 1 }).toString(), next: month.add({ months: 1 }).toString() }
}

/** The month in which the event begins. */
export function monthOf(event: StoredEvent): Temporal.PlainYearMonth {
  return placeEvent(event).first.toPlainYearMonth()
}

function placeEvent(event: StoredEvent): Placed {
  const { start, end } = event.document
  if (typeof start?.date === 'string') {
    const first = Temporal.PlainDate.from(start.date)
    return { event, first, last: Temporal.PlainDate.from(end!.date!).subtract({ days: 1 }), from: null, to: null }
  }
  const zone = start?.timeZone ?? 'UTC'
  const from = toZoned(start!.dateTime!, zone)
  const to = toZoned(end!.dateTime!, end?.timeZone ?? zone)
  return { event, first: from.toPlainDate(), last: to.subtract({ seconds: 1 }).toPlainDate(), from, to }
}

function toZoned(dateTime: string, zone: string): Temporal.ZonedDateTime {
  return /(Z|[+-]\d{2}:\d{2})$/.test(dateTime) ? Temporal.Instant.from(dateTime).toZonedDateTimeISO(zone) : Temporal.PlainDateTime.from(dateTime).toZonedDateTime(zone)
}

function isOn({ first, last }: Placed, date: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(first, date) <= 0 && (Temporal.PlainDate.compare(date, last) <= 0 || Temporal.PlainDate.compare(date, first) === 0)
}

function sortKey({ event, from }: Placed): string {
  return `${from === null ? '' : clock(from)} ${event.document.summary ?? ''}`
}

function toEntry({ event, from }: Placed): DayEntry {
  return { id: event.id, title: event.document.summary || '(No title)', time: from === null ? null : clock(from) }
}

function toAgendaEntry(placed: Placed): AgendaEntry {
  const { event, first, last, from, to } = placed
  const { description, location, extendedProperties } = event.document
  const days = Temporal.PlainDate.compare(first, last) === 0 ? 'All day' : `All day, until ${last.toString()}`
  return {
    ...toEntry(placed),
    when: from === null || to === null ? days : `${clock(from)}–${clock(to)}`,
    timeZone: from === null ? null : from.timeZoneId,
    description: description ?? '', location: location ?? '', status: event.status,
    properties: Object.entries(extendedProperties?.private ?? {}),
  }
}

function clock(moment: Temporal.ZonedDateTime): string {
  return moment.toPlainTime().toString({ smallestUnit: 'minute' })
}
