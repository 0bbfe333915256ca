import { answer, answerWithConnections, holdAnswers } from './answers.ts'
import type { Camera, Screen } from './camera.ts'
import { CONNECTED, NOT_CONNECTED, SITE_MISSING } from './demo-data.ts'

/** The profile, and the pages that the services send people back to. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'profile', isSignedIn: true, walks: [walkProfile, showConnected] },
  { name: 'callback', isSignedIn: true, walks: [showConnecting, showAlert] },
  { name: 'not-found', isSignedIn: true, walks: [({ page, address, take }) => page.goto(`${address}/no-such-page`).then(() => take('member'))] },
]

async function walkProfile({ page, address, take }: Camera): Promise<void> {
  await answerWithConnections(page, { google: NOT_CONNECTED, jira: NOT_CONNECTED })
  await page.goto(`${address}/profile`)
  await page.getByRole('button', { name: 'Connect Jira' }).waitFor()
  await take('not-connected')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  await page.getByRole('dialog').waitFor()
  await take('delete', { whole: false })
}

async function showConnected({ page, address, take }: Camera): Promise<void> {
  await answerWithConnections(page, { google: CONNECTED, jira: SITE_MISSING })
  await answer(page, '**/api/account/memory', {
    preferences: [{ id: '0190f3c0-0000-7000-8000-000000000001', kind: 'days_off', text: 'Demo: no tasks on Sundays', timesStated: 3, lastStatedAt: '2026-03-01T10:00:00.000Z', isOffered: true }],
  })
  await page.goto(`${address}/profile`)
  await page.getByText('Demo: no tasks on Sundays').waitFor()
  await take('connected')
}

async function showConnecting({ page, address, take }: Camera): Promise<void> {
  await holdAnswers(page, '**/api/jira/exchange-code')
  await page.goto(`${address}/jira/callback?code=demo&state=demo`)
  await page.getByText('Connecting to Jira ...').waitFor()
  await take('connecting')
}

async function showAlert({ page, address, take }: Camera): Promise<void> {
  await page.goto(`${address}/google/callback`)
  await page.getByRole('alertdialog').waitFor()
  await take('alert', { whole: false })
}
