import type { Page } from '@playwright/test'
import { expect, memberTest, openAsMember, test } from '../support/browser-test.ts'
import { expectNoAxeFindings } from '../support/page-checks.ts'

/** Every label of the viewer's exports, downloads and menu; a task's title may hold the same words. */
const EXPORT_BUTTONS = /^(?:Connect Google Calendar|Create Google Events|Exported to Google Calendar|Connect to Jira|Add tasks to Jira|Exported to Jira|Download \.\w+|More for this plan)$/
/** Seldom enough to be quick, often enough to miss no slide. */
const LOOK_EVERY_MS = 500
const EXAMPLES = ['Italy vacation', 'Ecommerce sprint', 'Fitness routine', 'Auth sprint', 'Meal prep']

test.use({ reducedMotion: 'no-preference' })

test('the sections stand in order, and the header leads to them', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Product Tour', 'Examples', 'How It Works', 'Goes where you work', 'Features'])
  const features = ['AI task generation', 'Calendar and sprint views', 'Export to calendar and tracker', 'Memory of previous prompts', 'Minimal UI with zero setup', 'Natural-language processing', 'Real-time execution', 'Goal-oriented planning']
  for (const feature of features) await expect(page.locator('#features').getByRole('heading', { name: feature })).toBeVisible()
  for (const name of ['Google Calendar', 'Jira']) await expect(page.locator('#integrations').getByRole('heading', { name })).toBeVisible()
  await expect(page.locator('#how-it-works').getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await page.getByRole('banner').getByRole('link', { name: 'Product Tour' }).click()
  await expect(page).toHaveURL('/#tour')
  await expect(page.getByRole('heading', { name: 'Product Tour' })).toBeInViewport()
  await page.goto('about:blank')
  await page.goto('/#examples')
  await expect(page.getByRole('heading', { name: 'Examples' })).toBeInViewport()
})

test('the examples advance every 1.5 s, rest under pointer and focus, and stop when paused', async ({ page }) => {
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Example plans' })
  await carousel.scrollIntoViewIfNeeded()
  await expect.poll(() => firstSlide(page)).not.toBe('1 of 5')

  await carousel.getByRole('article').first().hover()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await slideChanges(page, 1000)
  expect(await slideChanges(page, 4500)).toBe(0)
  await page.mouse.move(0, 0)
  await expect.poll(() => slideChanges(page, 1500)).toBeGreaterThan(0)
  const changes = await slideChanges(page, 12_000)
  expect(changes).toBeGreaterThanOrEqual(7)
  expect(changes).toBeLessThanOrEqual(9)
  await carousel.getByRole('article').nth(1).getByRole('button').focus()
  await slideChanges(page, 1000)
  expect(await slideChanges(page, 4500)).toBe(0)

  await carousel.getByRole('button', { name: 'Pause the examples' }).click()
  await page.mouse.move(0, 0)
  await slideChanges(page, 1000)
  expect(await slideChanges(page, 4500)).toBe(0)
  await page.clock.resume()
  const before = await firstSlide(page)
  await carousel.getByRole('button', { name: 'Next example' }).press('Enter')
  await expect.poll(() => firstSlide(page)).not.toBe(before)
  await carousel.getByRole('button', { name: 'Previous example' }).press('Enter')
  await expect.poll(() => firstSlide(page)).toBe(before)
})

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the examples stand still, and each opens its plan by keyboard, on days that have tasks, with nothing to export', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Example plans' })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.getByRole('button', { name: 'Play the examples' })).toBeVisible()
    expect(await slideChanges(page, 4500)).toBe(0)
    for (const title of EXAMPLES) {
      const card = carousel.getByRole('article', { name: title })
      const isCalendar = (await card.getByRole('button').textContent()) === 'View calendar'
      await expect(card.locator('img')).toHaveAttribute('src', /\.svg$/)
      const prompt = (await card.getByRole('blockquote').textContent())!
      await card.getByRole('button', { name: isCalendar ? 'View calendar' : 'View sprint' }).press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(prompt)).toBeVisible()
      await expect(dialog.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
      if (isCalendar) {
        await expect(dialog.getByRole('row')).toHaveCount(6)
        expect(await dialog.locator('td[data-filled]').count()).toBeGreaterThan(0)
        await expect(dialog.getByText('Upcoming Events')).toBeVisible()
      } else {
        await expect(dialog.getByText('High', { exact: true }).first()).toBeVisible()
      }
      await dialog.getByRole('tab', { name: 'Detailed View' }).click()
      await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(10)
      await expect(dialog.getByRole('button', { name: EXPORT_BUTTONS })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(card.getByRole('button')).toBeFocused()
    }
  })
})

