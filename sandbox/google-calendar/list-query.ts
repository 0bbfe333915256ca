import { z } from 'zod'
import type { EventFilter } from './event-store.ts'
import { isTimeZone, readTimestamp } from './event-time.ts'
import { badRequest, GoogleError, invalidParameter } from './google-error.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const list = z.union([z.array(z.string()), z.string().transform((value) => [value])]).default([])

const ListQuerySchema = z.object({
  maxResults: z.string().regex(/^[1-9]\d{0,8}$/).transform(Number).default(250),
  pageToken: z.string().optional(),
  timeMin: z.string().optional(),
  timeMax: z.string().optional(),
  updatedMin: z.string().optional(),
  timeZone: z.string().optional(),
  iCalUID: z.string().optional(),
  orderBy: z.enum(['startTime', 'updated']).optional(),
  showDeleted: flag.default(false),
  singleEvents: flag.default(false),
  privateExtendedProperty: list,
  sharedExtendedProperty: list,
})

const LARGEST_PAGE = 2_500

export type ListRequest = { filter: EventFilter; timeZone: string | null; pageSize: number }

/** Reads the query of events.list; throws GoogleError 400. The filter asks for one event more than the page holds. */
export function readListQuery(query: unknown): ListRequest {
  const parsed = ListQuerySchema.safeParse(query)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]!.path[0])
    throw invalidParameter(name, `Invalid value for parameter ${name}.`)
  }
  const { maxResults, pageToken, timeMin, timeMax, updatedMin, timeZone, orderBy, singleEvents, ...rest } = parsed.data
  if (orderBy === 'startTime' && !singleEvents) throw badRequest('The requested ordering is not available for the particular query.')
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalidParameter('timeZone', 'Invalid time zone.')
  const endsAfterMs = timeMin === undefined ? null : readTimestamp(timeMin)
  const startsBeforeMs = timeMax === undefined ? null : readTimestamp(timeMax)
  if (endsAfterMs !== null && startsBeforeMs !== null && startsBeforeMs <= endsAfterMs) {
    throw new GoogleError(400, 'timeRangeEmpty', { domain: 'calendar', message: 'The specified time range is empty.', location: 'timeMax' })
  }
  const pageSize = Math.min(maxResults, LARGEST_PAGE)
  return {
    timeZone: timeZone ?? null,
    pageSize,
    filter: {
      endsAfterMs, startsBeforeMs, updatedSinceMs: updatedMin === undefined ? null : readTimestamp(updatedMin),
      privateProperties: readProperties(rest.privateExtendedProperty, 'privateExtendedProperty'),
      sharedProperties: readProperties(rest.sharedExtendedProperty, 'sharedExtendedProperty'),
      showDeleted: rest.showDeleted, iCalUID: rest.iCalUID ?? null,
      order: orderBy === 'startTime' ? 'start' : orderBy === 'updated' ? 'updated' : 'id',
      offset: readPageToken(pageToken),
      limit: pageSize + 1,
    },
  }
}

export function writePageToken(offset: number): string {
  return Buffer.from(`events:${offset}`).toString('base64url')
}

function readPageToken(token: string | undefined): number {
  if (token === undefined) return 0
  const [, offset] = /^events:(\d{1,9})$/.exec(Buffer.from(token, 'base64url').toString('utf8')) ?? []
  if (offset === undefined) throw invalidParameter('pageToken', 'Invalid page token value.')
  return Number(offset)
}

function readProperties(pairs: string[], parameter: string): Record<string, string> {
  return Object.fromEntries(pairs.map((pair) => {
    const at = pair.indexOf('=')
    if (at < 1) throw invalidParameter(parameter, `Invalid value for parameter ${parameter}: it should be propertyName=value.`)
    return [pair.slice(0, at), pair.slice(at + 1)]
  }))
}
