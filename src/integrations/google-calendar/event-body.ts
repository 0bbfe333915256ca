import type { calendar_v3 } from '@googleapis/calendar'
import type { GoogleEvent } from './google-call.ts'
import type { CalendarEvent, EventIdentity } from '../calendar-target.ts'

/** Limits that Google documents for extended properties: 44 characters a key, 1024 a value. */
const LONGEST_PROPERTY = 1_024

/** Google documents no limits for these; nobody reads a calendar entry beyond them. */
const LONGEST_SUMMARY = 1_024
const LONGEST_LOCATION = 1_024
const LONGEST_DESCRIPTION = 8_000

/** Keeps surrogate pairs whole. */
function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}

/** A whole event resource. Everything that may change is named, so that an update also takes away. */
export function eventBody(event: CalendarEvent, identity: EventIdentity): calendar_v3.Schema$Event {
  return {
    status: 'confirmed',
    summary: cut(event.title, LONGEST_SUMMARY),
    description: cut(event.description, LONGEST_DESCRIPTION),
    location: cut(event.location ?? '', LONGEST_LOCATION),
    ...timeOf(event.time),
    extendedProperties: { private: ownerProperties(identity) },
  }
}

function timeOf(time: CalendarEvent['time']): Pick<calendar_v3.Schema$Event, 'start' | 'end'> {
  // The other kind is nulled: an event that keeps both is refused when a task becomes timed or all-day.
  if (time.kind === 'all_day') return { start: { date: time.start, dateTime: null, timeZone: null }, end: { date: time.end, dateTime: null, timeZone: null } }
  const { start, end, timeZone } = time
  return { start: { dateTime: start, timeZone, date: null }, end: { dateTime: end, timeZone, date: null } }
}

function ownerProperties({ planId, taskId }: EventIdentity): { planwrightPlan: string; planwrightTask: string } {
  return { planwrightPlan: planId, planwrightTask: taskId.slice(0, LONGEST_PROPERTY) }
}

/** True when the event is the one that this export made for this task. */
export function isOwn(event: GoogleEvent, identity: EventIdentity): boolean {
  const own = ownerProperties(identity)
  const found = event.extendedProperties?.private
  return found?.['planwrightPlan'] === own.planwrightPlan && found['planwrightTask'] === own.planwrightTask
}
