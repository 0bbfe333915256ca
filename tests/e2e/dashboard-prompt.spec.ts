import type { Page } from '@playwright/test'
import { expect, memberTest as test, openAsMember, signInAt, test as visitorTest } from '../support/browser-test.ts'

const LONG_ENOUGH = 'Learn to swim in 6 weeks, Tuesday and Thursday mornings'

test.describe('the planner cards', () => {
  test('say what each planner is for, the calendar being chosen', async ({ page }) => {
    await openAsMember(page, '/app')
    const group = page.getByRole('radiogroup', { name: 'Planner type' })
    await expect(group.getByText('Perfect for time-based schedules, study plans, and event management')).toBeVisible()
    await expect(group.getByText('Ideal for project management, task breakdowns, and agile workflows')).toBeVisible()
    for (const feature of ['Time-based scheduling', 'Google Calendar sync', 'Task breakdown', 'Jira integration', 'Sprint planning']) {
      await expect(group.getByText(feature, { exact: true })).toBeVisible()
    }
    await expect(group.getByRole('radio', { name: 'Calendar Planner' })).toBeChecked()
    await expect(group.getByRole('radio', { name: 'Sprint Planner' })).not.toBeChecked()
  })

  test('are one radio group for the keyboard', async ({ page }) => {
    await openAsMember(page, '/app')
    await page.getByRole('radio', { name: 'Calendar Planner' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Sprint Planner' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Sprint Planner' })).toBeFocused()
  })
})

test.describe('the prompt box', () => {
  test('says what is wrong, and forgets it on typing', async ({ page }) => {
    await openAsMember(page, '/app')
    const box = promptBox(page)
    await box.press('Enter')
    await expect(page.getByText('Please enter a task description')).toBeVisible()
    await box.pressSequentially('  swim')
    await expect(page.getByText('Please enter a task description')).toBeHidden()
    await box.press('Enter')
    await expect(page.getByText('Please provide more details (at least 10 characters)')).toBeVisible()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await box.press('Escape')
    await expect(page.getByText('Please provide more details (at least 10 characters)')).toBeHidden()
    await expect(box).toHaveValue('')
  })

  test('takes a new line with Shift and Enter', async ({ page }) => {
    await openAsMember(page, '/app')
    const box = promptBox(page)
    await box.pressSequentially('one')
    await box.press('Shift+Enter')
    await box.pressSequentially('two')
    await expect(box).toHaveValue('one\ntwo')
  })

  test('does not submit the Enter that ends a composition', async ({ page }) => {
    await openAsMember(page, '/app')
    const requests = countGenerations(page)
    await promptBox(page).fill(LONG_ENOUGH)
    await promptBox(page).evaluate((box) =>
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })),
    )
    await expect(promptBox(page)).toBeEnabled()
    expect(requests()).toBe(0)
  })

  test('is cut at 5000 characters, typed or pasted, never inside a character', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAsMember(page, '/app')
    const box = promptBox(page)
    await box.fill('a'.repeat(4998))
    await expect(page.getByText('4,998/5,000')).toBeVisible()
    await box.press('End')
    await box.pressSequentially('bcd')
    await expect(box).toHaveValue(`${'a'.repeat(4998)}bc`)
    await expect(page.getByText('The prompt is at its maximum length.')).toBeAttached()
    await expect(page.getByText('5,000/5,000')).toHaveCSS('color', await colorOf(page, '--pw-danger-text'))

    await page.evaluate(() => navigator.clipboard.writeText(`${'x'.repeat(4999)}😀 and more`))
    await box.press('ControlOrMeta+a')
    await box.press('ControlOrMeta+v')
    await expect(box).toHaveValue('x'.repeat(4999))
  })

  test('offers five ideas for each planner, and a click fills the box', async ({ page }) => {
    await openAsMember(page, '/app')
    const ideas = page.getByRole('region', { name: 'Ideas to start from' }).getByRole('button')
    await expect(ideas).toHaveCount(5)
    const calendarIdea = await ideas.first().innerText()
    await page.getByRole('radio', { name: 'Sprint Planner' }).check()
    await expect(ideas).toHaveCount(5)
    const sprintIdea = await ideas.first().innerText()
    expect(sprintIdea).not.toBe(calendarIdea)
    await ideas.first().click()
    await expect(promptBox(page)).toHaveValue(sprintIdea)
    await expect(promptBox(page)).toBeFocused()
    await expect(page.getByText('Enter to submit')).toBeVisible()
    await expect(page.getByText('Esc to clear')).toBeVisible()
  })

  test('is disabled without credits', async ({ page }) => {
    await page.route('**/api/user', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), credits: 0 } })
    })
    await openAsMember(page, '/app')
    await expect(promptBox(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Generate plan' })).toBeDisabled()
  })
})

test.describe('what was typed', () => {
  test('survives a reload, with its planner', async ({ page }) => {
    await openAsMember(page, '/app')
    await page.getByRole('radio', { name: 'Sprint Planner' }).check()
    await promptBox(page).fill(LONG_ENOUGH)
    await page.reload()
    await expect(promptBox(page)).toHaveValue(LONG_ENOUGH)
    await expect(page.getByRole('radio', { name: 'Sprint Planner' })).toBeChecked()
  })

  visitorTest('survives a login that expired and signing in again', async ({ page }) => {
    await signInAt(page, '/app')
    await page.route('**/api/generate-plan', (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthorized', detail: 'The token has expired.' } }),
    )
    await promptBox(page).fill(LONG_ENOUGH)
    await promptBox(page).press('Enter')
    await expect(page.getByText('Unauthorized – Login expired').first()).toBeVisible()
    await expect(promptBox(page)).toHaveValue(LONG_ENOUGH)

    await page.unroute('**/api/generate-plan')
    await page.evaluate(() => indexedDB.deleteDatabase('planwright-identity'))
    await page.reload()
    await expect(page).toHaveURL('/')
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    // The provider still knows who we are.
    await page.waitForURL('/app')
    // The run of before the sign-in is attached to, so the goal stands either in the box or in its result.
    await expect(page.getByText(LONG_ENOUGH).first()).toBeVisible()
  })
})

function promptBox(page: Page) {
  return page.getByLabel('What do you want to plan?')
}

function countGenerations(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/generate-plan')) count += 1
  })
  return () => count
}

/** A token of the page's style sheet as the browser computes it. */
function colorOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
}
