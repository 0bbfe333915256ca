import type { Page, Request } from '@playwright/test'
import { expect, openPublicPage, test } from '../support/browser-test.ts'
import { expectNoAxeFindings, patchPublicConfig } from '../support/page-checks.ts'

const OPERATOR = {
  name: 'Example Planning Ltd',
  address: null,
  law: null,
  contact: { name: 'Example Person', role: 'Runs this installation', about: 'Writes back.', photoUrl: null },
  links: [
    { name: 'GitHub', address: 'https://github.com/example' },
    { name: 'Blog', address: 'https://blog.example.org/' },
  ],
  salesEmail: 'sales@example.org',
}

test('stands as specified, at its top', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our team of experts are here to help' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { name: 'Contact our sales team' })).toBeVisible()
  for (const label of ['Full name', 'Email', 'Message']) await expect(page.getByRole('textbox', { name: label, exact: false }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Chat to sales' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Email support' })).toBeVisible()
  await expect(page.getByText('We reply within 24 hours.')).toBeVisible()
})

test('speaks of the project where the operator says nothing, and of the operator where they do', async ({ page }) => {
  await openPublicPage(page, '/contact')
  await expect(page.getByRole('region', { name: 'Planwright' })).toContainText('have not introduced themselves')
  await patchPublicConfig(page, { operator: OPERATOR, supportEmail: 'help@example.org' })
  await page.reload()
  const card = page.getByRole('region', { name: 'Example Person' })
  await expect(card).toContainText('Runs this installation')
  await expect(card.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', 'https://github.com/example')
  await expect(card.getByRole('link', { name: 'Blog' })).toHaveAttribute('rel', 'noreferrer me')
  await expect(card.getByRole('link', { name: 'help@example.org' })).toHaveAttribute('href', 'mailto:help@example.org')
  await expect(page.getByRole('region', { name: 'Chat to sales' }).getByRole('link')).toHaveAttribute('href', 'mailto:sales@example.org')
  await expect(page.getByRole('region', { name: 'Email support' }).getByRole('link')).toHaveAttribute('href', 'mailto:help@example.org')
})

test('sends the message, says so, and keeps the fields', async ({ page }) => {
  await openPublicPage(page, '/contact')
  await fillIn(page)
  await typePhone(page, '9876543210')
  const sending = page.waitForRequest('**/api/feedback')
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect((await sending).postDataJSON()).toEqual({ full_name: 'Ada Lovelace', email: 'ada@example.org', phone: '+91 98765-43210', message: 'Can it plan a sea voyage?', website: '' })
  await expect(page.getByText('Your message was sent. We reply within 24 hours.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Can it plan a sea voyage?')
})

test('needs a name and an address, and a message that is not blank', async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => request.url().endsWith('/api/feedback') && requests.push(request))
  await openPublicPage(page, '/contact')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused()
  await fillIn(page, { email: 'ada' })
  await send.click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()

  await fillIn(page, { message: '  \n ' })
  await send.click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(page.getByText('Message is required')).toBeVisible()
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  expect(await message.evaluate((element) => getComputedStyle(element).borderColor)).toBe('rgb(194, 54, 43)')
  expect(requests).toHaveLength(0)
  await message.fill('Hello')
  await expect(page.getByText('Message is required')).toHaveCount(0)
})

test('shows what the server says is wrong, else the default text', async ({ page }) => {
  await openPublicPage(page, '/contact')
  await fillIn(page)
  const replies = [
    { status: 429, json: { code: 'too_many_requests', detail: 'Too many requests. Please try again in 1 hour.' } },
    { status: 500, body: 'broken' },
  ]
  await page.route('**/api/feedback', (route) => route.fulfill(replies.shift()))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Too many requests. Please try again in 1 hour.')).toBeVisible()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Something went wrong while submitting feedback.')).toBeVisible()
})

test('keeps what was typed before the code of the page was there, and the caret in it', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('textbox', { name: 'Message' }).focus()
  letGo()
  await page.locator('html[data-app-ready]').waitFor({ state: 'attached' })
  await page.keyboard.type(' Tell me.')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Can it plan a sea voyage? Tell me.')
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('  Ada Lovelace ')
})

