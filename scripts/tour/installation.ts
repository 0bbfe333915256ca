import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ROOT } from '../root.ts'

export const LANDING_FOLDER = join(ROOT, 'src/web/features/landing')

/** As a reader in Europe sees it, whatever the machine is set to. */
export function openContext(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext> {
  return browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London', ...options })
}

/** Signs a new account in through the development sign-in and opens the dashboard. */
export async function signIn(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Sign in to Get Started' }).click()
  await page.getByText('Use another account').click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  await page.goto(`${address}/app`)
  await page.getByRole('textbox').first().waitFor()
  await page.getByText('User logged in successfully').waitFor({ state: 'hidden' })
}

/** An exam some eight weeks ahead, on a Friday, with a few days away in between: what the pictures and the tour plan. */
export function examPrompt(now = new Date()): string {
  const exam = new Date(now)
  exam.setDate(exam.getDate() + 56 + ((5 - exam.getDay() + 7) % 7))
  const away = new Date(now)
  away.setDate(away.getDate() + 33)
  const back = new Date(away)
  back.setDate(back.getDate() + 3)
  const write = (day: Date) => day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  return `Biology exam on ${write(exam)} at 9:30. Cover cells, genetics, ecology and evolution. I can study weekdays 18:00-20:00 and Saturday mornings, never on Sundays, and I am away ${write(away)} to ${write(back)}.`
}

export const SPRINT_PROMPT = 'Online shop for handmade ceramics in three two-week sprints: product catalogue, cart, checkout with Stripe, order emails. Team: Ana - backend, Bo - frontend, Chidi - QA.'
