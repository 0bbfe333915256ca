import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, generatePlans, logOutBy, newEmail, signInAt, test } from '../support/browser-test.ts'
import { expectNoAxeFindings, patchPublicConfig } from '../support/page-checks.ts'

test('shows who is signed in, and logs out to the landing page', async ({ page }) => {
  const email = newEmail()
  await signInAt(page, '/profile', email)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(main.getByText(email)).toBeVisible()
  await logOutBy(page, main.getByRole('button', { name: 'Logout' }))
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')])).toEqual([null, null])
})

test('calls a user without a name Anonymous User', async ({ page }) => {
  await page.route('**/api/user', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), name: '' } })
  })
  await signInAt(page, '/profile')
  await expect(page.getByText('Anonymous User')).toBeVisible()
})

test('the time zone is found by typing, kept, and used for the next plan', async ({ page }) => {
  await signInAt(page, '/profile')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await expect(zone).toHaveValue('Europe/Berlin')
  await zone.focus()
  await page.keyboard.type('tokyo')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Asia/TokyoUTC+09:00'])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(zone).toHaveValue('Asia/Tokyo')
  await page.reload()
  await expect(zone).toHaveValue('Asia/Tokyo')

  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await page.getByLabel('What do you want to plan?').fill('Learn to swim in 6 weeks')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('Asia/Tokyo').first()).toBeVisible()

  await page.goto('/profile')
  await expect(page.getByText('Your browser is in Europe/Berlin.')).toBeVisible()
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(zone).toHaveValue('Europe/Berlin')
  await expect(page.getByRole('button', { name: 'Use it' })).toHaveCount(0)
})

test('Escape and leaving the box keep the time zone as it was', async ({ page }) => {
  await signInAt(page, '/profile')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.click()
  await zone.fill('atlantis')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(zone).toHaveValue('Europe/Berlin')
  await zone.click()
  await zone.fill('lis')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
  await expect(zone).toHaveValue('Europe/Berlin')
})

test('the language model can be switched off where there is one, and does not show where there is none', async ({ page }) => {
  await signInAt(page, '/profile')
  await expect(page.getByRole('switch')).toHaveCount(0)
  await patchPublicConfig(page, { languageModel: { name: 'llama3.3', host: 'models.example.org' } })
  await page.reload()
  const drafting = page.getByRole('switch', { name: 'Draft with a language model' })
  await expect(drafting).toBeChecked()
  await drafting.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(drafting).not.toBeChecked()
})

test('what prompts state again and again is shown, used and removable', async ({ page }) => {
  await signInAt(page, '/profile')
  await generatePlans(page, 'calendar', ['Learn the guitar in 6 weeks, never on Sundays', 'Learn to whistle in 6 weeks, no Sundays please'])
  await page.reload()
  const memory = page.getByRole('region', { name: 'Memory of previous prompts' })
  await expect(memory.getByRole('listitem')).toContainText('no tasks on Sundays')
  await expect(memory.getByText('stated 2 times')).toBeVisible()
  await expect(memory.getByText('in use')).toBeVisible()
  await memory.getByRole('button', { name: 'Remove “no tasks on Sundays”' }).click()
  await expect(page.getByText('Removed. It will not be taken up again.')).toBeVisible()
  await expect(memory.getByText('Nothing yet.')).toBeVisible()
})

test('exports everything as one file', async ({ page }) => {
  const email = newEmail()
  await signInAt(page, '/profile', email)
  await generatePlans(page, 'sprint', ['Add passwordless sign-in to a web shop in two weeks'])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('planwright-account.json')
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file.account.email).toBe(email)
  expect(file.plans).toHaveLength(1)
  expect(file.plans[0].prompt).toBe('Add passwordless sign-in to a web shop in two weeks')
})

test('deletes the account after its address was typed, and a new sign-in starts empty', async ({ page }) => {
  const email = newEmail()
  await signInAt(page, '/profile', email)
  await generatePlans(page, 'sprint', ['Add passwordless sign-in to a web shop in two weeks'])
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const confirmation = dialog.getByLabel(`Type ${email} to confirm`)
  await expect(confirmation).toBeFocused()
  await page.keyboard.type('something else')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not what was asked for.')).toBeVisible()
  await confirmation.fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveText(/Your account was deleted\./)
  await logOutBy(page, page.getByRole('button', { name: 'OK' }))
  await signInAt(page, '/history', email)
  await expect(page.getByText('No history records found.')).toBeVisible()
})

test('says so when a change is not saved, and keeps what was', async ({ page }) => {
  await signInAt(page, '/profile')
  await page.route('**/api/account', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Later.' } }))
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.click()
  await zone.fill('tokyo')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The change could not be saved. Please try again.')).toBeVisible()
  await expect(zone).toHaveValue('Europe/Berlin')
})

test('shows skeleton lines while the memory loads, and a way to try again when it does not', async ({ page }) => {
  let isBroken = true
  await page.route('**/api/account/memory', (route) => (isBroken ? route.fulfill({ status: 404, json: { code: 'not_found', detail: 'No.' } }) : route.continue()))
  await signInAt(page, '/profile')
  await expect(page.getByText('What is remembered could not be loaded.')).toBeVisible()
  isBroken = false
  await page.getByRole('region', { name: 'Memory of previous prompts' }).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
})

test.describe('axe finds nothing', () => {
  test('on the profile, its open list and its dialog', async ({ page }) => {
    await patchPublicConfig(page, { languageModel: { name: 'llama3.3', host: 'models.example.org' } })
    await signInAt(page, '/profile')
    await generatePlans(page, 'calendar', ['Learn the guitar in 6 weeks, never on Sundays', 'Learn to whistle in 6 weeks, no Sundays please'])
    await page.reload()
    await expect(page.getByText('in use')).toBeVisible()
    await expectNoAxeFindings(page)
    await openTimeZones(page)
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete account…' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('This is not what was asked for.')).toBeVisible()
    await expectNoAxeFindings(page)
  })
})

async function openTimeZones(page: Page): Promise<void> {
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.click()
  await zone.fill('europe')
  await expect(page.getByRole('listbox').getByRole('option', { name: 'Europe/Paris' })).toBeVisible()
}
