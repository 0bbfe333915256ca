import { expect, signInAt, test } from '../support/browser-test.ts'
import { submitGoal } from '../support/plan-fixtures.ts'

const TRIED_FOR_SECONDS = 10

test('a duplicated tab that leaves does not cancel the plan of the first', async ({ page, context }) => {
  const cancellations: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'DELETE') cancellations.push(new URL(request.url()).pathname)
  })
  // No answer comes: the run is under way for as long as the test needs it.
  await context.route('**/api/generate-plan', () => undefined)
  await signInAt(page, '/app')
  await submitGoal(page, 'calendar', 'Learn to swim in 6 weeks')
  await expect(page.getByText('Generating Plan', { exact: true })).toBeVisible()

  const [duplicate] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/app'))])
  await expect(duplicate.getByText('Generating Plan', { exact: true })).toBeVisible()
  await duplicate.getByRole('banner').getByRole('link', { name: 'History' }).click()
  await expect(duplicate.getByRole('heading', { name: 'Your Plan History' })).toBeVisible()
  expect(cancellations).toEqual([])

  await page.bringToFront()
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click()
  await expect.poll(() => cancellations).toHaveLength(1)
})

test('a generation without a network shows words of ours', async ({ page }) => {
  await signInAt(page, '/app')
  await page.route('**/api/generate-plan', (route) => route.abort('internetdisconnected'))
  await page.clock.install()
  await submitGoal(page, 'calendar', 'Learn to swim in 6 weeks')
  const failure = page.getByText('Oops! There was an issue generating your plan.').first()
  // The server may have the run already: it is asked for ten seconds.
  for (let second = 0; second < TRIED_FOR_SECONDS - 2; second += 1) await page.clock.runFor(1_000)
  await expect(failure).toBeHidden()
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(failure).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByText('Failed to fetch')).toHaveCount(0)
})
