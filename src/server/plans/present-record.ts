import type { plans } from '../database/schema.ts'

export type PlanRow = typeof plans.$inferSelect

/**
 * A HistoryRecord as JSON text. The stored plan and steps were validated when they were written and go out as they
 * are: parsing them only to print them again costs more than all the rest of a page.
 */
export function presentRecord(row: PlanRow): string {
  const prompt = JSON.stringify(row.prompt)
  const startTime = row.startedAt.toISOString()
  const endTime = row.finishedAt.toISOString()
  return (
    `{"id":"${row.id}","prompt":${prompt},"planner_type":"${row.plannerType}",` +
    `"result":{"prompt":${prompt},"plannerType":"${row.plannerType}","result":${row.plan}},` +
    `"steps":${row.steps},"status":"completed","startTime":"${startTime}","endTime":"${endTime}","timestamp":"${endTime}",` +
    `"exported_to_calendar":${row.exportedToCalendar},"exported_to_jira":${row.exportedToJira}}`
  )
}

export function presentPage(page: { rows: PlanRow[]; page: number; totalPages: number }): string {
  return `{"records":[${page.rows.map(presentRecord).join(',')}],"current_page":${page.page},"total_pages":${page.totalPages}}`
}
