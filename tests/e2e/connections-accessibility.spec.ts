import { expect, memberTest, openAsMember, signInAt, test } from '../support/browser-test.ts'
import { expectNoAxeFindings } from '../support/page-checks.ts'

test.describe('axe finds nothing', () => {
  memberTest('on the integrations panel, its menu and question, and the return pages', async ({ page }) => {
    await openAsMember(page, '/profile')
    await expectNoAxeFindings(page)

    await page.route('**/jira/exchange-code', async (route) => {
      await expectNoAxeFindings(page)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Connect Jira' }).click()
    for (const site of ['Demo team', 'Demo lab']) await page.getByRole('checkbox', { name: site }).check()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByRole('heading', { name: 'Choose a site' })).toBeVisible()
    await expectNoAxeFindings(page)
    await page.getByLabel('Jira site').selectOption('Demo lab')

    await page.goto('/profile')
    await page.getByRole('button', { name: 'More for Jira' }).click()
    await page.getByRole('menuitem', { name: 'Disconnect' }).waitFor()
    await expectNoAxeFindings(page)
    await page.getByRole('menuitem', { name: 'Disconnect' }).click()
    await page.getByRole('dialog').waitFor()
    await expectNoAxeFindings(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('button', { name: 'Connect Jira' }).waitFor()

    await page.goto('/jira/callback?error=invalid_scope')
    await page.getByRole('button', { name: 'Connect without them' }).waitFor()
    await expectNoAxeFindings(page)
    await page.goto('/google/callback')
    await page.getByRole('alertdialog').waitFor()
    await expectNoAxeFindings(page)
  })
})

test('the whole panel is worked by the keyboard, and nothing is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAt(page, '/profile')
  await page.getByRole('button', { name: 'Connect Jira' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Allow' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/history')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'More for Jira' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Disconnect' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Connect Jira' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
