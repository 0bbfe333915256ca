import { z } from 'zod'
import type { Preference } from '../../planner/remembered-preferences.ts'

const WeekdaySchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)])
const DaysSchema = z.object({ weekdays: z.array(WeekdaySchema).exactOptional() })
const WindowsSchema = z.array(z.object({ from: z.number().int().min(0).max(1440), to: z.number().int().min(0).max(1440) }))

/** A remembered preference as the planner takes it; its value lies in the database as JSON. */
export const PreferenceSchema = z.object({
  kind: z.enum(['hours', 'days_off', 'session_length']),
  text: z.string(),
  value: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('availability'), days: DaysSchema, windows: WindowsSchema }),
    z.object({ kind: z.literal('exclusion'), days: DaysSchema, windows: WindowsSchema }),
    z.object({ kind: z.literal('session'), minMinutes: z.number().nullable(), maxMinutes: z.number().nullable() }),
  ]),
}) satisfies z.ZodType<Preference>

/** What can be read of it; a row of an older version of the planner is passed over. */
export function readPreferences(rows: readonly unknown[]): Preference[] {
  return rows.flatMap((row) => PreferenceSchema.safeParse(row).data ?? [])
}
