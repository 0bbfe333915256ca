import type { Page } from '@playwright/test'
import { expect, openPublicPage, signInAt, test } from '../support/browser-test.ts'
import { expectNoAxeFindings, patchPublicConfig } from '../support/page-checks.ts'

const LONG = 300

test('the texts say what this installation does, and name nobody where nobody is named', async ({ page }) => {
  await page.goto('/privacy-policy')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await expect(main).toContainText('Whoever runs this installation is responsible for your data.')
  await expect(main).toContainText('No language model is configured in this installation')
  await expect(main).toContainText('This installation runs for trying out')
  for (const scope of ['calendar.events', 'read:jira-user', 'read:jira-work', 'write:jira-work', 'manage:jira-project', 'offline_access']) await expect(main).toContainText(scope)
  await expect(main).toContainText('The access tokens are kept on the server only')

  await patchPublicConfig(page, {
    operator: { name: 'Example Planning Ltd', address: '1 Example Street', law: 'Ireland', contact: null, links: [], salesEmail: null },
    supportEmail: 'help@example.org',
    languageModel: { name: 'llama3.3', host: 'models.example.org' },
    sandbox: false,
  })
  await page.reload()
  await expect(main).toContainText('Example Planning Ltd, 1 Example Street runs this installation')
  await expect(main).toContainText('may be refined by llama3.3 at models.example.org')
  for (const sent of ['your prompt', 'what was read out of it', 'preferences from your earlier prompts', 'the draft of the plan', 'its own answer with the checks that it failed']) await expect(main).toContainText(sent)
  await expect(main).not.toContainText('This installation runs for trying out')
  await page.goto('/terms-of-use')
  await expect(main.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
  await expect(main).toContainText('These terms follow the law of Ireland')
})

test.describe('the sheet over a page with work in it', () => {
  test('keeps the message that is being written, and closes by its button', async ({ page }) => {
    await openSheetOnContact(page)
    await expect(page.getByRole('dialog', { name: 'Privacy Policy' }).getByRole('heading', { name: 'Who is responsible' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expectClosedWithMessage(page)
  })

  test('closes on a click on the backdrop, and not on one inside', async ({ page }) => {
    await openSheetOnContact(page)
    await page.getByRole('dialog').getByRole('heading', { name: 'Who is responsible' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.click(20, 20)
    await expectClosedWithMessage(page)
  })

  test('closes on Escape and gives the focus back to the link', async ({ page }) => {
    await openSheetOnContact(page)
    await page.keyboard.press('Escape')
    await expectClosedWithMessage(page)
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeFocused()
  })

  test('closes after a swipe down of more than 80 px, and springs back after one of 80', async ({ page }) => {
    await openSheetOnContact(page)
    await swipe(page, 80)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.getByRole('dialog').evaluate((sheet) => sheet.style.translate)).toBe('')
    await swipe(page, -LONG)
    await expect(page.getByRole('dialog')).toBeVisible()
    await swipe(page, 81)
    await expectClosedWithMessage(page)
  })

  test('opens on the dashboard, where leaving would stop a plan', async ({ page }) => {
    await signInAt(page, '/app')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
    await expect(page.getByRole('dialog', { name: 'Terms of Use' })).toBeVisible()
    await expect(page).toHaveURL('/app')
  })

  test('leaves other pages and new tabs to the browser', async ({ page, context }) => {
    await openPublicPage(page, '/terms-of-use')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    await openPublicPage(page, '/contact')
    await page.getByRole('textbox', { name: 'Message' }).waitFor()
    const opening = context.waitForEvent('page')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opening).toHaveURL('/privacy-policy')
  })
})

test.describe('axe finds nothing', () => {
  test('on the sheet', async ({ page }) => {
    await openSheetOnContact(page)
    await expectNoAxeFindings(page)
  })
})

async function openSheetOnContact(page: Page): Promise<void> {
  // Before the app has taken the page over, its links are links.
  await openPublicPage(page, '/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a message')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible()
}

async function expectClosedWithMessage(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a message')
}

/** On the head of the sheet, beside the button. */
async function swipe(page: Page, distance: number): Promise<void> {
  const head = (await page.locator('[data-sheet-head]').boundingBox())!
  const [x, y] = [head.x + 40, head.y + head.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + distance / 2)
  await page.mouse.move(x, y + distance)
  await page.mouse.up()
}
