import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, generatePlans, signInAt, test } from '../support/browser-test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme axe finds nothing`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    for (const path of ['/', '/contact', '/privacy-policy', '/terms-of-use', '/no-such-page', '/auth/callback?code=x&state=x']) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path)
        await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
        await expectNoFindings(page)
      })
    }

    test('on the open menu of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expectNoFindings(page)
    })

    test('on the profile, the history and the plan viewer', async ({ page }) => {
      await signInAt(page, '/profile')
      await expect(page.getByText('User logged in successfully')).toBeHidden()
      await expectNoFindings(page)
      await generatePlans(page, 'sprint', ['Add passwordless sign-in to a web shop in two weeks'])
      await generatePlans(page, 'calendar', ['Learn to swim in 6 weeks, Tuesday and Thursday mornings'])
      await page.getByRole('link', { name: 'History' }).click()
      await page.getByRole('article').first().waitFor()
      await expectNoFindings(page)
      for (const view of ['View Calendar', 'View Sprint']) {
        await page.getByRole('button', { name: view }).click()
        await page.getByRole('dialog').getByText('Detailed View').waitFor()
        await expectNoFindings(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })

    test('on a notice', async ({ page }) => {
      await signInAt(page, '/history')
      await expect(page.getByText('User logged in successfully')).toBeVisible()
      await expectNoFindings(page)
    })
  })
}

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
