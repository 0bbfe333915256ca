import type { Page } from '@playwright/test'
import type { HistoryRecord } from '../../src/contract/history.ts'
import type { PlannerType } from '../../src/contract/plan.ts'
import { fixturePlan, fixtureTask } from './plan-fixtures.ts'

const CONNECTED = { connected: true, needsReconnect: false, available: true, account: 'ada@example.org', sites: [], siteId: null }

/** A record of two tasks, the second after the first. `index` is one digit, of its id. */
export function fixtureRecord(index: number, plannerType: PlannerType, prompt: string): HistoryRecord {
  const id = `0190f3c0-0000-7000-8000-00000000000${index}`
  const moment = '2049-01-01T09:00:00.000Z'
  const tasks = [
    fixtureTask('Send the link', { priority: 'high', sprint: 1, assignee: 'Ada', tags: ['mail'], why: 'Ada is free.' }),
    fixtureTask('Follow the link', { sprint: 1, assignee: 'Leo', dependsOn: ['send-the-link'], references: ['https://example.org/'] }),
  ]
  const result = { prompt, plannerType, result: fixturePlan(plannerType, tasks, { id }) }
  return { id, prompt, planner_type: plannerType, result, steps: [], status: 'completed', startTime: moment, endTime: moment, timestamp: moment, exported_to_calendar: false, exported_to_jira: false }
}

/** The page's history is these records, on one page, and both services are connected. */
export async function answerWithHistory(page: Page, records: readonly HistoryRecord[]): Promise<void> {
  await page.route('**/api/history?*', (route) => route.fulfill({ json: { records, current_page: 1, total_pages: 1 } }))
  for (const provider of ['google', 'jira']) await page.route(`**/api/${provider}/status*`, (route) => route.fulfill({ json: CONNECTED }))
}
