import { expect, memberTest as test, openAsMember } from '../support/browser-test.ts'
import { answerWithPlan, fixturePlan, fixtureTask, submitGoal } from '../support/plan-fixtures.ts'

const GOAL = 'Add sign-in by e-mail to our web shop in one sprint'
const PLAN = fixturePlan('sprint', [
  fixtureTask('Build', { date: '2049-01-24', priority: 'high', sprint: 1, assignee: 'Ada', estimatedHours: 6 }),
  fixtureTask('Polish', { date: '2049-02-04', priority: 'low', sprint: 1 }),
  fixtureTask('-', { id: 'stray', date: '2049-01-25' }),
])

test('a result states its prompt, its planner, how much it is and when, and marks priorities in both views', async ({ page }) => {
  await openAsMember(page, '/app')
  await answerWithPlan(page, PLAN)
  await submitGoal(page, 'sprint', GOAL)
  const result = page.getByRole('region', { name: 'Your plan' })
  await expect(result.getByText('Sprint Plan', { exact: true })).toBeVisible()
  await expect(result.getByText(GOAL, { exact: true })).toBeVisible()
  const facts = { Tasks: '3 tasks', 'Estimated duration': '2 weeks', Dates: /Jan 24\s–\sFeb 4, 2049/, 'Time zone': 'Asia/Tokyo' }
  for (const [name, value] of Object.entries(facts)) {
    await expect(result.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) }).locator('dd')).toHaveText(value)
  }
  await expect(result.getByRole('tab')).toHaveText(['Overview', 'Detailed View'])
  await expect(result.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  await expect(result.getByRole('article').first()).toContainText('What to do for “Build”.')

  await result.getByRole('tab', { name: 'Detailed View' }).click()
  const tasks = result.getByRole('tabpanel').locator('li[data-priority]')
  await expect(tasks).toHaveText([/^Build.*High/, /^Polish.*Low/])
  const [high, low] = await tasks.evaluateAll((items) => items.map((item) => getComputedStyle(item).borderTopColor))
  expect(high).not.toBe(low)
  const badges = tasks.getByText(/^(High|Low)$/)
  const [highBadge, lowBadge] = await badges.evaluateAll((items) => items.map((item) => getComputedStyle(item).backgroundColor))
  expect(highBadge).not.toBe(lowBadge)
})
