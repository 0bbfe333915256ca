import type { Page } from '@playwright/test'
import { expect, memberTest as test, openAsMember } from '../support/browser-test.ts'
import { answerWithHistory, fixtureRecord } from '../support/history-fixtures.ts'

const SPRINT = fixtureRecord(1, 'sprint', 'Add sign-in by e-mail to our web shop')
const CALENDAR = fixtureRecord(2, 'calendar', 'Learn to juggle three balls in two weeks')

test('while a service is being connected, the button and the return page say so, and a refused code is told', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const authorization = await hold(page, '**/api/jira/authorize')
  await openAsMember(page, '/profile')
  await page.getByRole('button', { name: 'Connect Jira' }).click()
  await expect(page.getByRole('button', { name: 'Connecting ...', exact: true })).toBeDisabled()
  authorization.answer({ status: 500, json: { code: 'internal', detail: 'Broken on purpose.' } })

  const exchange = await hold(page, '**/api/jira/exchange-code')
  await page.goto('/jira/callback?code=code&state=state')
  await expect(page.getByRole('heading', { name: 'Connecting to Jira ...', exact: true })).toBeVisible()
  await expect(page.getByText('Please wait while we link your jira account to your planning dashboard.', { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Connecting to Jira ...' })).toBeVisible()
  exchange.answer({ json: { success: false } })
  await expect(page.getByRole('alertdialog')).toContainText('Failed to connect Jira account.')
  expect(logged.join('\n')).toContain('Token exchange failed')
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/')
})

test('while a connection is unknown the viewer says so, and without an answer it offers to connect', async ({ page }) => {
  await answerWithHistory(page, [CALENDAR])
  const status = await hold(page, '**/api/google/status*')
  await openAsMember(page, '/history')
  await page.getByRole('button', { name: 'View Calendar' }).click()
  const viewer = page.getByRole('dialog', { name: CALENDAR.prompt })
  await expect(viewer.getByText('Checking Google connection...', { exact: true })).toBeVisible()
  await expect(viewer.getByRole('button', { name: /Connect Google Calendar|Create Google Events/ })).toHaveCount(0)
  status.answer({ status: 400, json: { code: 'invalid_request', detail: 'Broken on purpose.' } })
  await expect(viewer.getByRole('button', { name: 'Connect Google Calendar' })).toBeVisible()
})

test('the projects of Jira are loading, then there are none, also when they cannot be had', async ({ page }) => {
  await answerWithHistory(page, [SPRINT])
  for (const reply of [{ json: [] }, { status: 400, json: { code: 'invalid_request', detail: 'Broken on purpose.' } }]) {
    const projects = await hold(page, '**/api/jira/projects')
    await openAsMember(page, '/history')
    await page.getByRole('button', { name: 'Add tasks to Jira' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Task to Jira' })
    await expect(dialog.getByText('Loading...', { exact: true })).toBeVisible()
    projects.answer(reply)
    await expect(dialog.getByText('No projects found', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add tasks' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  }
})

test('a calendar export that fails says so, and can be tried again', async ({ page }) => {
  await answerWithHistory(page, [CALENDAR])
  const creation = await hold(page, '**/api/calendar/create-event')
  await openAsMember(page, '/history')
  await page.getByRole('button', { name: 'View Calendar' }).click()
  const send = page.getByRole('dialog', { name: CALENDAR.prompt }).getByRole('button', { name: 'Create Google Events' })
  await send.click()
  const overlay = page.locator('output[data-shown]')
  await expect(overlay).toHaveAttribute('data-shown', 'true')
  await expect(overlay.getByText('Loading')).toBeAttached()
  expect(await overlay.evaluate((cover) => document.elementFromPoint(innerWidth / 2, innerHeight / 3)?.closest('output') === cover)).toBe(true)
  creation.answer({ status: 502, json: { code: 'provider_unavailable', detail: 'Broken on purpose.' } })
  await expect(overlay).toHaveAttribute('data-shown', 'false')
  await expect(page.getByText("Couldn't add events to Google Calendar. Please try again later.", { exact: true })).toBeVisible()
  await expect(send).toBeEnabled()
})

type Reply = { status?: number; json: unknown }

/** Keeps the answers to `address` back until the test gives one. */
async function hold(page: Page, address: string): Promise<{ answer: (reply: Reply) => void }> {
  let answer: (reply: Reply) => void = () => {}
  const given = new Promise<Reply>((resolve) => {
    answer = resolve
  })
  await page.route(address, async (route) => route.fulfill(await given))
  return { answer }
}
