import { mkdir } from 'node:fs/promises'
import type { Browser, BrowserContext } from '@playwright/test'
import { ACCOUNT_SCREENS } from './account-screens.ts'
import { openCamera, viewportOf, WIDTHS, type Screen, type Width } from './camera.ts'
import { DASHBOARD_SCREENS } from './dashboard-screens.ts'
import { DEMO_MOMENT } from './demo-data.ts'
import { HISTORY_SCREENS } from './history-screens.ts'
import { PUBLIC_SCREENS } from './public-screens.ts'

const SCREENS: readonly Screen[] = [...PUBLIC_SCREENS, ...DASHBOARD_SCREENS, ...HISTORY_SCREENS, ...ACCOUNT_SCREENS]
const STEP_TIMEOUT_MS = 15_000

type GalleryOptions = {
  address: string
  folder: string
  /** Names of screens or widths; empty for all. */
  wanted: readonly string[]
}

/** Walks every screen at every width. A walk that fails is told in `failures`, and the others go on. */
export async function takeGallery(browser: Browser, { address, folder, wanted }: GalleryOptions): Promise<{ taken: number; failures: string[] }> {
  await mkdir(folder, { recursive: true })
  const failures: string[] = []
  let taken = 0
  const widths = WIDTHS.filter((width) => isWanted(wanted, WIDTHS.map(String), String(width)))
  const screens = SCREENS.filter(({ name }) => isWanted(wanted, SCREENS.map((screen) => screen.name), name))
  const visitor = await openContext(browser)
  const member = await openContext(browser)
  if (screens.some(({ isSignedIn }) => isSignedIn)) await signIn(member, address)
  for (const { name, isSignedIn, walks } of screens) {
    for (const width of widths) {
      for (const walk of walks) {
        const page = await openPage(isSignedIn ? member : visitor, width)
        try {
          await walk(openCamera(page, { screen: name, width, address, folder, onTaken: () => (taken += 1) }))
        } catch (error) {
          failures.push(`${name} at ${width} px: ${error instanceof Error ? error.message : String(error)}`)
        }
        await page.close()
      }
    }
  }
  return { taken, failures }
}

/** Whether `name` is among what was asked for; all are where none of their kind was named. */
function isWanted(wanted: readonly string[], kind: readonly string[], name: string): boolean {
  const ofKind = wanted.filter((word) => kind.includes(word))
  return ofKind.length === 0 || ofKind.includes(name)
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' })
  context.setDefaultTimeout(STEP_TIMEOUT_MS)
  await context.clock.setFixedTime(DEMO_MOMENT)
  return context
}

async function openPage(context: BrowserContext, width: Width) {
  const page = await context.newPage()
  await page.setViewportSize(viewportOf(width))
  return page
}

async function signIn(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: 'Sign in to Get Started' }).click()
  await page.getByText('Use another account').click()
  await page.getByLabel('E-mail').fill('demo@example.org')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).waitFor({ state: 'attached' })
  await page.close()
}
