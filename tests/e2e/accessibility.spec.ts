import { expect, generatePlans, memberTest, openAsMember, signInByHand, test } from '../support/browser-test.ts'
import { expectNoAxeFindings } from '../support/page-checks.ts'

test.describe('axe finds nothing', () => {
  for (const path of ['/', '/contact', '/privacy-policy', '/terms-of-use', '/no-such-page', '/auth/callback?code=x&state=x']) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
      await expectNoAxeFindings(page)
    })
  }

  test('on the open menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectNoAxeFindings(page)
  })

  memberTest('on the profile, the history and the plan viewer', async ({ page }) => {
    await openAsMember(page, '/profile')
    await expectNoAxeFindings(page)
    await generatePlans(page, 'sprint', ['Add passwordless sign-in to a web shop in two weeks'])
    await generatePlans(page, 'calendar', ['Learn to swim in 6 weeks, Tuesday and Thursday mornings'])
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('article').first().waitFor()
    await expectNoAxeFindings(page)
    for (const view of ['View Calendar', 'View Sprint']) {
      await page.getByRole('button', { name: view }).first().click()
      await page.getByRole('dialog').getByText('Detailed View').waitFor()
      await expectNoAxeFindings(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test('on a notice', async ({ page }) => {
    await signInByHand(page, '/history')
    await expect(page.getByText('User logged in successfully')).toBeVisible()
    await expectNoAxeFindings(page)
  })
})
