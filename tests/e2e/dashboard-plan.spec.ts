import type { Page } from '@playwright/test'
import type { Plan } from '../../src/contract/plan.ts'
import { expect, generatePlans, memberTest as test, openAsMember, signInAt, test as visitorTest } from '../support/browser-test.ts'
import { answerWithPlan, fixturePlan, fixtureTask, submitGoal } from '../support/plan-fixtures.ts'

/** Far enough ahead to stay upcoming. January 2049 touches six weeks that start on Sunday: the 31st is folded into the 24th. */
const JANUARY = fixturePlan('calendar', [
  fixtureTask('Breakfast', { startTime: '08:00', endTime: '09:00', location: 'Lisbon' }),
  fixtureTask('Lunch', { startTime: '12:30', endTime: '13:00' }),
  fixtureTask('Dinner', { startTime: '19:00', endTime: '20:00' }),
  fixtureTask('Farewell', { date: '2049-01-31' }),
  fixtureTask('Conference', { date: '2049-01-11', endDate: '2049-01-13', priority: 'high' }),
  fixtureTask('February walk', { date: '2049-02-02' }),
])

test.describe('the week and the agenda', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('show the same days, each in its own way', async ({ page }) => {
    await showPlan(page, JANUARY)
    await page.getByText('Week', { exact: true }).click()
    await expect(page.getByRole('heading', { name: /Jan 10\s–\s16, 2049/ })).toBeVisible()
    const tuesday = page.getByRole('region', { name: 'Tuesday, January 12, 2049, 1 event' })
    await expect(tuesday.getByRole('button', { name: 'Conference' })).toBeVisible()
    for (let week = 0; week < 2; week += 1) await page.getByRole('button', { name: 'Later days' }).click()
    const sunday = page.getByRole('region', { name: 'Sunday, January 24, 2049, 3 events' })
    await expect(sunday.getByRole('button')).toHaveText([/Breakfast/, /Lunch/, /Dinner/])
    await sunday.getByRole('button', { name: /Lunch/ }).click()
    await expect(page.getByRole('dialog', { name: /January 24/ })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByText('Agenda', { exact: true }).click()
    await expect(page.getByRole('heading', { name: 'January 2049', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Wednesday, January 13, 2049' })).toContainText('continues')
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page.getByRole('region', { name: 'Tuesday, February 2, 2049' })).toContainText('February walk')
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page.getByText('Nothing is planned in this month.')).toBeVisible()
  })

  test('have room for three days on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await showPlan(page, JANUARY)
    await page.getByText('Week', { exact: true }).click()
    await expect(page.getByRole('region', { name: /2049, \d event|2049, no events|2048/ })).toHaveCount(3)
  })
})

