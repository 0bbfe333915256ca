import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const ALL_RULES: RuleChoice = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }

/** What a theme can break; everything else is the same in both. */
const THEMED_RULES: RuleChoice = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Fails with each finding's rule and elements: by all rules in the theme that shows, and by those of colour in the other. */
export async function expectNoAxeFindings(page: Page, state = 'page'): Promise<void> {
  // What the fixed header half covers at this moment is not what is being measured.
  await page.evaluate(() => window.scrollTo(0, 0))
  await bringAxe(page)
  expect(await page.evaluate(findViolations, ALL_RULES), state).toEqual([])
  const theme = await page.evaluate(turnTheme)
  expect(await page.evaluate(findViolations, THEMED_RULES), `${state}, in the other theme than ${theme}`).toEqual([])
  await page.evaluate(turnTheme)
}

/** The builder reads axe into the document at each analysis, which takes longer than most analyses: one does for all. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  // Legacy: without a second page for frames of other origins, of which there are none.
  await new AxeBuilder({ page }).withRules(['html-has-lang']).setLegacyMode().analyze()
}

type RuleChoice = { type: 'tag' | 'rule'; values: string[] }

declare global {
  interface Window {
    /** Once the builder has brought it. */
    axe: Axe
  }
}

type Axe = { run: (context: Document, options: { runOnly: RuleChoice; resultTypes: ['violations'] }) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }

/** Runs in the page. Each broken rule with its elements. */
async function findViolations(runOnly: RuleChoice): Promise<string[]> {
  const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
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
