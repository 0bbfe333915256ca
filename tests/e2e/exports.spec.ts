import { AxeBuilder } from '@axe-core/playwright'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { allowAs, expect, generatePlans, newEmail, signInAt, test } from '../support/browser-test.ts'

const CALENDAR_GOAL = 'Learn to juggle three balls in two weeks, weekday evenings for 30 minutes'
const EMPTY_SPRINTS_UNSEEN = 'Only sprints that already hold an issue can be seen with the permissions you gave.'
const SPRINT_GOAL = 'Add sign-in by e-mail to our web shop in one 2-week sprint with Ana (backend) and Leo (frontend)'

test('a calendar plan is exported from its viewer in one click, opened, updated and removed', async ({ page }) => {
  const email = newEmail()
  await signInAt(page, '/history', email)
  await generatePlans(page, 'calendar', [CALENDAR_GOAL])
  await page.reload()
  await page.getByRole('button', { name: 'View Calendar' }).click()
  const viewer = page.getByRole('dialog', { name: CALENDAR_GOAL })
  await viewer.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await allowAs(page, email)
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

test('a calendar plan is exported from its card in the history; a permission that ends meanwhile is given anew, and Retry goes on', async ({ page, request, baseURL }) => {
  const email = newEmail()
  await signInAt(page, '/history', email)
  await generatePlans(page, 'calendar', [CALENDAR_GOAL])
  await page.reload()
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await allowAs(page, email)
  await addRules(request, { baseURL: baseURL!, rules: [{ service: 'google', operation: 'events.insert', account: email, skip: 2, fault: { kind: 'revoke' } }] })
  await page.getByRole('button', { name: 'Create Google Events' }).click()
  await expect(page.getByText("Couldn't add events to Google Calendar. Please try again later.")).toBeVisible()
  const viewer = page.getByRole('dialog', { name: CALENDAR_GOAL })
  await expect(viewer.getByRole('region', { name: /tasks are not in Google Calendar\.$/ })).toContainText('Google Calendar has taken its permission back. Reconnect it in your profile, then retry.')
  await viewer.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await allowAs(page, email)
  await expect(page).toHaveURL('/history')

  await page.getByRole('button', { name: 'View Calendar' }).click()
  await viewer.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Events successfully added to your Google Calendar!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTitle('Exported to Google Calendar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Google Events' })).toHaveCount(0)
})

