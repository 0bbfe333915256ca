import { deflatePart, inflatePart } from '../http/deflate-splice.ts'
import { HistoryRecordSchema } from '../../contract/history.ts'

/** A plan that is to be saved; `plan` and `steps` are JSON text that satisfies the contract. */
export type NewPlan = {
  userId: string
  id: string
  prompt: string
  plannerType: 'calendar' | 'sprint'
  plan: string
  steps: string
  startedAt: Date
  finishedAt: Date
}

export type PlanRow = { id: string; members: Buffer; exportedToCalendar: boolean; exportedToJira: boolean }

/** The members of a HistoryRecord that never change, as a compressed part: a page is put together without reading them. */
export function packMembers({ prompt, plannerType, plan, steps, startedAt, finishedAt }: NewPlan): Promise<Buffer> {
  const [promptJson, startTime, endTime] = [JSON.stringify(prompt), startedAt.toISOString(), finishedAt.toISOString()]
  return deflatePart(
    `"prompt":${promptJson},"planner_type":"${plannerType}",` +
      `"result":{"prompt":${promptJson},"plannerType":"${plannerType}","result":${plan}},` +
      `"steps":${steps},"status":"completed","startTime":"${startTime}","endTime":"${endTime}","timestamp":"${endTime}"`,
  )
}

/** JSON text of the plan inside. */
export function unpackPlan(members: Buffer): string {
  const record = HistoryRecordSchema.pick({ result: true }).parse(JSON.parse(`{${inflatePart(members)}}`))
  return JSON.stringify(record.result.result)
}

/** A HistoryRecord in pieces. */
export function presentRecord({ id, members, exportedToCalendar, exportedToJira }: PlanRow): (string | Buffer)[] {
  return [`{"id":"${id}",`, members, `,"exported_to_calendar":${exportedToCalendar},"exported_to_jira":${exportedToJira}}`]
}

/** A HistoryPage in pieces. */
export function presentPage({ rows, page, totalPages }: { rows: PlanRow[]; page: number; totalPages: number }): (string | Buffer)[] {
  const records = rows.flatMap((row, index) => (index === 0 ? presentRecord(row) : [',', ...presentRecord(row)]))
  return ['{"records":[', ...records, `],"current_page":${page},"total_pages":${totalPages}}`]
}
