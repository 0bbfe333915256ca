import type { Provider } from '../../../contract/connections.ts'
import type { ExportTarget } from '../../../contract/exports.ts'
import type { HistoryRecord } from '../../../contract/history.ts'

/** Where a plan of each type goes: calendar plans to Google Calendar, sprint plans to Jira. */
export function targetOf(record: HistoryRecord): { target: ExportTarget; provider: Provider; isFlagged: boolean } {
  return record.planner_type === 'calendar'
    ? { target: 'google_calendar', provider: 'google', isFlagged: record.exported_to_calendar }
    : { target: 'jira', provider: 'jira', isFlagged: record.exported_to_jira }
}
