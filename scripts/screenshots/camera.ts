import { join } from 'node:path'
import type { Page } from '@playwright/test'

export const WIDTHS = [390, 768, 1440] as const
const THEMES = ['light', 'dark'] as const
const HEIGHTS: Record<(typeof WIDTHS)[number], number> = { 390: 844, 768: 1024, 1440: 900 }
/** The browser's own limit is 16,384; what lies below this shows nothing new. */
const LONGEST_PX = 6_000

export type Width = (typeof WIDTHS)[number]

/** What a screen is given to walk through its states. */
export type Camera = {
  page: Page
  address: string
  width: Width
  /** Keeps the state in both themes. A dialog or notice is taken as the window shows it, a page in its whole length. */
  take: (state: string, options?: { whole?: boolean }) => Promise<void>
}

export type Screen = {
  name: string
  isSignedIn: boolean
  /** Each is walked on a page of its own, so that one that fails costs only itself. */
  walks: readonly ((camera: Camera) => Promise<void>)[]
}

export function viewportOf(width: Width): { width: number; height: number } {
  return { width, height: HEIGHTS[width] }
}

/** Names the files `<screen>-<state>-<width>-<theme>.png`. */
export function openCamera(page: Page, { screen, width, address, folder, onTaken }: { screen: string; width: Width; address: string; folder: string; onTaken: () => void }): Camera {
  async function take(state: string, { whole = true }: { whole?: boolean } = {}): Promise<void> {
    await page.evaluate(() => document.fonts.ready)
    if (whole) await page.evaluate(showWhole)
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    const area = whole ? { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(length, LONGEST_PX) } } : {}
    for (const theme of THEMES) {
      await page.evaluate((scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), theme)
      // A picture of the other theme is fetched only now that it shows.
      await page.waitForFunction(picturesStand)
      await page.screenshot({ path: join(folder, `${screen}-${state}-${width}-${theme}.png`), animations: 'disabled', ...area })
      onTaken()
    }
  }
  return { page, address, width, take }
}

/** Runs in the page. Draws also what is left out while nobody scrolls to it. */
function showWhole(): void {
  document.styleSheets[0]?.insertRule('* { content-visibility: visible !important }')
  scrollTo({ top: 0, behavior: 'instant' })
}

/** Runs in the page. What lies outside the window is fetched only when somebody scrolls to it, and drawn once it is decoded. */
async function picturesStand(): Promise<boolean> {
  const isInSight = ({ left, right, top, bottom }: DOMRect) => right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
  const shown = [...document.images].filter((image) => image.checkVisibility() && isInSight(image.getBoundingClientRect()))
  if (!shown.every(({ complete }) => complete)) return false
  await Promise.allSettled(shown.map((image) => image.decode()))
  return true
}