test('an export that fails in part says so, lists what is missing, Retry sends only that, and what Jira cannot do is told', async ({ page, request, baseURL }) => {
  const email = newEmail()
  await signInAt(page, '/profile', email)
  await generatePlans(page, 'sprint', [SPRINT_GOAL])
  await page.getByRole('button', { name: 'Connect Jira' }).click()
  await allowAs(page, email)
  await expect(page).toHaveURL('/history')
  const rules = [
    { service: 'jira', operation: 'issue.bulk', account: email, times: 1, fault: { kind: 'reject', items: [0, 2] } },
    // Jira's answer where links between issues are switched off.
    { service: 'jira', operation: 'issueLinkType.list', account: email, times: 100, fault: { kind: 'status', status: 404 } },
  ]
  await addRules(request, { baseURL: baseURL!, rules })
  await page.getByRole('button', { name: 'Add tasks to Jira' }).click()
  await addToProject(page, /WEB$/)
  await expect(page.getByText("Couldn't add tasks to Jira. Please try again later or contact us.")).toBeVisible({ timeout: 30_000 })
  const viewer = page.getByRole('dialog', { name: SPRINT_GOAL })
  await expect(viewer.getByRole('region', { name: /^2 of \d+ tasks are not in Jira\.$/ })).toBeVisible()
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([])
  await viewer.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Tasks successfully added to your Jira!')).toBeVisible({ timeout: 30_000 })
  await expect(viewer.getByRole('button', { name: 'Exported to Jira' })).toBeDisabled()
  await expect(viewer.getByRole('region', { name: 'About this export' })).toContainText('What waits for what is not shown there, since links between issues are switched off')
  await expect(viewer.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([])
  const table = await downloadBy(page, viewer.getByRole('button', { name: 'Download .csv' }))
  expect(table.name).toMatch(/\.csv$/)
  expect(table.text).toContain('Ana')
})

test('a sprint plan is added to a Jira project and a sprint of it', async ({ page, request, baseURL }) => {
  const email = newEmail()
  await signInAt(page, '/history', email)
  await generatePlans(page, 'sprint', [SPRINT_GOAL])
  await page.reload()
  await page.getByRole('button', { name: 'View Sprint' }).click()
  const viewer = page.getByRole('dialog', { name: SPRINT_GOAL })
  await viewer.getByRole('link', { name: 'Connect to Jira' }).click()
  await expect(page).toHaveURL('/profile')
  await page.getByRole('button', { name: 'Connect Jira' }).click()
  await allowAs(page, email)
  await expect(page).toHaveURL('/history')
  await addRules(request, { baseURL: baseURL!, rules: [{ service: 'jira', operation: 'issueLink.create', account: email, fault: { kind: 'status', status: 403 } }] })

  await page.getByRole('button', { name: 'View Sprint' }).click()
  await viewer.getByRole('button', { name: 'Add tasks to Jira' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Task to Jira' })
  await expect(dialog.getByText(/Only active projects are shown/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add tasks' })).toBeDisabled()
  await expect(dialog.getByText(EMPTY_SPRINTS_UNSEEN)).toHaveCount(0)
  await dialog.getByRole('button', { name: /WEB$/ }).click()
  await dialog.getByRole('list', { name: 'Sprints' }).getByRole('button').first().click()
  // The app has asked for no permission that reaches boards.
  await expect(dialog.getByText(EMPTY_SPRINTS_UNSEEN)).toBeVisible()
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Add tasks' }).click()
  await expect(dialog.getByRole('button', { name: 'Syncing...' })).toBeVisible()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  await viewer.getByRole('region', { name: 'All tasks are in Jira, but not everything is done.' }).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Tasks successfully added to your Jira!')).toBeVisible({ timeout: 30_000 })
  await expect(viewer.getByRole('button', { name: 'Exported to Jira' })).toBeDisabled()
})

test('a plan is downloaded, and subscribed to by a private address until that is revoked', async ({ page, request }) => {
  await signInAt(page, '/history')
  await generatePlans(page, 'calendar', [CALENDAR_GOAL])
  await page.reload()
  const fromCard = await downloadBy(page, page.getByRole('button', { name: 'Download .ics' }))
  expect(fromCard.name).toMatch(/\.ics$/)
  expect(fromCard.text).toMatch(/^BEGIN:VCALENDAR\r\n[^]+BEGIN:VEVENT\r\n[^]+END:VCALENDAR\r\n$/)
  await openMenu(page)
  const table = await downloadBy(page, page.getByRole('menuitem', { name: 'Table (.csv)' }))
  expect(table.name).toMatch(/\.csv$/)
  expect(table.text.trim().split('\r\n')).toHaveLength(1 + fromCard.text.split('BEGIN:VEVENT').length - 1)

  await page.getByRole('button', { name: 'View Calendar' }).click()
  const viewer = page.getByRole('dialog', { name: CALENDAR_GOAL })
  expect(await downloadBy(page, viewer.getByRole('button', { name: 'Download .ics' }))).toEqual(fromCard)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

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

async function addRules(request: APIRequestContext, { baseURL, rules }: { baseURL: string; rules: object[] }): Promise<void> {
  const set = await request.post(`${baseURL}/sandbox/faults`, { data: { rules } })
  expect(set.ok()).toBe(true)
}

async function downloadBy(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download')
  await button.click()
  const download = await started
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
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
