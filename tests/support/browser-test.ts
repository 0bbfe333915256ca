import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { signInOverHttp } from './sign-in-over-http.ts'

/** Messages of the browser itself about answers that a test asks for, such as a 503. */
const NETWORK_MESSAGE = /^Failed to load resource/

/**
 * Playwright's test, failing on what nobody looks at: an error in the console (a violation of the content security
 * policy is one) or an exception in the page.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK_MESSAGE.test(message.text())) complaints.push(message.text())
      })
      context.on('weberror', (event) => complaints.push(event.error().message))
      await use(complaints)
      // What a page still asks for when its test is over has nobody to answer to.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`)
    },
    { auto: true },
  ],
})

type SavedState = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * The same for a person who is signed in already: one account for all such tests of a worker, so that nothing may
 * depend on its plans or credits. Signing in once instead of every time halves what a short test takes.
 */
export const memberTest = test.extend<object, { memberState: SavedState }>({
  memberState: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: `http://localhost:${process.env['E2E_PORT']}`, locale: 'en-US' })
      await signInAt(await context.newPage(), '/app')
      const state = await context.storageState({ indexedDB: true })
      await context.close()
      await use(state)
    },
    { scope: 'worker' },
  ],
  storageState: ({ memberState }, use) => use(memberState),
})

export { expect }

/** An address that no other test signs in with. */
export function newEmail(): string {
  return `test-${crypto.randomUUID()}@example.test`
}

/** On the identity provider's page: signs in with `email`, which becomes an account there. */
export async function chooseAccount(page: Page, email: string): Promise<void> {
  await page.getByText('Use another account').click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Signs a new account in, by the pages that a person sees, and ends on `path`. */
export async function signInByHand(page: Page, path: '/app' | '/history' | '/profile', email = newEmail()): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Sign in to Get Started' }).click()
  await chooseAccount(page, email)
  await page.waitForURL(path)
  await page.getByRole('link', { name: 'Profile' }).waitFor()
}

/** Signs a new account in and opens `path`. */
export async function signInAt(page: Page, path: '/' | '/app' | '/history' | '/profile', email = newEmail()): Promise<void> {
  await signInOverHttp(page.context(), email)
  await openAsMember(page, path)
}

/** On a stand-in's consent page: allows it for `email`, and not for the account that signed in last, as another test's may be. */
export async function allowAs(page: Page, email: string): Promise<void> {
  // A click may come too early to count; this looks whether the choice was taken.
  await page.getByRole('radio', { name: email }).check()
  await page.getByRole('button', { name: 'Allow' }).click()
}

/** Presses what logs out, and waits until the provider has sent the browser back. */
export async function logOutBy(page: Page, button: Locator): Promise<void> {
  const returned = page.waitForEvent('load', (loaded) => new URL(loaded.url()).pathname === '/')
  await button.click()
  await returned
  await expect(page.getByRole('button', { name: 'Sign in to Get Started' })).toBeVisible()
}

/** Opens a page that was rendered at build, and waits until the app has taken it over. */
export async function openPublicPage(page: Page, path: '/contact' | '/privacy-policy' | '/terms-of-use'): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-app-ready]').waitFor({ state: 'attached' })
}

/** For who is signed in: opens `path` and waits until the session is restored. */
export async function openAsMember(page: Page, path: '/' | '/app' | '/history' | '/profile'): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: 'Profile' }).waitFor()
}

/** Generates one plan for each prompt, in order, with the signed-in page's own token. */
export async function generatePlans(page: Page, plannerType: 'calendar' | 'sprint', prompts: readonly string[]): Promise<void> {
  for (const prompt of prompts) {
    const ending = await page.evaluate(generateInPage, { prompt, planner_type: plannerType })
    if (!ending.includes('"status":"completed"')) throw new Error(`The plan for '${prompt}' did not complete: ${ending}`)
  }
}

async function generateInPage(body: { prompt: string; planner_type: string }): Promise<string> {
  const response = await fetch('/api/generate-plan', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` },
    body: JSON.stringify(body),
  })
  return (await response.text()).slice(-4000)
}