test('a notice stands for 3000 ms', async ({ page }) => {
  await page.clock.install()
  await openPublicPage(page, '/contact')
  await fillIn(page)
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const notice = page.getByText('Something went wrong while submitting feedback.')
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(notice).toBeVisible({ timeout: 50 })
  }).toPass()
  await page.clock.runFor(2_500)
  await expect(notice).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(notice).toHaveCount(0)
})

test('the hidden field is out of reach for people', async ({ page }) => {
  await openPublicPage(page, '/contact')
  const trap = page.locator('input[name="website"]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0)
})

test.describe('the phone number', () => {
  test('starts in India with the specified placeholder, and takes the form of its country', async ({ page }) => {
    await openPublicPage(page, '/contact')
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('India')
    await expect(phoneBox(page)).toHaveAttribute('placeholder', '1 (702) 123-4567')
    await expect(phoneBox(page)).toHaveValue(/^\+91/)
    await typePhone(page, '9876543210')
    await expect(phoneBox(page)).toHaveValue('+91 98765-43210')
    await phoneBox(page).fill('')
    await expect(phoneBox(page)).toHaveValue('')
    await phoneBox(page).pressSequentially('1')
    await expect(phoneBox(page)).toHaveValue(/^\+1/)
    await phoneBox(page).fill('17021234567')
    await expect(phoneBox(page)).toHaveValue('+1 (702) 123-4567')
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United States')
  })

  test('finds a country 250 ms after the last letter', async ({ page }) => {
    await page.clock.install()
    await openPublicPage(page, '/contact')
    await page.clock.pauseAt(Date.now() + 60_000)
    const country = page.getByRole('combobox', { name: 'Country' })
    await country.click()
    const all = await page.getByRole('listbox').getByRole('option').count()
    expect(all).toBeGreaterThan(200)
    await country.fill('zeal')
    await page.clock.runFor(240)
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(all)
    await page.clock.runFor(20)
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['New Zealand+64'])
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue('New Zealand')
    await expect(phoneBox(page)).toHaveValue(/^\+64/)
  })

  test('takes at most 15 digits', async ({ page }) => {
    await openPublicPage(page, '/contact')
    for (const typed of ['+999999999999999999999', '+4912345678901234567890', '+919876543210987654', '+24491234567890123456']) {
      for (const write of ['type', 'paste'] as const) {
        await phoneBox(page).fill(write === 'type' ? '' : typed)
        if (write === 'type') await phoneBox(page).pressSequentially(typed)
        const digits = (await phoneBox(page).inputValue()).replaceAll(/\D/g, '')
        expect(digits.length, `${write} ${typed}`).toBeLessThanOrEqual(15)
        expect(digits.length, `${write} ${typed}`).toBeGreaterThan(9)
      }
    }
  })
})

test.describe('axe finds nothing', () => {
  test('on the contact page with an error and an open list', async ({ page }) => {
    await patchPublicConfig(page, { operator: OPERATOR, supportEmail: 'help@example.org' })
    await openPublicPage(page, '/contact')
    await fillIn(page, { message: ' ' })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message is required')).toBeVisible()
    await expectNoAxeFindings(page)
    await page.getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await expectNoAxeFindings(page)
  })
})

test('everything can be filled in and sent by keyboard', async ({ page }) => {
  await openPublicPage(page, '/contact')
  await page.getByRole('textbox', { name: 'Full name' }).focus()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type('germ')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Germany+49'])
  await page.keyboard.press('Enter')
  await expect(phoneBox(page)).toBeFocused()
  await page.keyboard.type('30123456')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Tab')
  const sending = page.waitForRequest('**/api/feedback')
  await page.keyboard.press('Enter')
  expect((await sending).postDataJSON()).toMatchObject({ full_name: 'Ada', email: 'ada@example.org', message: 'Hello' })
  await expect(page.getByText('Your message was sent.')).toBeVisible()
})

function phoneBox(page: Page) {
  return page.getByRole('textbox', { name: 'Phone number' })
}

/** Reached by Tab, as by keyboard, after the code of the country. */
async function typePhone(page: Page, digits: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Country' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(digits, { delay: 20 })
}

async function fillIn(page: Page, fields: { email?: string; message?: string } = {}): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill('  Ada Lovelace ')
  await page.getByRole('textbox', { name: 'Email' }).fill(fields.email ?? 'ada@example.org')
  await page.getByRole('textbox', { name: 'Message' }).fill(fields.message ?? 'Can it plan a sea voyage?')
}
