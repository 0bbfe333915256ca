import { z } from 'zod'
import { EventTimeSchema } from './event-time.ts'

const PROPERTY = { key: 44, value: 1_024 }

/** A longer key is dropped and a longer value cut, both silently. Source: the service's guide to extended properties. */
const properties = z.record(z.string(), z.string()).transform((pairs) =>
  Object.fromEntries(Object.entries(pairs).filter(([key]) => key.length <= PROPERTY.key).map(([key, value]) => [key, value.slice(0, PROPERTY.value)])),
)

/** Inside of a member null says the same as nothing. */
function unlessNull<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined)
}

/** What a client may write of an event; anything else is dropped, as the service does with what it does not know. */
export const EventWriteSchema = z.object({
  id: z.string().nullish(),
  status: z.enum(['confirmed', 'tentative', 'cancelled']).nullish(),
  summary: z.string().max(1_024).nullish(),
  description: z.string().max(8_192).nullish(),
  location: z.string().max(1_024).nullish(),
  start: EventTimeSchema.nullish(),
  end: EventTimeSchema.nullish(),
  colorId: z.string().nullish(),
  transparency: z.enum(['opaque', 'transparent']).nullish(),
  visibility: z.enum(['default', 'public', 'private', 'confidential']).nullish(),
  extendedProperties: z.object({ private: unlessNull(properties), shared: unlessNull(properties) }).nullish(),
  reminders: z.object({ useDefault: unlessNull(z.boolean()), overrides: unlessNull(z.array(z.object({ method: z.enum(['email', 'popup']), minutes: z.number().int().min(0).max(40_320) }))) }).nullish(),
  source: z.object({ url: z.url(), title: unlessNull(z.string()) }).nullish(),
  recurrence: z.array(z.string()).nullish(),
})
export type EventWrite = z.output<typeof EventWriteSchema>

/** Lengths of an event id and its alphabet, base32hex. Source: the reference of events.insert. */
export const EVENT_ID = /^[a-v0-9]{5,1024}$/

export type StoredEvent = {
  subject: string
  id: string
  email: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  document: Omit<EventWrite, 'id' | 'status'>
  sequence: number
  createdMs: number
  updatedMs: number
}
