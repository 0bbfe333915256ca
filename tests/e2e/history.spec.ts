import type { Page } from '@playwright/test'
import { expect, generatePlans, signInAt, test } from '../support/browser-test.ts'
import { answerWithHistory, fixtureRecord } from '../support/history-fixtures.ts'

const SEVEN_GOALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((number) => `Read chapter ${number} of a novel this week`)

test('an empty history says so', async ({ page }) => {
  await signInAt(page, '/history')
  await expect(page.getByRole('heading', { name: 'Your Plan History' })).toBeVisible()
  await expect(page.getByText('No history records found.')).toBeVisible()
})

test('six skeleton cards stand in while the history loads', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/history?*', async (route) => {
    await held
    await route.continue()
  })
  await signInAt(page, '/history')
  await expect(page.getByTestId('history-skeleton')).toHaveCount(6)
  release()
  await expect(page.getByText('No history records found.')).toBeVisible()
})

test('a plan is found again, opened and closed', async ({ page }) => {
  await signInAt(page, '/profile')
  await generatePlans(page, 'calendar', ['Learn to swim in 6 weeks, Tuesday and Thursday mornings'])
  await generatePlans(page, 'sprint', ['Add passwordless sign-in to a web shop in two weeks'])
  await page.getByRole('link', { name: 'History' }).click()

  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('Add passwordless sign-in to a web shop in two weeks')
  await expect(cards.first()).toContainText(/\d+ tasks?/)
  // Orange for a sprint, blue for a calendar.
  await expect(cards.first().locator('svg').first()).toHaveCSS('color', 'rgb(194, 87, 12)')
  await expect(cards.last().locator('svg').first()).toHaveCSS('color', 'rgb(37, 99, 201)')
  await expect(cards.last().getByRole('button', { name: 'View Calendar' })).toBeVisible()
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()

  await cards.first().getByRole('button', { name: 'View Sprint' }).click()
  const viewer = page.getByRole('dialog', { name: 'Add passwordless sign-in to a web shop in two weeks' })
  await expect(viewer.getByText('Overview', { exact: true })).toBeVisible()
  await expect(viewer.getByText('Detailed View', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('pages are turned, cached, and close up after a deletion', async ({ page }) => {
  await threeToAPage(page)
  await signInAt(page, '/profile')
  await generatePlans(page, 'calendar', SEVEN_GOALS)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  expect(await shownChapters(page)).toEqual(['seven', 'six', 'five'])

  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await next.click()
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  expect(await shownChapters(page)).toEqual(['one'])
  await expect(next).toBeDisabled()

  await deleteCard(page, 'one')
  await expect(page.getByText('History record deleted!')).toBeVisible()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  expect(await shownChapters(page)).toEqual(['four', 'three', 'two'])

  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/history?')) requests.push(request.url())
  })
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await deleteCard(page, 'six')
  await expect(page.getByRole('article').filter({ hasText: 'chapter six' })).toHaveCount(0)
  expect(await shownChapters(page)).toEqual(['seven', 'five', 'four'])
  await next.click()
  expect(await shownChapters(page)).toEqual(['three', 'two'])
  expect(requests).toEqual([])

  await page.reload()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  expect(await shownChapters(page)).toEqual(['three', 'two'])
})

test('a page past the end shows the last one', async ({ page }) => {
  await signInAt(page, '/profile')
  await generatePlans(page, 'calendar', [SEVEN_GOALS[0]!])
  await page.goto('/history?page=99')
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
})

test('a deletion that fails says why: by its status, a server’s fault, or no answer', async ({ page }) => {
  const failures = [
    { status: 404, text: 'Error: Not Found' },
    { status: 403, text: 'Error: Forbidden' },
    { status: 500, text: 'Server error while deleting the record. Try again later.' },
    { status: null, text: 'Unexpected error occurred' },
  ]
  await answerWithHistory(page, [fixtureRecord(1, 'calendar', SEVEN_GOALS[0]!)])
  await signInAt(page, '/history')
  for (const { status, text } of failures) {
    await page.route('**/api/history/*/user/*', (route) =>
      status === null ? route.abort() : route.fulfill({ status, json: { code: 'internal', detail: 'Broken on purpose.' } }),
    )
    await deleteCard(page, 'one')
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.unroute('**/api/history/*/user/*')
  }
})

test('the delete icon is a spinner while that record is being deleted', async ({ page }) => {
  await signInAt(page, '/profile')
  await generatePlans(page, 'calendar', SEVEN_GOALS.slice(0, 2))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/history/*/user/*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'History' }).click()
  await deleteCard(page, 'one')
  await expect(page.getByRole('button', { name: 'Deleting' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Deleting' })).toBeDisabled()
  release()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a history that cannot be loaded is logged, and can be asked for again', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('the history was not fetched'))
  await page.route('**/api/history?*', (route) => route.fulfill({ status: 400, json: { code: 'invalid_request', detail: 'Broken on purpose.' } }))
  await signInAt(page, '/history')
  await expect(page.getByText('The history could not be loaded.')).toBeVisible()
  await logged
  await page.unroute('**/api/history?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No history records found.')).toBeVisible()
})

/** Real answers of the server, with fewer records to a page than the daily credits can fill. */
async function threeToAPage(page: Page): Promise<void> {
  await page.route('**/api/history?*', (route) => route.continue({ url: route.request().url().replace('limit=10', 'limit=3') }))
}

async function shownChapters(page: Page): Promise<string[]> {
  const prompts = await page.getByRole('article').getByRole('heading').allInnerTexts()
  return prompts.map((prompt) => /chapter (\w+)/.exec(prompt)![1]!)
}

async function deleteCard(page: Page, chapter: string): Promise<void> {
  await page.getByRole('article').filter({ hasText: `chapter ${chapter} ` }).getByRole('button', { name: /^Delete/ }).click()
}
