import type { Page } from '@playwright/test'
import { expect, memberTest as test, openAsMember } from '../support/browser-test.ts'
import { answerWithHistory, fixtureRecord } from '../support/history-fixtures.ts'
import { expectFocusSeenAtEveryStop, expectLargeTargets } from '../support/keyboard-checks.ts'
import { expectNoAxeFindings } from '../support/page-checks.ts'

const SPRINT = fixtureRecord(1, 'sprint', 'Add sign-in by e-mail to our web shop')
const CALENDAR = fixtureRecord(2, 'calendar', 'Learn to juggle three balls in two weeks')

test('the history, a plan of it and its export are worked by keyboard alone, and the focus is always seen and never lost', async ({ page }) => {
  await openHistory(page)
  await expectFocusSeenAtEveryStop(page)

  const card = page.getByRole('article').filter({ hasText: SPRINT.prompt })
  await card.getByRole('button', { name: 'View Sprint' }).focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: SPRINT.prompt })
  await viewer.getByRole('article').first().waitFor()
  await expectFocusSeenAtEveryStop(page, { within: 'dialog' })
  await viewer.getByRole('radio', { name: 'By priority' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('region', { name: 'Sprint 1' })).toBeVisible()
  await viewer.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('Ada is free.')).toBeVisible()
  await expectFocusSeenAtEveryStop(page, { within: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(card.getByRole('button', { name: 'View Sprint' })).toBeFocused()

  await card.getByRole('button', { name: 'Add tasks to Jira' }).focus()
  await page.keyboard.press('Enter')
  const jira = page.getByRole('dialog', { name: 'Add Task to Jira' })
  await jira.getByRole('button', { name: /WEB$/ }).focus()
  await page.keyboard.press('Space')
  await expect(jira.getByRole('button', { name: /WEB$/ })).toHaveAttribute('aria-pressed', 'true')
  await jira.getByRole('button', { name: 'Sprint 14' }).focus()
  await page.keyboard.press('Space')
  await expect(jira.getByRole('button', { name: 'Sprint 14' })).toHaveAttribute('aria-pressed', 'true')
  await expectFocusSeenAtEveryStop(page, { within: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Add tasks to Jira' })).toBeFocused()

  const more = card.getByRole('button', { name: 'More for this plan' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Calendar subscription' })).toBeFocused()
  await page.keyboard.press('Enter')
  const feed = page.getByRole('dialog', { name: 'Calendar subscription' })
  await feed.getByRole('button', { name: 'Make a new address' }).waitFor()
  await expectFocusSeenAtEveryStop(page, { within: 'dialog' })
  await feed.getByRole('button', { name: 'Revoke' }).focus()
  await page.keyboard.press('Enter')
  await expect(feed.getByRole('button', { name: 'Create an address' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(feed).toBeHidden()
  await expect(more).toBeFocused()

  await page.route('**/api/history/*/user/*', (route) => route.fulfill({ json: { deleted: true, id: SPRINT.id } }))
  await card.getByRole('button', { name: /^Delete/ }).focus()
  await page.keyboard.press('Enter')
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Your Plan History' })).toBeFocused()
})

test('every control of the history, the viewer and the export dialogs is at least 24 px wide and high on a phone, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openHistory(page)
  await expectRoom(page, 'history')

  await page.getByRole('button', { name: 'View Sprint' }).click()
  const viewer = page.getByRole('dialog', { name: SPRINT.prompt })
  await viewer.getByRole('article').first().waitFor()
  await expectRoom(page, 'sprint cards')
  await viewer.getByText('By sprint and person').click()
  await viewer.getByRole('region', { name: 'Sprint 1' }).waitFor()
  await expectRoom(page, 'by sprint and person')
  await viewer.getByRole('tab', { name: 'Detailed View' }).click()
  await viewer.getByText('Ada is free.').waitFor()
  await expectRoom(page, 'details')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  await page.getByRole('button', { name: 'Add tasks to Jira' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /WEB$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sprint 14' }).waitFor()
  await expect(page.getByRole('dialog').getByText('Only sprints that already hold an issue')).toHaveCount(0)
  await expectRoom(page, 'Jira')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const more = page.getByRole('button', { name: 'More for this plan' }).first()
  await more.click()
  await page.getByRole('menuitem', { name: 'Remove from Jira' }).waitFor()
  await expectRoom(page, 'menu')
  await expectNoAxeFindings(page, 'menu')
  await page.getByRole('menuitem', { name: 'Remove from Jira' }).click()
  await page.getByRole('dialog', { name: 'Remove from Jira' }).waitFor()
  await expectRoom(page, 'removal')
  await expectNoAxeFindings(page, 'removal')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await more.click()
  await page.getByRole('menuitem', { name: 'Calendar subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click()
  await page.getByLabel('The address, shown this once').waitFor()
  await expectRoom(page, 'subscription')
  await expectNoAxeFindings(page, 'subscription')
})

async function expectRoom(page: Page, state: string): Promise<void> {
  await expectLargeTargets(page, state)
  const widest = await page.evaluate(() => Math.max(...[document.documentElement, ...document.querySelectorAll('[role="dialog"]')].map(({ scrollWidth }) => scrollWidth)))
  expect(widest, `width of ${state}`).toBeLessThanOrEqual(320)
}

/** A history of two plans with both services connected, one plan exported in part, as the server answers it. */
async function openHistory(page: Page): Promise<void> {
  const exported = { id: SPRINT.id, planId: SPRINT.id, target: 'jira', state: 'incomplete', sent: 0, total: 2, tasks: [], error: null, url: 'https://example.org/' }
  let hasFeed = true
  const answers: [string, unknown][] = [
    ['**/api/jira/projects', ['Web shop', 'Data platform', 'Mobile app'].map((name, index) => ({ id: `${index}`, key: ['WEB', 'DATA', 'APP'][index], name }))],
    ['**/api/jira/*/sprints?*', { values: [{ id: '14', name: 'Sprint 14', state: 'active' }], complete: true }],
    ['**/api/plans/*/exports', { exports: [exported] }],
  ]
  for (const [address, json] of answers) await page.route(address, (route) => route.fulfill({ json }))
  await page.route('**/api/plans/*/feed', (route) => {
    if (route.request().method() === 'DELETE') hasFeed = false
    return route.fulfill({ json: { url: 'https://example.org/api/feeds/private.ics', exists: hasFeed, createdAt: hasFeed ? '2049-01-01T10:00:00.000Z' : null } })
  })
  await answerWithHistory(page, [SPRINT, CALENDAR])
  await openAsMember(page, '/history')
  await page.getByRole('article').first().waitFor()
}
