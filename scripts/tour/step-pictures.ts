import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { generatePlans } from '../../tests/support/browser-test.ts'
import { examPrompt, LANDING_FOLDER, openContext, signIn, SPRINT_PROMPT } from './installation.ts'

/** With the scale, the 1200 x 840 of step-pictures.ts on the landing page. */
const VIEWPORT = { width: 1000, height: 700 }
const SCALE = 1.2
const WEBP_QUALITY = 84
const ABOVE_PX = 84
/** Fill the history's page. */
const EXAMPLE_PROMPTS = {
  sprint: 'Move the reporting service to PostgreSQL with no downtime',
  calendar: ['Learn to swim in 6 weeks, Tuesday and Thursday mornings at 7:30', 'Five days in Lisbon with two kids, nothing before 9:30, back by 19:00', 'Write a 60 page thesis in 10 weeks, weekday mornings'],
}

/** One picture of each step in each theme. */
export async function takeStepPictures(browser: Browser, address: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    const context = await openContext(browser, { viewport: VIEWPORT, deviceScaleFactor: SCALE, colorScheme: theme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signIn(page, address, `pictures-${theme}@example.org`)
    const take = (step: string) => save(page, `${step}-${theme}`)

    await page.getByRole('textbox').first().fill(examPrompt())
    await scrollTo(page.getByRole('radio').first())
    await take('describe')

    const release = await holdGeneration(page)
    await page.keyboard.press('Enter')
    await page.getByText('Generating Plan').first().waitFor()
    await scrollTo(page.getByRole('textbox').first())
    await take('watch')
    release()

    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await page.getByText('Your plan has been created successfully!').waitFor({ state: 'hidden' })
    await openChecks(page)
    await take('check')

    await page.unroute('**/api/generate-plan')
    await generatePlans(page, 'sprint', [SPRINT_PROMPT, EXAMPLE_PROMPTS.sprint])
    await generatePlans(page, 'calendar', EXAMPLE_PROMPTS.calendar)
    await page.goto(`${address}/history`)
    await page.getByRole('article').nth(5).waitFor()
    await take('use')
    await context.close()
  }
}

/** Keeps the request from leaving, so that the progress panel can be looked at; the result lets it go. */
async function holdGeneration(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/generate-plan', async (route) => {
    await held
    await route.continue()
  })
  return release
}

async function openChecks(page: Page): Promise<void> {
  const checks = page.getByRole('button', { name: /checks/i }).or(page.locator('summary', { hasText: /check/i })).first()
  if ((await checks.getAttribute('aria-expanded')) !== 'true') await checks.click()
  await scrollTo(checks)
}

/** Puts the element a little below the header. */
async function scrollTo(element: Locator): Promise<void> {
  await element.evaluate((target, above) => window.scrollTo(0, target.getBoundingClientRect().top + window.scrollY - above), ABOVE_PX)
}

/** Playwright itself writes no WebP. */
async function save(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForTimeout(300)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY })
  await writeFile(join(LANDING_FOLDER, 'pictures', `${name}.webp`), Buffer.from(data, 'base64'))
}
