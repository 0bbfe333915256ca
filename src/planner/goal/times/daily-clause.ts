import type { TypedTime } from '../surroundings.ts'

/** A time of day without days, with what its clause is about. */
export type DailyClause = TypedTime & { label: string | null }
