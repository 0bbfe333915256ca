import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signInAt, test } from '../support/browser-test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme axe finds nothing`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('on the integrations panel, its menu and question, and the return pages', async ({ page }) => {
      await signInAt(page, '/profile')
      await expect(page.getByText('User logged in successfully')).toBeHidden()
      await expectNoFindings(page)

      await page.route('**/jira/exchange-code', async (route) => {
        await expectNoFindings(page)
        await route.continue()
      })
      await page.getByRole('button', { name: 'Connect Jira' }).click()
      for (const site of ['Demo team', 'Demo lab']) await page.getByRole('checkbox', { name: site }).check()
      await page.getByRole('button', { name: 'Allow' }).click()
      await expect(page.getByRole('heading', { name: 'Choose a site' })).toBeVisible()
      await expectNoFindings(page)
      await page.getByLabel('Jira site').selectOption('Demo lab')

      await page.goto('/profile')
      await page.getByRole('button', { name: 'More for Jira' }).click()
      await page.getByRole('menuitem', { name: 'Disconnect' }).waitFor()
      await expectNoFindings(page)
      await page.getByRole('menuitem', { name: 'Disconnect' }).click()
      await page.getByRole('dialog').waitFor()
      await expectNoFindings(page)

      await page.goto('/jira/callback?error=invalid_scope')
      await page.getByRole('button', { name: 'Connect without them' }).waitFor()
      await expectNoFindings(page)
      await page.goto('/google/callback')
      await page.getByRole('alertdialog').waitFor()
      await expectNoFindings(page)
    })
  })
}

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

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
