import type { Camera, Screen } from './camera.ts'

const SECTIONS = ['how-it-works', 'examples', 'tour', 'integrations', 'features']

/** What everybody sees. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'landing', isSignedIn: false, walks: [walkLanding, openExample, zoomPicture, openMobileMenu] },
  { name: 'sign-in', isSignedIn: false, walks: [walkSignIn] },
  { name: 'contact', isSignedIn: false, walks: [walkContact, openLegalSheet] },
  { name: 'legal', isSignedIn: false, walks: [walkLegal] },
  { name: 'not-found', isSignedIn: false, walks: [({ page, address, take }) => page.goto(`${address}/no-such-page`).then(() => take('visitor'))] },
]

async function walkLanding({ page, address, take }: Camera): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Sign in to Get Started' }).waitFor()
  await take('top', { whole: false })
  for (const id of SECTIONS) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await take(id, { whole: false })
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await take('footer', { whole: false })
}

async function openExample({ page, address, take }: Camera): Promise<void> {
  await page.goto(address)
  const card = page.getByRole('button', { name: 'View calendar' }).first()
  await card.evaluate((button: HTMLElement) => button.click())
  await page.getByRole('dialog').getByRole('grid').waitFor()
  await take('example', { whole: false })
}

async function zoomPicture({ page, address, take }: Camera): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: /^Enlarge/ }).first().click()
  await page.getByRole('dialog').waitFor()
  await take('zoom', { whole: false })
}

async function openMobileMenu({ page, address, width, take }: Camera): Promise<void> {
  if (width >= 768) return
  await page.goto(address)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await take('menu', { whole: false })
}

async function walkSignIn({ page, address, take }: Camera): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Sign in to Get Started' }).click()
  await page.getByText('Use another account').waitFor()
  await take('accounts')
}

async function walkContact({ page, address, take }: Camera): Promise<void> {
  await page.goto(`${address}/contact`)
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  await take('empty')
  await page.getByRole('textbox', { name: 'Full name' }).fill('Demo visitor')
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@example.org')
  await page.getByRole('textbox', { name: 'Message' }).fill('  ')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Message is required').waitFor()
  await take('error')
}

async function openLegalSheet({ page, address, take }: Camera): Promise<void> {
  await page.goto(`${address}/contact`)
  await page.getByRole('textbox', { name: 'Message' }).fill('A message that is being written')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await page.getByRole('dialog', { name: 'Privacy Policy' }).waitFor()
  await take('legal-sheet', { whole: false })
}

async function walkLegal({ page, address, take }: Camera): Promise<void> {
  for (const [path, state] of [['privacy-policy', 'privacy'], ['terms-of-use', 'terms']] as const) {
    await page.goto(`${address}/${path}`)
    await take(state)
  }
}
