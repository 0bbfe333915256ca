import { chooseAccount, expect, logOutBy, newEmail, signInByHand, test } from '../support/browser-test.ts'

test('a visitor signs in from the landing page', async ({ page }) => {
  const email = newEmail()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in to Get Started' }).click()
  await chooseAccount(page, email)

  await expect(page.getByText('User logged in successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(/^Welcome, /)).toBeVisible()
  const stored = await page.evaluate(() => ({ user: JSON.parse(localStorage.getItem('user')!), token: localStorage.getItem('token') }))
  expect(stored.user).toMatchObject({ email, credits: expect.any(Number) })
  expect(stored.token?.split('.')).toHaveLength(3)

  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/app')
})

test('signing in returns to the page that turned the visitor away', async ({ page }) => {
  await page.goto('/history?page=2')
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await chooseAccount(page, newEmail())
  await expect(page).toHaveURL(/\/history/)
})

test('a reload restores the session with a token fresh from the provider', async ({ page }) => {
  await signInByHand(page, '/profile')
  const before = await page.evaluate(() => localStorage.getItem('token'))
  // Two tokens of the same second are equal.
  await page.waitForTimeout(1100)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(before)
})

test('twenty reloads in quick succession leave the visitor signed in', async ({ page }) => {
  await signInByHand(page, '/profile')
  for (let reload = 0; reload < 20; reload += 1) {
    await page.reload({ waitUntil: 'commit' })
    // The page is left at any point of its renewal, on purpose.
    await page.waitForTimeout(50 + Math.random() * 450)
  }
  await page.reload()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test('a refresh token that was used up is replaced by the session that the provider still has', async ({ page }) => {
  await signInByHand(page, '/profile')
  let refused = 0
  await page.route('**/token', (route) => {
    if (!route.request().postData()?.includes('grant_type=refresh_token')) return route.continue()
    refused += 1
    return route.fulfill({ status: 400, json: { error: 'invalid_grant' } })
  })
  const before = await page.evaluate(() => localStorage.getItem('token'))
  await page.waitForTimeout(1100)
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(before)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(refused).toBe(1)
})

test('a stored user without an identity is not restored', async ({ page }) => {
  await signInByHand(page, '/profile')
  await page.evaluate(() => indexedDB.deleteDatabase('planwright-identity'))
  await page.reload()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')])).toEqual([null, null])
})

test('logging out clears user and token, ends the provider session and goes to the start page', async ({ page }) => {
  await signInByHand(page, '/profile')
  await logOutBy(page, page.getByRole('button', { name: 'Logout' }))
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await page.getByRole('button', { name: 'Sign in to Get Started' }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
})

test('logging out in one tab signs the other out', async ({ page, context }) => {
  await signInByHand(page, '/profile')
  const other = await context.newPage()
  await other.goto('/history')
  await expect(other.getByRole('heading', { name: 'Your Plan History' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
})

test('logging out leaves nothing of the work in any tab', async ({ page, context }) => {
  await signInByHand(page, '/app')
  const other = await context.newPage()
  await other.goto('/app')
  for (const tab of [page, other]) await tab.getByLabel('What do you want to plan?').fill('A surprise party for Grace')
  await page.goto('/profile')
  await logOutBy(page, page.getByRole('button', { name: 'Logout' }))
  await expect(other).toHaveURL('/')
  for (const tab of [page, other]) {
    const keysLeft = () => tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('planwright.')))
    await expect.poll(keysLeft).toEqual([])
  }
})

test('several tabs that renew at once all stay signed in', async ({ page, context }) => {
  await signInByHand(page, '/profile')
  const tabs = await Promise.all([1, 2, 3, 4].map(() => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/profile')))
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a user that cannot be synchronised is not kept', async ({ page }) => {
  await page.route('**/api/user', (route) => route.fulfill({ status: 500, json: { code: 'internal', detail: 'Broken on purpose.' } }))
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in to Get Started' }).click()
  await chooseAccount(page, newEmail())
  await expect(page.getByText('Sign-in did not finish.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('an answer of the provider that was already used signs nobody in', async ({ page }) => {
  await page.goto('/auth/callback?code=made-up&state=made-up')
  await expect(page.getByText('Sign-in did not finish.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await chooseAccount(page, newEmail())
  await expect(page).toHaveURL('/')
  await expect(page.getByText(/^Welcome, /)).toBeVisible()
})

test('a refusal at the provider is taken as a no', async ({ page }) => {
  await page.route('**/sandbox/identity/auth?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    const back = new URL(searchParams.get('redirect_uri')!)
    back.search = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state')! }).toString()
    return route.fulfill({ status: 302, headers: { location: back.href } })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in to Get Started' }).click()
  await expect(page.getByText('Sign-in was cancelled.')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('an identity provider that cannot be reached is said so', async ({ page }) => {
  await page.route('**/.well-known/openid-configuration', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in to Get Started' }).click()
  await expect(page.getByText('Sign-in could not be started. Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in to Get Started' })).toBeVisible()
})

test('opening the page wakes the backend', async ({ page }) => {
  const health = page.waitForResponse('**/api/health')
  await page.goto('/')
  expect((await health).status()).toBe(200)
})
