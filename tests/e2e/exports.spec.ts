import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { allowAs, expect, generatePlans, newEmail, signInAt, test } from '../support/browser-test.ts'

const CALENDAR_GOAL = 'Learn to juggle three balls in two weeks, weekday evenings for 30 minutes'
const SPRINT_GOAL = 'Add sign-in by e-mail to our web shop in one 2-week sprint with Ana (backend) and Leo (frontend)'

test('a calendar plan is exported from its viewer in one click, opened, updated and removed', async ({ page }) => {
  await signInAt(page, '/history')
  await generatePlans(page, 'calendar', [CALENDAR_GOAL])
  await page.reload()
  await page.getByRole('button', { name: 'View Calendar' }).click()
  const viewer = page.getByRole('dialog', { name: CALENDAR_GOAL })
  await viewer.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL('/history')

  await page.getByRole('button', { name: 'View Calendar' }).click()
  await viewer.getByRole('button', { name: 'Create Google Events' }).click()
  await expect(page.getByText('Events successfully added to your Google Calendar!')).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Exported to Google Calendar' })).toBeDisabled()
  await expect(page.getByTitle('Exported to Google Calendar')).toBeAttached()

  await openMenu(page)
  await expect(page.getByRole('menuitem', { name: 'Open in Google Calendar' })).toHaveAttribute('href', /\/sandbox\/google/)
  await page.getByRole('menuitem', { name: 'Update in Google Calendar' }).click()
  await expect(page.getByText('Google Calendar has the plan as it stands.')).toBeVisible()
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Remove from Google Calendar' }).click()
  await page.getByRole('dialog', { name: 'Remove from Google Calendar' }).getByRole('button', { name: 'Remove from Google Calendar' }).click()
  await expect(page.getByText('Removed from Google Calendar.')).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Create Google Events' })).toBeEnabled()
})

test('a calendar plan is exported from its card in the history', async ({ page }) => {
  await signInAt(page, '/history')
  await generatePlans(page, 'calendar', [CALENDAR_GOAL])
  await page.reload()
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('button', { name: 'Create Google Events' }).click()
  await expect(page.getByText('Events successfully added to your Google Calendar!')).toBeVisible()
  await expect(page.getByTitle('Exported to Google Calendar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Google Events' })).toHaveCount(0)
})

test('an export that fails in part says so, lists what is missing, and Retry sends only that', async ({ page, request, baseURL }) => {
  const email = newEmail()
  await signInAt(page, '/profile', email)
  await generatePlans(page, 'sprint', [SPRINT_GOAL])
  await page.getByRole('button', { name: 'Connect Jira' }).click()
  await allowAs(page, email)
  await expect(page).toHaveURL('/history')
  const rule = { service: 'jira', operation: 'issue.bulk', account: email, times: 1, fault: { kind: 'reject', items: [0, 2] } }
  const set = await request.post(`${baseURL}/sandbox/faults`, { data: { rules: [rule] } })
  expect(set.ok()).toBe(true)
  await page.getByRole('button', { name: 'Add tasks to Jira' }).click()
  await addToProject(page, /WEB$/)
  await expect(page.getByText("Couldn't add tasks to Jira. Please try again later or contact us.")).toBeVisible({ timeout: 30_000 })
  const viewer = page.getByRole('dialog', { name: SPRINT_GOAL })
  await expect(viewer.getByRole('region', { name: /^2 of \d+ tasks are not in Jira\.$/ })).toBeVisible()
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([])
  await viewer.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Tasks successfully added to your Jira!')).toBeVisible({ timeout: 30_000 })
  await expect(viewer.getByRole('button', { name: 'Exported to Jira' })).toBeDisabled()
})

test('a sprint plan is added to a Jira project and a sprint of it', async ({ page }) => {
  await signInAt(page, '/history')
  await generatePlans(page, 'sprint', [SPRINT_GOAL])
  await page.reload()
  await page.getByRole('button', { name: 'View Sprint' }).click()
  const viewer = page.getByRole('dialog', { name: SPRINT_GOAL })
  await viewer.getByRole('link', { name: 'Connect to Jira' }).click()
  await expect(page).toHaveURL('/profile')
  await connectJira(page)

  await page.getByRole('button', { name: 'View Sprint' }).click()
  await viewer.getByRole('button', { name: 'Add tasks to Jira' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Task to Jira' })
  await expect(dialog.getByText(/Only active projects are shown/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add tasks' })).toBeDisabled()
  await dialog.getByRole('button', { name: /WEB$/ }).click()
  await dialog.getByRole('list', { name: 'Sprints' }).getByRole('button').first().click()
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Add tasks' }).click()
  await expect(dialog.getByRole('button', { name: 'Syncing...' })).toBeVisible()
  await expect(page.getByText('Tasks successfully added to your Jira!')).toBeVisible({ timeout: 30_000 })
  await expect(dialog).toBeHidden()
  await expect(viewer.getByRole('button', { name: 'Exported to Jira' })).toBeDisabled()
})

test('a plan is downloaded, and subscribed to by a private address until that is revoked', async ({ page, request }) => {
  await signInAt(page, '/history')
  await generatePlans(page, 'calendar', [CALENDAR_GOAL])
  await page.reload()
  await openMenu(page)
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Calendar file (.ics)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)

  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Calendar subscription' }).click()
  const dialog = page.getByRole('dialog', { name: 'Calendar subscription' })
  await dialog.getByRole('button', { name: 'Create an address' }).click()
  const address = await dialog.getByLabel('The address, shown this once').inputValue()
  const feed = await request.get(address)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toContain('BEGIN:VEVENT')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The address no longer works.')).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
})

async function connectJira(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect Jira' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL('/history')
}

async function addToProject(page: Page, project: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Task to Jira' })
  await dialog.getByRole('button', { name: project }).click()
  await dialog.getByRole('button', { name: 'Add tasks' }).click()
}

/** The card's, or the viewer's when that is open. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for this plan' }).last().click()
}
