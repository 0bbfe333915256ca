import type { ConnectionStatus } from '../../src/contract/connections.ts'
import type { HistoryRecord } from '../../src/contract/history.ts'
import { answer, answerWithConnections, answerWithHistory, holdAnswers } from './answers.ts'
import type { Camera, Screen } from './camera.ts'
import { CONNECTED, demoRecords, incompleteExport, NOT_CONNECTED, SITE_CHOSEN } from './demo-data.ts'

const RECORDS = 13

/** The history, the plan viewer and the exports. */
export const HISTORY_SCREENS: readonly Screen[] = [
  { name: 'history', isSignedIn: true, walks: [showEmpty, showSkeletons, walkCards] },
  { name: 'viewer', isSignedIn: true, walks: [viewNotConnected, viewReady, viewExported, viewProblems] },
  { name: 'export', isSignedIn: true, walks: [walkMenu, walkJiraDialog] },
]

async function open(camera: Camera, status: { google: ConnectionStatus; jira: ConnectionStatus }): Promise<HistoryRecord[]> {
  const { page, address } = camera
  const records = await demoRecords(RECORDS)
  await answerWithConnections(page, status)
  await answerWithHistory(page, records)
  await page.goto(`${address}/history`)
  await page.getByRole('article').first().waitFor()
  return records
}

const NEITHER = { google: NOT_CONNECTED, jira: NOT_CONNECTED }
const BOTH = { google: CONNECTED, jira: SITE_CHOSEN }

async function showEmpty({ page, address, take }: Camera): Promise<void> {
  await answerWithHistory(page, [])
  await page.goto(`${address}/history`)
  await page.getByText('No history records found.').waitFor()
  await take('empty')
}

async function showSkeletons({ page, address, take }: Camera): Promise<void> {
  await holdAnswers(page, '**/api/history?**')
  await page.goto(`${address}/history`)
  await page.getByRole('heading', { name: 'Your Plan History' }).waitFor()
  await take('loading')
}

async function walkCards(camera: Camera): Promise<void> {
  const { page, take } = camera
  await open(camera, BOTH)
  await take('cards')
  await holdAnswers(page, '**/api/history/*/user/*')
  await page.getByRole('button', { name: /^Delete/ }).first().click()
  await take('deleting', { whole: false })
  await page.getByRole('button', { name: /next/i }).click()
  await page.getByText('Page 2 of 2').waitFor()
  await take('page-2')
}

async function view({ page }: Camera, kind: 'Calendar' | 'Sprint'): Promise<void> {
  await page.getByRole('button', { name: `View ${kind}` }).first().click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Overview' }).waitFor()
}

async function viewNotConnected(camera: Camera): Promise<void> {
  await open(camera, NEITHER)
  await view(camera, 'Calendar')
  await camera.take('not-connected', { whole: false })
}

async function viewReady(camera: Camera): Promise<void> {
  await open(camera, BOTH)
  await view(camera, 'Sprint')
  await camera.take('ready', { whole: false })
  await camera.page.getByRole('dialog').getByRole('tab', { name: 'Detailed View' }).click()
  await camera.take('detailed', { whole: false })
}

async function viewExported(camera: Camera): Promise<void> {
  await open(camera, BOTH)
  await camera.page.getByRole('article').nth(2).getByRole('button', { name: 'View Calendar' }).click()
  await camera.page.getByRole('dialog').getByRole('button', { name: 'Exported to Google Calendar' }).waitFor()
  await camera.take('exported', { whole: false })
}

async function viewProblems(camera: Camera): Promise<void> {
  const { page, take } = camera
  const [, sprint] = await demoRecords(2)
  await answer(page, '**/api/plans/*/exports', { exports: [incompleteExport(sprint!)] })
  await open(camera, BOTH)
  await view(camera, 'Sprint')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await take('problems', { whole: false })
}

async function walkMenu(camera: Camera): Promise<void> {
  const { page, take } = camera
  const [calendar] = await demoRecords(1)
  await answer(page, '**/api/plans/*/exports', { exports: [{ ...incompleteExport(calendar!), state: 'exported' }] })
  await answer(page, '**/api/plans/*/feed', { url: `${camera.address}/api/feeds/demo-address-of-this-plan.ics`, exists: true, createdAt: '2026-03-01T10:00:00.000Z' })
  await open(camera, BOTH)
  const more = page.getByRole('button', { name: 'More for this plan' }).first()
  await more.click()
  await page.getByRole('menuitem', { name: 'Calendar subscription' }).waitFor()
  await take('menu', { whole: false })
  await page.getByRole('menuitem', { name: 'Remove from Google Calendar' }).click()
  await page.getByRole('dialog').waitFor()
  await take('remove', { whole: false })
  await page.keyboard.press('Escape')
  await more.click()
  await page.getByRole('menuitem', { name: 'Calendar subscription' }).click()
  await page.getByRole('button', { name: 'Make a new address' }).click()
  await page.getByLabel('The address, shown this once').waitFor()
  await take('feed', { whole: false })
}

async function walkJiraDialog(camera: Camera): Promise<void> {
  const { page, take } = camera
  await answer(page, '**/api/jira/projects', ['Web shop', 'Data platform', 'Mobile app'].map((name, index) => ({ id: `${index}`, key: ['WEB', 'DATA', 'APP'][index], name: `Demo ${name}` })))
  await answer(page, '**/api/jira/*/sprints?**', { values: [{ id: '1', name: 'Demo sprint 14', state: 'active' }, { id: '2', name: 'Demo sprint 15', state: 'future' }], complete: true })
  await open(camera, BOTH)
  await page.getByRole('button', { name: 'Add tasks to Jira' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /WEB/ }).click()
  await page.getByRole('button', { name: 'Demo sprint 14' }).click()
  await take('jira', { whole: false })
}
