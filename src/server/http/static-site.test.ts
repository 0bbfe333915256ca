import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { ApiErrorSchema } from '../../contract/errors.ts'
import { serveSite } from './static-site.ts'

const SETTINGS = { apiBase: '/api', productName: 'Plans & "More" <b>', publicUrl: 'https://plans.example.org', tourVideoUrl: 'https://videos.example.org/tour?a=1&b=2' }
const folder = await mkdtemp(join(tmpdir(), 'static-site-'))
await Promise.all(['assets', 'contact', 'app', 'auth/callback'].map((name) => mkdir(join(folder, name), { recursive: true })))
await writeFile(join(folder, 'index.html'), '<title>The landing page</title>')
await writeFile(join(folder, 'app/index.html'), '<title>The app</title>')
await writeFile(join(folder, 'auth/callback/index.html'), '<title>Signing in</title>')
await writeFile(join(folder, '404.html'), '<title>Not found</title>')
await writeFile(join(folder, 'contact/index.html'), '<p title="__PRODUCT_NAME__">__PUBLIC_URL__ __API_BASE__ __TOUR_VIDEO_URL__ __OTHER__</p>')
await writeFile(join(folder, 'assets/app-4f3a.js.gz'), gzipSync('export {}'))
await writeFile(join(folder, 'assets/app-4f3a.js'), 'export {}')
const app = Fastify()
await serveSite(app, { folder, ...SETTINGS })
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('the built site', () => {
  it.each([
    ['/', 'The landing page'],
    ['/?from=mail', 'The landing page'],
    ['/app', 'The app'],
    ['/app/', 'The app'],
    ['/auth/callback?code=x', 'Signing in'],
  ])('opens at %s with its own page, and is asked for anew each time', async (url, title) => {
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([200, `<title>${title}</title>`, 'no-cache'])
  })

  it.each(['/no-such-page', '/no-such-page/at-all', '/app/nothing', '/App', '/%61pp'])('answers 404 with its page for it at %s', async (url) => {
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.body]).toEqual([404, '<title>Not found</title>'])
  })

  it('tells a page the installation’s name, addresses and tour, escaped for text and attributes', async () => {
    expect((await app.inject('/contact')).body).toBe(
      '<p title="Plans &amp; &quot;More&quot; &lt;b&gt;">https://plans.example.org /api https://videos.example.org/tour?a=1&amp;b=2 __OTHER__</p>',
    )
  })

  it('sends a page compressed as the browser takes it', async () => {
    const ask = (encodings: string) => app.inject({ url: '/contact', headers: { 'accept-encoding': encodings } })
    const plain = (await app.inject('/contact')).body
    const brotli = await ask('gzip, deflate, br')
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual(['br', plain])
    const gzip = await ask('gzip, br;q=0')
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', plain])
    expect((await ask('identity')).headers['content-encoding']).toBeUndefined()
  })

  it('sends nothing again to a browser that has the page', async () => {
    const { etag } = (await app.inject('/contact')).headers
    const reply = await app.inject({ url: '/contact', headers: { 'if-none-match': String(etag) } })
    expect([reply.statusCode, reply.body]).toEqual([304, ''])
    expect((await app.inject({ url: '/nothing', headers: { 'if-none-match': String((await app.inject('/nothing')).headers['etag']) } })).statusCode).toBe(404)
  })

  it('lets browsers keep files whose name changes with their content', async () => {
    const reply = await app.inject('/assets/app-4f3a.js')
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it('sends what was compressed at build to whoever takes it', async () => {
    const reply = await app.inject({ url: '/assets/app-4f3a.js', headers: { 'accept-encoding': 'gzip' } })
    expect([reply.statusCode, reply.headers['content-encoding'], reply.headers['cache-control']]).toEqual([200, 'gzip', 'public, max-age=31536000, immutable'])
  })

  it.each(['/assets/app-gone.js', '/favicon.ico', '/index.html', '/contact/index.html', '/404.html', '/api', '/api/nothing', '/../package.json', '/%2e%2e/package.json'])('answers 404 in JSON for %s', async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(ApiErrorSchema.parse(reply.json()).code).toBe('not_found')
  })

  it('answers no other method with a page', async () => {
    expect((await app.inject({ method: 'POST', url: '/app' })).statusCode).toBe(404)
  })
})
