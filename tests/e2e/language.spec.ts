import type { Locator, Page } from '@playwright/test'
import { chooseAccount, expect, generatePlans, newEmail, signInAt, test } from '../support/browser-test.ts'
import { expectNoAxeFindings } from '../support/page-checks.ts'

test('a visitor chooses a language in the footer, and it stays', async ({ page }) => {
  await page.goto('/contact')
  const heading = page.getByRole('heading', { level: 1, name: 'Unser Expertenteam hilft dir gern' })
  await chooseInFooter(page, { language: 'Deutsch', seen: heading })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle('Kontakt - Planwright')
  await expect(page.getByRole('combobox', { name: 'Land' })).toHaveValue('Indien')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page.getByRole('dialog', { name: 'Datenschutzerklärung' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Anmelden und loslegen' })).toBeVisible()
  await expect(page).toHaveTitle('Planwright - KI-gestützter Planer')
  await chooseInFooter(page, { language: 'Español', seen: page.getByRole('button', { name: 'Inicia sesión para empezar' }) })
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible()
})

test('a user chooses on the profile, and finds the language on another device', async ({ page, browser }) => {
  const email = newEmail()
  await signInAt(page, '/profile', email)
  const language = page.getByRole('combobox', { name: 'Language' })
  await language.selectOption('Deutsch')
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Sign in to Get Started' }).click()
  await chooseAccount(other, email)
  await expect(other.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  await elsewhere.close()
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('the page is English until German is chosen; dates and the start of the week follow', async ({ page }) => {
    await signInAt(page, '/history')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Plan History' })).toBeVisible()
    await generatePlans(page, 'calendar', ['Learn to swim in 6 weeks, Tuesday and Thursday mornings'])
    await page.goto('/profile')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Verlauf' }).click()
    await expect(page.getByRole('article').getByText(/^\d{2}\.\d{2}\.\d{4}$/)).toBeVisible()
    await page.getByRole('button', { name: 'Kalender ansehen' }).click()
    const weekdays = page.getByRole('dialog').getByRole('columnheader')
    await expect(weekdays.first()).toHaveText(/^Mo/)
    await expect(page.getByRole('dialog').getByText('Nächste Termine')).toBeVisible()
  })
})

test('an American browser starts the week on Sunday, in Spanish too', async ({ page }) => {
  await signInAt(page, '/history')
  await generatePlans(page, 'calendar', ['Learn to swim in 6 weeks, Tuesday and Thursday mornings'])
  await page.goto('/profile')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Historial' }).click()
  await page.getByRole('button', { name: 'Ver calendario' }).click()
  await expect(page.getByRole('dialog').getByRole('columnheader').first()).toHaveText(/^dom/i)
})

test('a language that cannot be loaded leaves the page as it is', async ({ page }) => {
  await signInAt(page, '/profile')
  await page.route(/assets\/de-.*\.js/, (route) => route.abort())
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.getByText('The language could not be loaded. Please try again.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
})

test('axe finds nothing on a page in another language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'))
  await page.goto('/contact')
  await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toBeVisible()
  await expectNoAxeFindings(page)
})

/** A page that was rendered at build is there before its code: the choice is made again until it is heard. */
async function chooseInFooter(page: Page, { language, seen }: { language: string; seen: Locator }): Promise<void> {
  await expect(async () => {
    if (!(await seen.isVisible())) await page.getByRole('contentinfo').getByRole('combobox').selectOption(language, { timeout: 1_000 })
    await expect(seen).toBeVisible({ timeout: 2_000 })
  }).toPass()
}
