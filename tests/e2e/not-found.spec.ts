import { expect, signInAt, test } from '../support/browser-test.ts'

test('a visitor is told, and can go home', async ({ page }) => {
  await page.goto('/no-such-page')
  const main = page.getByRole('main')
  await expect(main.getByText('404', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1, name: 'Page Not Found', exact: true })).toBeVisible()
  await expect(main.getByText('Oops! The page you are looking for doesn’t exist or has been moved.', { exact: true })).toBeVisible()
  await expect(main.getByRole('button')).toHaveText(['Go Home'])
  // The page was rendered at build and is there before its code: the button is pressed until it is heard.
  await expect(async () => {
    await main.getByRole('button', { name: 'Go Home' }).click({ timeout: 1_000 })
    await expect(page).toHaveURL('/', { timeout: 1_000 })
  }).toPass()
})

test('a user can go to the dashboard too, by keyboard', async ({ page }) => {
  await signInAt(page, '/history')
  await page.goto('/no/such/page')
  const main = page.getByRole('main')
  await expect(main.getByRole('button')).toHaveText(['Go Home', 'Go to Dashboard'])
  await main.getByRole('button', { name: 'Go Home' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
})
