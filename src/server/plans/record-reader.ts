import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { TypedDatabase } from '../database/executor.ts'
import { plans } from '../database/schema.ts'
import { inflatePart } from '../http/deflate-splice.ts'
import { presentRecord, type PlanRow } from './plan-record.ts'

/** JSON text of each of a user's HistoryRecords, newest first, read a few at a time. */
export type RecordReader = (userId: string) => AsyncGenerator<string>

const AT_ONCE = 20

export function createRecordReader(database: TypedDatabase): RecordReader {
  async function readRows(wanted: SQL | undefined): Promise<PlanRow[]> {
    const { id, members, exportedToCalendar, exportedToJira } = plans
    return database.select({ id, members, exportedToCalendar, exportedToJira }).from(plans).where(wanted).orderBy(desc(id)).limit(AT_ONCE)
  }

  return async function* readRecords(userId) {
    const isTheirs = eq(plans.userId, userId)
    let rows = await readRows(isTheirs)
    while (rows.length > 0) {
      for (const row of rows) yield presentRecord(row).map((piece) => (typeof piece === 'string' ? piece : inflatePart(piece))).join('')
      rows = await readRows(and(isTheirs, lt(plans.id, rows.at(-1)!.id)))
    }
  }
}