test('a step’s picture grows after a rest of the pointer or a press, and Escape closes it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.clock.install()
  const picture = page.getByRole('button', { name: 'Enlarge: Describe the goal' })
  const overlay = page.getByRole('dialog', { name: 'Describe the goal' })
  await picture.scrollIntoViewIfNeeded()
  await page.clock.pauseAt(Date.now() + 60_000)
  await picture.hover()
  await page.clock.runFor(790)
  await expect(overlay).toBeHidden()
  await page.clock.runFor(20)
  await expect(overlay).toBeVisible()
  expect((await overlay.boundingBox())!.width).toBeGreaterThan((await picture.boundingBox())!.width * 1.4)
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  // The pointer still rests there: that alone opens nothing again.
  await page.clock.runFor(2_000)
  await expect(overlay).toBeHidden()

  await page.mouse.move(0, 0)
  await picture.focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(90)
  await expect(overlay).toBeHidden()
  await page.clock.runFor(20)
  await expect(overlay).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(overlay).toBeHidden()
  await expect(picture).toBeFocused()
  await picture.click()
  await page.clock.runFor(110)
  await expect(overlay).toBeVisible()
  await overlay.click()
  await expect(overlay).toBeHidden()
})

test('the tour plays on demand, with captions, and fetches nothing before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const video = page.locator('#tour video')
  await video.scrollIntoViewIfNeeded()
  expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([])
  await expect(video).toHaveJSProperty('controls', true)
  await expect(video).toHaveJSProperty('autoplay', false)
  await expect(video).toHaveAttribute('poster', /\.webp$/)
  const played = await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
    await new Promise((resolve) => element.addEventListener('timeupdate', () => element.currentTime > 0.2 && resolve(null)))
    const [track] = element.textTracks
    element.pause()
    return { seconds: element.duration, cues: track?.cues?.length ?? 0, kind: track?.kind, mode: track?.mode }
  })
  expect(played).toMatchObject({ kind: 'captions', mode: 'showing' })
  expect(played.seconds).toBeGreaterThan(10)
  expect(played.cues).toBeGreaterThan(3)
})

test('a press on Sign in before the page has its code is not lost', async ({ page }) => {
  await page.route('**/assets/hydrate-landing-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Sign in to Get Started' }).click()
  await expect(page.getByText('Use another account')).toBeVisible()
})

test('a backend that is not well is only logged', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('Health check failed'))
  await page.route('**/api/health', (route) => route.fulfill({ status: 503, json: { ok: false } }))
  await page.goto('/')
  await logged
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign in to Get Started' })).toBeVisible()
})

memberTest('a member without a name is welcomed as Explorer, and goes to the dashboard', async ({ page }) => {
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), name: '' } })
  })
  await openAsMember(page, '/app')
  await page.getByRole('link', { name: 'Planwright' }).first().click()
  await expect(page.getByText('Welcome, Explorer', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/app')
})

test.describe('in both themes', () => {
  test.use({ reducedMotion: 'reduce' })

  test('axe finds nothing on the landing page, its overlays and an open example, at three widths', async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
      await expectNoAxeFindings(page, `page at ${width} px`)
      await page.getByRole('button', { name: 'Enlarge: Check every date' }).click()
      await expect(page.getByRole('dialog', { name: 'Check every date' })).toBeVisible()
      await expectNoAxeFindings(page, `enlarged picture at ${width} px`)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('region', { name: 'Example plans' }).getByRole('button', { name: 'View sprint' }).first().click()
    await page.getByRole('dialog').getByRole('tab', { name: 'Overview' }).waitFor()
    await expectNoAxeFindings(page, 'open example')
  })
})

/** Label of the slide at the carousel's left edge. */
function firstSlide(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const slides = [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
    const edge = document.querySelector('#examples h2')!.getBoundingClientRect().left
    const distance = (slide: HTMLElement) => Math.abs(slide.getBoundingClientRect().left - edge)
    return slides.toSorted((a, b) => distance(a) - distance(b))[0]!.getAttribute('aria-label')
  })
}

/** How often another slide comes to the left edge while `milliseconds` pass on the page's clock, which the test has installed. */
async function slideChanges(page: Page, milliseconds: number): Promise<number> {
  let changes = 0
  let last = await firstSlide(page)
  for (let passed = 0; passed < milliseconds; passed += LOOK_EVERY_MS) {
    await page.clock.runFor(LOOK_EVERY_MS)
    const now = await firstSlide(page)
    if (now !== last) changes += 1
    last = now
  }
  return changes
}
