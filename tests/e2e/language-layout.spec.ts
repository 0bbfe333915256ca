import { expect, signInAt, test } from '../support/browser-test.ts'

for (const language of ['de', 'es']) {
  test.describe(`in ${language}, whose words are longer`, () => {
    test.use({ viewport: { width: 320, height: 700 } })

    test('nothing is wider than a 320 px screen', async ({ page }) => {
      await signInAt(page, '/profile')
      await page.evaluate(async (locale) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` }
        await fetch('/api/account', { method: 'PATCH', headers, body: JSON.stringify({ locale }) })
      }, language)
      for (const path of ['/profile', '/contact', '/privacy-policy', '/app', '/history', '/no-such-page']) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await page.getByRole('contentinfo').waitFor()
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect([path, overflow]).toEqual([path, 0])
      }
    })
  })
}
