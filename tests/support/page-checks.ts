import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a theme can break; everything else is the same in both. */
const THEMED_RULES = ['color-contrast', 'link-in-text-block']

/** Fails with each finding's rule and elements: by all rules in the theme that shows, and by those of colour in the other. */
export async function expectNoAxeFindings(page: Page, state = 'page'): Promise<void> {
  // What the fixed header half covers at this moment is not what is being measured.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNone(new AxeBuilder({ page }).withTags(RULES), state)
  const theme = await page.evaluate(turnTheme)
  await expectNone(new AxeBuilder({ page }).withRules(THEMED_RULES), `${state}, in the other theme than ${theme}`)
  await page.evaluate(turnTheme)
}

async function expectNone(axe: AxeBuilder, state: string): Promise<void> {
  // Legacy: without a second page for frames of other origins, of which there are none.
  const { violations } = await axe.setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`), state).toEqual([])
}

/** Returns the theme that was. Without transitions, whose midway colours nobody reads. */
function turnTheme(): string {
  const root = document.documentElement
  const was = root.getAttribute('data-mantine-color-scheme') ?? 'light'
  root.setAttribute('data-mantine-color-scheme', was === 'dark' ? 'light' : 'dark')
  return was
}

/** From the next load on, the page sees an installation with these settings. */
export async function patchPublicConfig(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), ...settings } })
  })
}
