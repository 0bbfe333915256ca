import type { Locator, Page } from '@playwright/test'
import { expect, generatePlans, signInAt, test } from '../support/browser-test.ts'

const SERVICES = [
  { name: 'Google Calendar', path: '/google/callback', missing: 'Missing Google authorization code, user ID, or token.', failed: 'Failed to connect Google Calendar.' },
  { name: 'Jira', path: '/jira/callback', missing: 'Missing authorization code or user.', failed: 'Failed to connect Jira account.' },
] as const

for (const { name, path, missing, failed } of SERVICES) {
  test.describe(name, () => {
    test('is connected through its consent screen, stays so over a reload, and is disconnected again', async ({ page }) => {
      await signInAt(page, '/profile')
      const row = rowOf(page, name)
      await expect(row.getByText('Not connected')).toBeAttached()
      await expect(row.getByTitle('Not connected').locator('svg')).toBeVisible()
      await expect(row.getByTitle('Not connected').locator('svg')).toHaveCSS('color', 'rgb(194, 54, 43)')
      await row.getByRole('button', { name: `Connect ${name}` }).click()
      await expect(page.getByRole('heading', { name: `Planwright wants to use your ${name}` })).toBeVisible()
      await page.getByRole('button', { name: 'Allow' }).click()
      await expect(page).toHaveURL('/history')

      await page.goto('/profile')
      await expect(row.getByText('Connected', { exact: true })).toBeVisible()
      await expect(row.getByRole('button', { name: `Connect ${name}` })).toHaveCount(0)
      await row.getByRole('button', { name: `More for ${name}` }).click()
      await page.getByRole('menuitem', { name: 'Disconnect' }).click()
      await page.getByRole('dialog', { name: `Disconnect ${name}?` }).getByRole('button', { name: 'Disconnect' }).click()
      await expect(page.getByText(`${name} is disconnected.`)).toBeVisible()
      await expect(row.getByRole('button', { name: `Connect ${name}` })).toBeVisible()
    })

    test('that is denied says what is missing and leaves for the landing page', async ({ page }) => {
      await signInAt(page, '/profile')
      await rowOf(page, name).getByRole('button', { name: `Connect ${name}` }).click()
      await page.getByRole('button', { name: 'Deny' }).click()
      await confirmAlert(page, missing)
    })

    test('is not connected by a visitor, nor by a code that nobody issued', async ({ page }) => {
      await page.goto(`${path}?code=made-up&state=made-up`)
      await confirmAlert(page, missing)
      await signInAt(page, '/profile')
      await page.goto(`${path}?code=made-up&state=made-up`)
      await confirmAlert(page, failed)
    })

    test('exchanges its code once, even when the page is reloaded meanwhile', async ({ page }) => {
      await signInAt(page, '/profile')
      await rowOf(page, name).getByRole('button', { name: `Connect ${name}` }).click()
      let exchanges = 0
      // The server has done its part, and its answer is on the way for as long as the page lives.
      await page.route('**/exchange-code', async (route) => {
        await route.fetch()
        exchanges += 1
      })
      await page.getByRole('button', { name: 'Allow' }).click()
      await expect(page.getByRole('heading', { name: `Connecting to ${name} ...` })).toBeVisible()
      await expect(page.getByRole('progressbar')).toBeVisible()
      await expect.poll(() => exchanges).toBe(1)
      await page.reload()
      await expect(page).toHaveURL('/history')
      expect(exchanges).toBe(1)
    })
  })
}

test('a Jira account with two sites is asked which one; the profile changes it', async ({ page }) => {
  await signInAt(page, '/profile')
  const row = rowOf(page, 'Jira')
  await row.getByRole('button', { name: 'Connect Jira' }).click()
  for (const site of ['Demo team', 'Demo lab']) await page.getByRole('checkbox', { name: site }).check()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a site' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to History' })).toBeDisabled()
  await page.getByLabel('Jira site').selectOption('Demo lab')
  await page.getByRole('button', { name: 'Go to History' }).click()
  await expect(page).toHaveURL('/history')

  await page.goto('/profile')
  await expect(row.getByText('Connected to Demo lab')).toBeVisible()
  await row.getByLabel('Jira site').selectOption('Demo team')
  await expect(row.getByText('Connected to Demo team')).toBeVisible()
})

test('permissions that the app at Jira has not registered can be left out', async ({ page }) => {
  await signInAt(page, '/profile')
  await page.goto('/jira/callback?error=invalid_scope&state=x')
  await expect(page.getByRole('heading', { name: 'Jira did not accept the permissions for boards and sprints' })).toBeVisible()
  await page.getByRole('button', { name: 'Connect without them' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL('/history')
})

test('a login that has ended is noticed before the consent', async ({ page }) => {
  await signInAt(page, '/profile')
  await page.getByRole('button', { name: 'Connect Jira' }).waitFor()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.getByRole('button', { name: 'Connect Jira' }).click()
  await expect(page.getByRole('alertdialog')).toHaveText(/Please sign in to Planwright first\./)
})

test("the dashboard's hint follows the connection", async ({ page }) => {
  await signInAt(page, '/app')
  await generatePlans(page, 'calendar', ['Learn to swim in 6 weeks, Tuesday and Thursday mornings'])
  await page.getByRole('textbox').first().fill('Read two chapters of a book every week in March')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Go to Profile' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Profile' }).click()
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL('/history')
  await page.goto('/app')
  await page.getByRole('textbox').first().fill('Read two chapters of a book every week in April')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Go to History' })).toBeVisible()
})

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Integrations' }).getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
}

async function confirmAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await expect(alert).toHaveText(new RegExp(text))
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/')
}
