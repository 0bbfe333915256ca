import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, signInAt, test } from '../support/browser-test.ts'

const SITE = join(import.meta.dirname, '../../dist/web')
/** Bytes after gzip of all script that a page's first load fetches. */
const LANDING_BUDGET = 110_000
const DASHBOARD_BUDGET = 220_000

const PAGES = [
  { path: '/', title: 'Planwright - AI Powered Planner', heading: 'Type a goal. Get a plan that holds.', status: 200 },
  { path: '/contact', title: 'Contact - Planwright', heading: 'Our team of experts are here to help', status: 200 },
  { path: '/privacy-policy', title: 'Privacy Policy - Planwright', heading: 'Privacy Policy', status: 200 },
  { path: '/terms-of-use', title: 'Terms of Use - Planwright', heading: 'Terms of Use', status: 200 },
  { path: '/no-such-page', title: 'Planwright - AI Powered Planner', heading: 'Page Not Found', status: 404 },
]

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read and says what it is', async ({ page, baseURL }) => {
    for (const { path, title, heading, status } of PAGES) {
      const response = (await page.goto(path))!
      expect(response.status(), path).toBe(status)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' })).toBeVisible()
      const html = await response.text()
      expect(html, path).not.toMatch(/\sstyle="|__[A-Z_]+__/)
      if (status === 200) await expectPreview(page, { address: baseURL + path, title })
    }
    await page.goto('/')
    await expect(page.getByText('Italy vacation, 8 days: Rome, Florence, Venice.')).toBeVisible()
  })
})

test('the preview image is a picture of 1200 x 630', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const image = await (await request.get(address!)).body()
  // A PNG's size stands in its first chunk: https://www.w3.org/TR/png/#11IHDR
  expect([image.toString('latin1', 1, 4), image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
})

test('script on the first load stays within its budgets', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('#root')).toBeVisible()
  await page.mouse.move(200, 200)
  await page.waitForLoadState('networkidle')
  const landing = await loadedScript(page)
  expect(landing.names.some((name) => name.includes('hydrate-landing'))).toBe(true)
  expect(landing.bytes).toBeLessThanOrEqual(LANDING_BUDGET)

  await signInAt(page, '/app')
  await page.goto('/app', { waitUntil: 'networkidle' })
  await page.getByRole('textbox').first().waitFor()
  const dashboard = await loadedScript(page)
  expect(dashboard.names.some((name) => name.includes('dashboard-page'))).toBe(true)
  expect(dashboard.bytes).toBeLessThanOrEqual(DASHBOARD_BUDGET)
})

test('nothing of a page moves while its app takes over and when its font comes late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await sleep(400)
    await route.continue()
  })
  for (const path of ['/', '/contact', '/privacy-policy']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const shift = await page.evaluate(layoutShift)
    expect(shift, path).toBeLessThan(0.02)
  }
})

async function expectPreview(page: Page, { address, title }: { address: string; title: string }): Promise<void> {
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
  expect((await content('meta[name="description"]'))!.length).toBeGreaterThan(30)
  expect(await content('meta[property="og:title"]')).toBe(title)
  expect(await content('meta[property="og:description"]')).toBe(await content('meta[name="description"]'))
  expect(await content('meta[property="og:url"]')).toBe(address)
  expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image')
  expect(await content('meta[property="og:image"]')).toMatch(/^http:\/\/localhost:\d+\/social\/preview\.png$/)
}

/** What the browser fetched, by the built files' size after gzip. */
async function loadedScript(page: Page): Promise<{ names: string[]; bytes: number }> {
  const names = await page.evaluate(() => [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))].filter((path) => path.endsWith('.js')))
  const sizes = await Promise.all(names.map(async (name) => gzipSync(await readFile(join(SITE, name)), { level: 9 }).length))
  return { names, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Cumulative layout shift so far. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0))).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(0), 500)
  })
}
