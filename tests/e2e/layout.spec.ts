import { expect, generatePlans, signInAt, test } from '../support/browser-test.ts'

test.describe('a visitor', () => {
  test('finds the sections of the landing page from the header', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Planwright - AI Powered Planner')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
    await header.getByRole('link', { name: 'Examples' }).click()
    await expect(page).toHaveURL('/#examples')
    await expect(page.getByRole('heading', { name: 'Examples' })).toBeInViewport()
    await header.getByRole('link', { name: 'How It Works' }).click()
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport()
    await header.getByRole('link', { name: /Planwright/ }).click()
    await expect(page).toHaveURL('/')
  })

  for (const path of ['/app', '/history', '/profile']) {
    test(`is turned away from ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    })
  }

  test('reads every page of the footer', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const [link, heading] of [
      ['Privacy Policy', 'Privacy Policy'],
      ['Terms of Use', 'Terms of Use'],
      ['Contact', 'Our team of experts are here to help'],
    ] as const) {
      await footer.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await footer.getByRole('link', { name: 'Explore Use Cases' }).click()
    await expect(page.getByRole('heading', { name: 'Examples' })).toBeInViewport()
    await footer.getByRole('link', { name: 'Start Planning' }).click()
    await expect(page).toHaveURL('/')
  })

  test('is told of a page that is not there', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText('Oops! The page you are looking for doesn’t exist or has been moved.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go to Dashboard' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu offers the sections, and closes on Escape and on going somewhere', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Features' })).toBeHidden()
    await header.getByRole('button', { name: 'Open menu' }).click()
    await expect(header.getByRole('link', { name: 'Features' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(header.getByRole('link', { name: 'Features' })).toBeHidden()
    await header.getByRole('button', { name: 'Open menu' }).click()
    await header.getByRole('link', { name: 'Features' }).click()
    await expect(page.getByRole('heading', { name: 'Features' })).toBeInViewport()
    await expect(header.getByRole('link', { name: 'Features' })).toBeHidden()
  })

  for (const path of ['/', '/no-such-page', '/contact', '/privacy-policy', '/terms-of-use']) {
    test(`nothing of ${path} is wider than a 320 px screen`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  }

  test('nothing of the signed-in pages is wider than a 320 px screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signInAt(page, '/profile')
    await generatePlans(page, 'calendar', ['Learn to swim in 6 weeks, Tuesday and Thursday mornings'])
    for (const path of ['/profile', '/history', '/app']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('button', { name: /Credits$/ }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  })
})

test.describe('a signed-in user', () => {
  test('moves between dashboard, history and profile', async ({ page }) => {
    await signInAt(page, '/app')
    await expect(page).toHaveTitle('Dashboard - Planwright')
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: /^\d+ Credits$/ })).toBeVisible()
    await header.getByRole('link', { name: 'History' }).click()
    await expect(page.getByRole('heading', { name: 'Your Plan History' })).toBeVisible()
    await header.getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/profile')
    await header.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/app')
    await page.goto('/no-such-page')
    await page.getByRole('button', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/app')
  })

  test('switches the theme on the dashboard and in the history, and keeps it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await signInAt(page, '/app')
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')

    await page.goto('/history', { waitUntil: 'commit' })
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
    // Before the app is there.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/history')
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.evaluate(() => localStorage.removeItem('theme'))
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await page.reload()
      await expect(root).toHaveAttribute('data-mantine-color-scheme', theme)
    }
    await page.unroute('**/assets/*.js')
    for (const path of ['/', '/profile']) {
      await page.goto(path)
      await page.getByRole('link', { name: 'Profile' }).waitFor()
      await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0)
    }
  })

  test('sees the credits left and when they renew', async ({ page }) => {
    await signInAt(page, '/profile')
    await generatePlans(page, 'calendar', ['Read a short book about birds in two weeks'])
    await page.reload()
    await page.getByRole('button', { name: /^\d+ Credits$/ }).hover()
    await expect(page.getByRole('tooltip')).toHaveText(/^Renews (today|tomorrow) at /)
  })

  test('without credits is told so, until dismissed', async ({ page }) => {
    await page.route('**/api/user', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), credits: 0 } })
    })
    await signInAt(page, '/app')
    const banner = page.getByText("You've run out of daily credits. New credits will be available after 24 hours.")
    await expect(banner).toBeVisible()
    await page.locator('div').filter({ has: banner }).last().getByRole('button', { name: 'Dismiss' }).click()
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: '0 Credits' })).toBeVisible()
    await expect(banner).toBeHidden()

    await page.evaluate(() => localStorage.setItem('zeroCreditsBannerDismissed', String(Date.now() - 25 * 60 * 60 * 1000)))
    await page.reload()
    await expect(banner).toBeVisible()
  })
})
