import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { ApiErrorSchema } from '../../contract/errors.ts'
import { serveSite } from './static-site.ts'

const folder = await mkdtemp(join(tmpdir(), 'static-site-'))
await Promise.all(['assets', 'contact'].map((name) => mkdir(join(folder, name))))
await writeFile(join(folder, 'index.html'), '<title>The app</title>')
await writeFile(join(folder, 'assets/app-4f3a.js.gz'), gzipSync('export {}'))
await writeFile(join(folder, 'contact/index.html'), '<title>Contact</title>')
await writeFile(join(folder, 'assets/app-4f3a.js'), 'export {}')
const app = Fastify()
await serveSite(app, { folder, apiBase: '/api' })
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('the built page', () => {
  it('opens at every address of its own routes, and is asked for anew each time', async () => {
    for (const url of ['/', '/app', '/history?page=2', '/no-such-page/at-all']) {
      const reply = await app.inject(url)
      expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([200, '<title>The app</title>', 'no-cache'])
    }
  })

  it('serves a prerendered page as it was rendered', async () => {
    for (const url of ['/contact', '/contact/']) expect((await app.inject(url)).body).toBe('<title>Contact</title>')
  })

  it('lets browsers keep files whose name changes with their content', async () => {
    const reply = await app.inject('/assets/app-4f3a.js')
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it('sends what was compressed at build to whoever takes it', async () => {
    const reply = await app.inject({ url: '/assets/app-4f3a.js', headers: { 'accept-encoding': 'gzip' } })
    expect([reply.statusCode, reply.headers['content-encoding'], reply.headers['cache-control']]).toEqual([200, 'gzip', 'public, max-age=31536000, immutable'])
  })

  it('tells the page where the API lives', async () => {
    await mkdir(join(folder, 'moved'))
    await writeFile(join(folder, 'moved/index.html'), '<meta name="api-base" content="/api" />')
    const moved = Fastify()
    await serveSite(moved, { folder: join(folder, 'moved'), apiBase: '/planner/api' })
    expect((await moved.inject('/app')).body).toBe('<meta name="api-base" content="/planner/api" />')
    await moved.close()
  })

  it.each(['/assets/app-gone.js', '/favicon.ico', '/api', '/api/nothing', '/../package.json', '/%2e%2e/package.json'])('answers 404 in JSON for %s', async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(ApiErrorSchema.parse(reply.json()).code).toBe('not_found')
  })

  it('answers no other method with the page', async () => {
    expect((await app.inject({ method: 'POST', url: '/app' })).statusCode).toBe(404)
  })
})