test.describe('the month grid', () => {
  // Half a day behind Tokyo, where the plan is at home: a date shifted by the browser would show.
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('always has 35 cells and folds the sixth week in', async ({ page }) => {
    await showPlan(page, JANUARY)
    const grid = page.getByRole('grid', { name: 'Calendar of January 2049' })
    await expect(grid.getByRole('columnheader')).toHaveText([/Sun/, /Mon/, /Tue/, /Wed/, /Thu/, /Fri/, /Sat/])
    await expect(grid.getByRole('gridcell')).toHaveCount(35)
    const folded = grid.getByRole('gridcell', { name: 'Sunday, January 24, 2049 and Sunday, January 31, 2049, 4 events' })
    await expect(folded).toContainText('24/31')
    for (const month of ['February 2049', 'March 2049']) {
      await page.getByRole('button', { name: 'Next month' }).click()
      await expect(page.getByRole('grid', { name: `Calendar of ${month}` }).getByRole('gridcell')).toHaveCount(35)
    }
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(page.getByRole('gridcell', { name: /^Tuesday, February 2, 2049, 1 event/ })).toContainText('February walk')
  })

  test('shows at most two events in a cell, and +N more opens the day', async ({ page }) => {
    await showPlan(page, JANUARY)
    const folded = page.getByRole('gridcell', { name: /^Sunday, January 24/ })
    await expect(folded.getByRole('button')).toHaveText([/8 AM.*Breakfast/, /Farewell/, '+2 more'])
    await folded.getByText('+2 more').click()
    const day = page.getByRole('dialog', { name: /January 24/ })
    for (const title of ['Breakfast', 'Lunch', 'Dinner', 'Farewell']) await expect(day.getByText(title, { exact: true })).toBeVisible()
    await expect(day.getByText(/12:30\s–\s1:00\sPM/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(day).toBeHidden()
    await expect(folded.getByText('+2 more')).toBeFocused()
  })

  test('has one card with title, description, time and location, for the pointer and the keyboard', async ({ page }) => {
    await showPlan(page, JANUARY)
    const breakfast = page.getByRole('gridcell', { name: /^Sunday, January 24/ }).getByRole('button', { name: /Breakfast/ })
    await breakfast.hover()
    const card = page.getByRole('tooltip').filter({ hasText: 'Breakfast' })
    await expect(card).toContainText('What to do for “Breakfast”.')
    await expect(card).toContainText(/8:00\s–\s9:00\sAM/)
    await expect(card).toContainText('Lisbon')
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()

    await page.mouse.move(0, 0)
    await page.locator('td[tabindex="0"]').focus()
    while (!(await page.getByRole('gridcell', { name: /^Sunday, January 24/ }).evaluate((cell) => cell === document.activeElement))) {
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Tab')
    await expect(breakfast).toBeFocused()
    await expect(card).toBeVisible()
    await expect(breakfast).toHaveAccessibleDescription(/What to do for “Breakfast”/)
  })

  test('is walked through by keyboard, also into the next month', async ({ page }) => {
    await showPlan(page, JANUARY)
    await page.getByRole('gridcell', { name: /^Monday, January 11/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('gridcell', { name: /^Monday, January 18/ })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(page.getByRole('gridcell', { name: /^Sunday, January 17/ })).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(page.getByRole('gridcell', { name: /^Wednesday, February 17/ })).toBeFocused()
    await expect(page.locator('td[tabindex="0"]')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Wednesday, February 17, 2049' })).toContainText('Nothing is planned for this day.')
  })

  test('shows a task of several days on each of them', async ({ page }) => {
    await showPlan(page, JANUARY)
    for (const day of [11, 12, 13]) {
      await expect(page.getByRole('gridcell', { name: new RegExp(`January ${day}, 2049, 1 event`) })).toContainText('Conference')
    }
    await expect(page.getByRole('gridcell', { name: /January 14, 2049, no events/ })).toHaveText('14Thursday, January 14, 2049, no events')
  })

  test('lists what is ahead', async ({ page }) => {
    await showPlan(page, JANUARY)
    const upcoming = page.getByRole('region', { name: 'Upcoming Events' })
    await expect(upcoming.getByRole('listitem').first()).toContainText('Conference')
    await expect(upcoming.getByRole('listitem')).toHaveCount(6)
    await upcoming.getByRole('button', { name: /February walk/ }).click()
    await expect(page.getByRole('dialog', { name: 'Tuesday, February 2, 2049' })).toBeVisible()
  })
})

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE' })

  test('the week starts on Monday and the clock has 24 hours, with the page in English', async ({ page }) => {
    await showPlan(page, JANUARY)
    await expect(page.getByRole('columnheader').first()).toContainText('Monday')
    await expect(page.getByRole('gridcell', { name: /24 January/ })).toContainText(/0?8:00/)
    await expect(page.getByRole('gridcell').last()).toContainText('Sunday, 31 January 2049, 1 event')
  })
})

test.describe('a sprint plan', () => {
  const sprint = fixturePlan('sprint', [
    fixtureTask('Polish', { priority: 'low', sprint: 2, assignee: 'Grace', estimatedHours: 3 }),
    fixtureTask('Build', { priority: 'high', sprint: 1, assignee: 'Ada', estimatedHours: 6, tags: ['api', 'database', 'login', 'test', 'fifth'] }),
    fixtureTask('Review', { sprint: 1, assignee: 'Grace', estimatedHours: 1.5, dependsOn: ['build'], why: 'Grace is free on Sunday.', references: ['https://example.org/review'] }),
    fixtureTask('-', { id: 'stray' }),
  ])

  test('is a grid of cards from high to low, with at most four tags', async ({ page }) => {
    await showPlan(page, sprint)
    const cards = page.getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText(['Build', 'Review', '-', 'Polish'])
    await expect(cards.first()).toContainText('High')
    await expect(cards.first()).toContainText('6 h')
    await expect(cards.first()).toContainText('Sun, Jan 24, 2049')
    await expect(cards.first().getByRole('listitem')).toHaveText(['api', 'database', 'login', 'test'])
  })

  test('can be seen by sprint and person', async ({ page }) => {
    await showPlan(page, sprint)
    await page.getByText('By sprint and person').click()
    const first = page.getByRole('region', { name: 'Sprint 1' })
    await expect(first.getByRole('heading', { level: 4 })).toHaveText([/Ada: 6 h, 1 task/, /Grace: 1.5 h, 1 task/])
    await expect(page.getByRole('region', { name: 'Sprint 2' })).toContainText('Polish')
  })

  test('says in the Detailed View why a task stands where it does and what it comes after', async ({ page }) => {
    await showPlan(page, sprint)
    await page.getByRole('tab', { name: 'Detailed View' }).click()
    const tasks = page.getByRole('tabpanel', { name: 'Detailed View' }).getByRole('heading', { level: 3 })
    await expect(tasks).toHaveText(['Polish', 'Build', 'Review'])
    await expect(page.getByText('Grace is free on Sunday.')).toBeVisible()
    await expect(page.getByRole('link', { name: /example\.org\/review/ })).toHaveAttribute('href', 'https://example.org/review')
    await page.getByRole('button', { name: 'Build', exact: true }).click()
    await expect(page.locator('li:focus')).toContainText('Build')
    await page.getByRole('tab', { name: 'Detailed View' }).press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('what was assumed, what was checked and what does not fit stand with the plan', async ({ page }) => {
  await showPlan(
    page,
    fixturePlan('calendar', [fixtureTask('Read')], {
      warnings: ['Short by 6.5 h before 12 June.'],
      checks: [
        { name: 'Nothing overlaps', ok: true, detail: '' },
        { name: 'daily', ok: false, detail: 'Monday is left out.' },
      ],
    }),
  )
  await expect(page.getByText('Short by 6.5 h before 12 June.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Every evening' })).toContainText('each night')
  await expect(page.getByRole('listitem').filter({ hasText: 'Two weeks, as no span was named' })).toContainText('assumed')
  await expect(page.getByText('1 of 2 checks does not hold')).toBeVisible()
  await expect(page.getByText('Monday is left out.')).toBeVisible()
})

visitorTest('in the plan viewer, Escape closes the day before the viewer', async ({ page }) => {
  await signInAt(page, '/profile')
  await generatePlans(page, 'calendar', ['Learn to swim in 6 weeks, Tuesday and Thursday mornings'])
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click()
  await page.getByRole('button', { name: 'View Calendar' }).click()
  const viewer = page.getByRole('dialog', { name: /Learn to swim/ })
  await viewer.getByRole('region', { name: 'Upcoming Events' }).getByRole('button').first().click()
  const day = page.locator('dialog[open]')
  await expect(day.getByRole('heading', { level: 3 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(day).toHaveCount(0)
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('a plan of 500 tasks opens its Detailed View without a wait, and the page is as long as it says', async ({ page }) => {
  const tasks = Array.from({ length: 500 }, (_, index) =>
    fixtureTask(`Task number ${index + 1}`, { date: `2049-01-${String(1 + (index % 28)).padStart(2, '0')}`, tags: ['a', 'b'], why: 'It is the next free place.' }),
  )
  await showPlan(page, fixturePlan('calendar', tasks))
  await expect(page.getByText('+16 more').first()).toBeVisible()
  const milliseconds = await page.evaluate(async () => {
    const before = performance.now()
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="false"]')!.click()
    while (document.querySelectorAll('[role="tabpanel"] li h3').length < 500) await new Promise((next) => requestAnimationFrame(next))
    return performance.now() - before
  })
  // The bound leaves room for a machine that runs other tests on both of its cores.
  expect(milliseconds).toBeLessThan(2000)

  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect.poll(height).toBeGreaterThan(20_000)
  const promised = await height()
  await page.evaluate(() => document.styleSheets[0]!.insertRule('* { content-visibility: visible !important }'))
  expect(promised / (await height())).toBeGreaterThan(0.97)
  expect(promised / (await height())).toBeLessThan(1.03)
})

async function showPlan(page: Page, plan: Plan): Promise<void> {
  await openAsMember(page, '/app')
  await answerWithPlan(page, plan)
  await submitGoal(page, plan.plannerType, 'Whatever the test answers with')
  await page.getByRole('heading', { name: plan.title }).waitFor()
}
