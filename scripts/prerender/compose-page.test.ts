import { expect, it } from 'vitest'
import { composePage } from './compose-page.ts'
import { stylesOf } from './manifest.ts'

const SHELL = '<head><title>x</title><link rel="stylesheet" href="/assets/main.css"><!--page-head--></head><div id="root"><!--page-body--></div>'
const PAGE = { path: '/contact', kind: 'rendered' as const, documentTitle: 'Contact - "__PRODUCT_NAME__"', body: '<h1>$& Contact</h1>' }
const PARTS = { styles: ['assets/main.css', 'assets/contact.css'], font: 'assets/font.woff2' }

it('puts title, description, address, previews, styles and body into the shell', () => {
  const html = composePage(SHELL, { page: { ...PAGE, description: 'Write & ask' }, ...PARTS })
  expect(html).toContain('<title>Contact - &quot;__PRODUCT_NAME__&quot;</title>')
  expect(html).toContain('<meta name="description" content="Write &amp; ask">')
  expect(html).toContain('<link rel="canonical" href="__PUBLIC_URL__/contact">')
  expect(html).toContain('<meta property="og:image" content="__PUBLIC_URL__/social/preview.png">')
  expect(html).toContain('<div id="root"><h1>$& Contact</h1></div>')
  expect(html.match(/rel="stylesheet"[^>]*href="[^"]*"/g)).toEqual(['rel="stylesheet" href="/assets/main.css"', 'rel="stylesheet" crossorigin href="/assets/contact.css"'])
})

it('keeps search engines out of the app and of missing pages', () => {
  for (const page of [{ ...PAGE, path: '/app', kind: 'app' as const, body: '' }, { ...PAGE, path: '/404' }]) {
    const html = composePage(SHELL, { page, ...PARTS })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('canonical')
  }
})

it.each(['<p style="color:red">', '<script>1</script>', '<img onerror="x">'])('refuses %s, which the policy forbids', (body) => {
  expect(() => composePage(SHELL, { page: { ...PAGE, body }, ...PARTS })).toThrow('/contact')
})

it('lists the styles of a module after those of what it builds upon', () => {
  const chunk = (css: string[], imports: string[] = []) => ({ file: 'x.js', css, imports })
  const manifest = { page: chunk(['page.css'], ['parts', 'base']), parts: chunk(['parts.css'], ['base']), base: chunk(['base.css'], ['page']) }
  expect(stylesOf(manifest, 'page')).toEqual(['base.css', 'parts.css', 'page.css'])
  expect(stylesOf(manifest, 'gone')).toEqual([])
})
