import { expect, memberTest as test, openAsMember, signInAt, test as visitorTest } from '../support/browser-test.ts'
import { expectNoAxeFindings } from '../support/page-checks.ts'
import { answerWithPlan, fixturePlan, fixtureTask, submitGoal } from '../support/plan-fixtures.ts'

const GOAL = 'Learn to swim in 6 weeks, Tuesday and Thursday mornings'

const TASKS = [
  fixtureTask('Breakfast', { startTime: '08:00', endTime: '09:00', priority: 'high', location: 'Lisbon' }),
  fixtureTask('Lunch', { startTime: '12:30', endTime: '13:00', tags: ['food', 'rest'], sprint: 1, assignee: 'Ada' }),
  fixtureTask('Dinner', { priority: 'low', why: 'The evening is free.', dependsOn: ['lunch'], references: ['https://example.org/'], sprint: 2 }),
]
const FACTS = { warnings: ['Short by 2 h.'], checks: [{ name: 'every day', ok: false, detail: 'Monday is left out.' }] }

for (const width of [390, 1440]) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('on the empty dashboard and on a prompt with an error', async ({ page }) => {
      await openAsMember(page, '/app')
      await page.getByText('Ready to plan your next project?').waitFor()
      await expectNoAxeFindings(page)
      await page.getByLabel('What do you want to plan?').press('Enter')
      await page.getByText('Please enter a task description').waitFor()
      await expectNoAxeFindings(page)
    })

    test('while generating and after a failure', async ({ page }) => {
      await openAsMember(page, '/app')
      let fail = () => {}
      const failed = new Promise<void>((resolve) => {
        fail = resolve
      })
      await page.route('**/api/generate-plan', async (route) => {
        await failed
        await route.fulfill({ status: 500, json: { code: 'internal', detail: 'Broken on purpose.' } })
      })
      await submitGoal(page, 'calendar', GOAL)
      await page.getByText('Generating Plan', { exact: true }).waitFor()
      await expectNoAxeFindings(page)
      fail()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      await expectNoAxeFindings(page)
    })

    test('on a calendar plan, its day and its details', async ({ page }) => {
      await openAsMember(page, '/app')
      await answerWithPlan(page, fixturePlan('calendar', TASKS, FACTS))
      await submitGoal(page, 'calendar', GOAL)
      await page.getByRole('grid').waitFor()
      for (const scale of ['Week', 'Agenda']) {
        await page.getByText(scale, { exact: true }).click()
        await expectNoAxeFindings(page)
      }
      await page.getByText('Month', { exact: true }).click()
      // It would lie over what is being looked at.
      await expect(page.getByText('Your plan has been created successfully!')).toBeHidden()
      await expectNoAxeFindings(page)
      await page.getByRole('button', { name: /more on/ }).click()
      await page.getByRole('dialog').waitFor()
      await expectNoAxeFindings(page)
      await page.keyboard.press('Escape')
      await page.getByRole('tab', { name: 'Detailed View' }).click()
      await expectNoAxeFindings(page)
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await expectNoAxeFindings(page)
    })

    visitorTest('on a sprint plan in both arrangements, and without credits', async ({ page }) => {
      await signInAt(page, '/app')
      await answerWithPlan(page, fixturePlan('sprint', TASKS, { checks: [] }))
      await page.route('**/api/user', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), credits: 0 } })
      })
      await submitGoal(page, 'sprint', GOAL)
      await page.getByRole('article').first().waitFor()
      await page.getByRole('button', { name: '0 Credits' }).waitFor({ state: 'attached' })
      await expectNoAxeFindings(page)
      await page.getByText('By sprint and person').click()
      await expectNoAxeFindings(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
}
