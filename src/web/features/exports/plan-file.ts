import type { HistoryRecord } from '../../../contract/history.ts'
import { downloadPlan, type FileFormat } from '../../api/exports.ts'
import { logFailure } from '../../api/log.ts'
import { notify } from '../../ui/notify.ts'
import { exportTexts } from './texts.ts'

/** What most people open a plan of this type with: a calendar program, a spreadsheet. */
export function naturalFormat({ planner_type }: HistoryRecord): FileFormat {
  return planner_type === 'calendar' ? 'ics' : 'csv'
}

/** Puts the plan among the browser's downloads. Tells the user when that fails; never rejects. */
export async function savePlanFile(planId: string, format: FileFormat): Promise<void> {
  try {
    await downloadPlan(planId, format)
  } catch (error) {
    logFailure('a plan was not downloaded', error)
    notify.error(exportTexts.notDownloaded)
  }
}
