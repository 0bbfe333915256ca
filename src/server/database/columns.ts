import { customType, timestamp } from 'drizzle-orm/pg-core'

/** JSON kept as the text it was written as: served without parsing, never held twice. */
export const rawJson = customType<{ data: string; driverData: string }>({ dataType: () => 'json' })
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
