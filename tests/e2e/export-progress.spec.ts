import type { APIRequestContext, Page } from '@playwright/test'
import { allowAs, expect, generatePlans, newEmail, signInAt, test } from '../support/browser-test.ts'

const CALENDAR_GOAL = 'Swim for 20 minutes every morning in the next four weeks'
const SPRINT_GOAL = 'Add sign-in by e-mail to our web shop in one 2-week sprint with Ana (backend) and Leo (frontend)'

test('a running export tells how far it is, also to a page that was loaded anew', async ({ page, request, baseURL }) => {
  const email = newEmail()
  await signInAt(page, '/history', email)
  await generatePlans(page, 'calendar', [CALENDAR_GOAL])
  await page.reload()
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await allowAs(page, email)
  await expect(page).toHaveURL('/history')
  await slowDown(request, { baseURL: baseURL!, account: email })
  await page.getByRole('button', { name: 'Create Google Events' }).click()
  await expect(page.getByText(/^[1-9]\d* of \d+$/)).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'View Calendar' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^\d+ of \d+$/ })).toBeDisabled()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Exported to Google Calendar' })).toBeVisible({ timeout: 30_000 })
})

test('a sprint plan is sent to Jira from its card, opened, updated and removed, and what is still there is told', async ({ page, request, baseURL }) => {
  const email = newEmail()
  await signInAt(page, '/profile', email)
  await generatePlans(page, 'sprint', [SPRINT_GOAL])
  await page.getByRole('button', { name: 'Connect Jira' }).click()
  await allowAs(page, email)
  await expect(page).toHaveURL('/history')
  await page.getByRole('button', { name: 'Add tasks to Jira' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Task to Jira' })
  await dialog.getByRole('button', { name: /WEB$/ }).click()
  await dialog.getByRole('button', { name: 'Add tasks' }).click()
  await expect(page.getByText('Tasks successfully added to your Jira!')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByTitle('Exported to Jira')).toBeVisible()

  await openMenu(page)
  await expect(page.getByRole('menuitem', { name: 'Open in Jira' })).toHaveAttribute('href', /\/sandbox\/jira/)
  await page.getByRole('menuitem', { name: 'Update in Jira' }).click()
  await expect(page.getByText('Jira has the plan as it stands.')).toBeVisible({ timeout: 30_000 })
  await addRule(request, { baseURL: baseURL!, rule: { service: 'jira', operation: 'issue.delete', account: email, skip: 1, times: 1, fault: { kind: 'status', status: 403 } } })
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Remove from Jira' }).click()
  await page.getByRole('dialog', { name: 'Remove from Jira' }).getByRole('button', { name: 'Remove from Jira' }).click()
  await expect(page.getByText('Not everything could be removed from Jira. Try again.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'View Sprint' }).click()
  const viewer = page.getByRole('dialog', { name: SPRINT_GOAL })
  const left = viewer.getByRole('region', { name: /^1 of \d+ tasks are still in Jira\.$/ })
  await expect(left).toContainText('could not be taken back')
  await left.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Removed from Jira.')).toBeVisible({ timeout: 30_000 })
  await expect(viewer.getByRole('button', { name: 'Add tasks to Jira' })).toBeEnabled()
})

/** Each event takes a moment longer than it would. */
const slowDown = (request: APIRequestContext, { baseURL, account }: { baseURL: string; account: string }): Promise<void> =>
  addRule(request, { baseURL, rule: { service: 'google', operation: 'events.insert', account, times: 60, fault: { kind: 'latency', latencyMs: 1_000 } } })

async function addRule(request: APIRequestContext, { baseURL, rule }: { baseURL: string; rule: object }): Promise<void> {
  const set = await request.post(`${baseURL}/sandbox/faults`, { data: { rules: [rule] } })
  expect(set.ok()).toBe(true)
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for this plan' }).click()
}
