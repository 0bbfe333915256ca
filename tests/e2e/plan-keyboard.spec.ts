import { expect, memberTest as test, openAsMember } from '../support/browser-test.ts'
import { expectFocusSeenAtEveryStop, expectLargeTargets } from '../support/keyboard-checks.ts'
import { answerWithPlan, fixturePlan, fixtureTask, submitGoal } from '../support/plan-fixtures.ts'

const GOAL = 'Learn to swim in 6 weeks, Tuesday and Thursday mornings'
const PLAN = fixturePlan('calendar', [
  fixtureTask('Breathe', { startTime: '07:00', endTime: '08:00', location: 'Pool', priority: 'high' }),
  fixtureTask('Float', { startTime: '18:00', endTime: '19:30', dependsOn: ['breathe'], references: ['https://example.org/'] }),
  fixtureTask('Glide', { priority: 'low', why: 'The evening is free.' }),
])

test('a goal is typed, planned and read by keyboard alone, and the focus is always seen', async ({ page }) => {
  await openAsMember(page, '/app')
  await answerWithPlan(page, PLAN)
  await page.getByRole('radio', { name: 'Calendar Planner' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Sprint Planner' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.type(GOAL)
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor()

  // Where the system sets the colours, what is chosen must still be told from what is not.
  await page.emulateMedia({ forcedColors: 'active' })
  const colorBehind = (label: string) => page.getByText(label, { exact: true }).evaluate((face) => getComputedStyle(face).backgroundColor)
  expect(await colorBehind('Month')).not.toBe(await colorBehind('Week'))
  const lineUnder = (tab: string) => page.getByRole('tab', { name: tab }).evaluate((element) => getComputedStyle(element).borderBottomColor)
  expect(await lineUnder('Overview')).not.toBe(await lineUnder('Detailed View'))
  const outlineOf = (planner: string) => page.getByRole('radio', { name: planner }).evaluate((radio) => getComputedStyle(radio.closest('label')!).outlineStyle)
  expect([await outlineOf('Calendar Planner'), await outlineOf('Sprint Planner')]).toEqual(['solid', 'none'])
  await page.emulateMedia({ forcedColors: 'none' })

  await page.getByRole('radio', { name: 'Month' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: /January 24, 2049, 3 events/ })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  const day = page.getByRole('gridcell', { name: /January 24, 2049/ })
  await day.waitFor()
  await page.keyboard.press('Tab')
  await expect(day).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /January 24/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(day).toBeFocused()

  await expectFocusSeenAtEveryStop(page)
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel').getByText('The evening is free.')).toBeVisible()
  await expectFocusSeenAtEveryStop(page)
})

test('every control of a plan is at least 24 px wide and high, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsMember(page, '/app')
  await answerWithPlan(page, PLAN)
  await submitGoal(page, 'calendar', GOAL)
  await page.getByRole('grid').waitFor()
  for (const scale of ['Week', 'Agenda', 'Month']) {
    await page.getByText(scale, { exact: true }).click()
    await expectLargeTargets(page, scale)
  }
  await page.getByRole('tab', { name: 'Detailed View' }).click()
  await page.getByText('The evening is free.').waitFor()
  await expectLargeTargets(page, 'Detailed View')
})

for (const locale of ['de', 'es']) {
  test(`a plan stays within a phone's width in the longer words of '${locale}'`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openAsMember(page, '/app')
    await page.route('**/api/user', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), locale } })
    })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await answerWithPlan(page, PLAN)
    await page.getByRole('textbox').first().fill(GOAL)
    await page.keyboard.press('Enter')
    for (const view of [0, 1]) {
      await page.getByRole('tab').nth(view).click()
      await expect(page.getByRole('tab').nth(view)).toHaveAttribute('aria-selected', 'true')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  })
}

test('nothing moves by itself where less motion is wanted', async ({ page }) => {
  await openAsMember(page, '/app')
  await page.route('**/api/generate-plan', () => new Promise<void>(() => {}))
  await submitGoal(page, 'calendar', GOAL)
  await page.getByText('Generating Plan', { exact: true }).waitFor()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'an animation')),
  )
  expect(moving).toEqual([])
})
