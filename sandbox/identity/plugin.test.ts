import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createMetadataReader } from '../../src/server/identity/provider-metadata.ts'
import { createTokenVerifier } from '../../src/server/identity/token-verifier.ts'
import { findFreePort } from '../../tests/support/free-port.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'
import { sandboxIdentity } from './plugin.ts'

const CLIENT_ID = 'planwright-web'
const database = await createTestDatabase()
const directory = await mkdtemp(join(tmpdir(), 'sandbox-identity-'))
const port = await findFreePort()
const origin = `http://localhost:${port}`
const issuer = `${origin}/sandbox/identity`
let app = await startProvider()
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

test('a person chooses an account and the API accepts the identity token that comes of it', async () => {
  const browser = new Browser()
  const tokens = await signIn(browser, { email: 'Demo@Example.test' })
  const verifier = createTokenVerifier({ issuer, audience: CLIENT_ID, readMetadata: createMetadataReader(issuer) })
  const identity = await verifier.verify(tokens.id_token)
  expect(identity).toMatchObject({ issuer, email: 'demo@example.test', name: 'Demo account' })
  const avatar = await fetch(identity.picture!)
  expect([avatar.status, avatar.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

test('a forced refresh brings a fresh identity token, again and again with the same refresh token', async () => {
  const tokens = await signIn(new Browser(), { email: 'fresh@example.test' })
  const fresh = await tokenRequest({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
  expect(fresh.status).toBe(200)
  expect((await tokenRequest({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status).toBe(200)
  expect(claimsOf(fresh.body.id_token).sub).toBe(claimsOf(tokens.id_token).sub)
})

test('a page of another origin gets no token', async () => {
  const tokens = await signIn(new Browser(), { email: 'guarded@example.test' })
  const foreign = await tokenRequest({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }, 'https://foreign.test')
  expect(foreign.status).toBe(400)
})

test('the same address is the same person, and a name can be given', async () => {
  const first = claimsOf((await signIn(new Browser(), { email: 'ada.l@example.test' })).id_token)
  const second = claimsOf((await signIn(new Browser(), { email: 'ada.l@example.test', name: 'Ada "L" <b>' })).id_token)
  expect([first.name, second.name]).toEqual(['Ada L', 'Ada "L" <b>'])
  expect(second.sub).toBe(first.sub)
})

test('none of its routes stands in the documentation of the API', async () => {
  const documented = Fastify()
  const routes: RouteOptions[] = []
  documented.addHook('onRoute', (route) => void routes.push(route))
  await sandboxIdentity(documented, providerOptions())
  await documented.ready()
  expect(routes.length).toBeGreaterThan(0)
  expect(routes.map(({ schema }) => schema)).toEqual(routes.map(() => expect.objectContaining({ hide: true })))
  await documented.close()
})

test('sessions survive a restart of the server', async () => {
  const browser = new Browser()
  const tokens = await signIn(browser, { email: 'stays@example.test' })
  await app.close()
  app = await startProvider()
  const silent = await browser.get(authorizationUrl({ verifier: newVerifier(), extra: { prompt: 'none' } }))
  expect(new URL(silent.headers.get('location')!).searchParams.get('code')).toBeTruthy()
  expect((await tokenRequest({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status).toBe(200)
})

test('signing out ends the session', async () => {
  const browser = new Browser()
  const tokens = await signIn(browser, { email: 'leaves@example.test' })
  const page = await browser.get(`${issuer}/session/end?${new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${origin}/` })}`)
  const form = /action="([^"]+)"[^>]*><input type="hidden" name="xsrf" value="([^"]+)"/.exec(await page.text())!
  const ended = await browser.post(form[1]!, { xsrf: form[2]!, logout: 'yes' })
  expect(ended.headers.get('location')).toBe(`${origin}/`)
  const silent = await browser.get(authorizationUrl({ verifier: newVerifier(), extra: { prompt: 'none' } }))
  expect(new URL(silent.headers.get('location')!).searchParams.get('error')).toBe('login_required')
})

test('a wrong e-mail address is said on the page, which keeps the interaction', async () => {
  const browser = new Browser()
  const page = (await browser.get(authorizationUrl({ verifier: newVerifier() }))).headers.get('location')!
  const refused = await browser.post(page, { email: 'nobody' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Write an e-mail address such as you@example.test.')
  expect((await browser.post(page, { email: 'somebody@example.test' })).status).toBe(303)
})

test('without PKCE, with a foreign redirect address or with a spent interaction nobody signs in', async () => {
  const withoutPkce = new URLSearchParams({ client_id: CLIENT_ID, redirect_uri: `${origin}/auth/callback`, response_type: 'code', scope: 'openid' })
  const refused = await new Browser().get(`${issuer}/auth?${withoutPkce}`)
  expect(refused.headers.get('location')).toContain('error=invalid_request')
  const foreign = new URL(authorizationUrl({ verifier: newVerifier() }))
  foreign.searchParams.set('redirect_uri', 'https://foreign.test/auth/callback')
  expect((await new Browser().get(foreign.href)).status).toBe(400)
  const spent = await new Browser().get(`${issuer}/interaction/no-such-interaction`)
  expect([spent.status, await spent.text()]).toEqual([410, expect.stringContaining('Please start again')])
})

test('a foreign Host header is refused, on every page of it', async () => {
  for (const path of ['/.well-known/openid-configuration', '/interaction/x', '/assets/identity.css']) {
    expect(await statusWithHost('foreign.test', `/sandbox/identity${path}`)).toBe(403)
  }
  expect(await statusWithHost(`localhost:${port}`, '/sandbox/identity/assets/identity.css')).toBe(200)
  expect(await (await fetch(`${issuer}/assets/identity.css`)).text()).toMatch(/^:root \{[^]*--ink: [^]*body \{/)
})

test('an origin that others can reach is refused', async () => {
  const options = { ...providerOptions(), origin: 'https://plans.example.org' }
  await expect(sandboxIdentity(Fastify(), options)).rejects.toThrow(/localhost only/)
})

test('the keys are kept to their owner', async () => {
  expect((await stat(join(directory, 'identity.json'))).mode & 0o777).toBe(0o600)
})

type Tokens = { id_token: string; refresh_token: string }

function providerOptions() {
  return { origin, clientId: CLIENT_ID, redirectPaths: ['/auth/callback'], postLogoutPaths: ['/'], productName: 'Planwright', keyFile: join(directory, 'identity.json'), pool: database.pool }
}

async function startProvider(): Promise<FastifyInstance> {
  const instance = Fastify({ forceCloseConnections: true })
  await sandboxIdentity(instance, providerOptions())
  await instance.listen({ port, host: '127.0.0.1' })
  return instance
}

async function signIn(browser: Browser, form: Record<string, string>): Promise<Tokens> {
  const verifier = newVerifier()
  const page = (await browser.get(authorizationUrl({ verifier }))).headers.get('location')!
  expect(await (await browser.get(page)).text()).toContain('Choose an account')
  const resumed = await browser.post(page, form)
  const callback = new URL((await browser.get(resumed.headers.get('location')!)).headers.get('location')!)
  const code = callback.searchParams.get('code')!
  const { body } = await tokenRequest({ grant_type: 'authorization_code', redirect_uri: `${origin}/auth/callback`, code, code_verifier: verifier })
  return body
}

async function tokenRequest(form: Record<string, string>, from = origin): Promise<{ status: number; body: Tokens }> {
  const response = await fetch(`${issuer}/token`, { method: 'POST', headers: { origin: from }, body: new URLSearchParams({ client_id: CLIENT_ID, ...form }) })
  return { status: response.status, body: z.object({ id_token: z.string(), refresh_token: z.string() }).catch({ id_token: '', refresh_token: '' }).parse(await response.json()) }
}

function authorizationUrl({ verifier, extra = {} }: { verifier: string; extra?: Record<string, string> }): string {
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const fields = { client_id: CLIENT_ID, redirect_uri: `${origin}/auth/callback`, response_type: 'code', scope: 'openid profile email', state: 's', code_challenge: challenge, code_challenge_method: 'S256' }
  return `${issuer}/auth?${new URLSearchParams({ ...fields, ...extra })}`
}

function newVerifier(): string {
  return randomBytes(32).toString('base64url')
}

function claimsOf(token: string): { sub: string; name: string } {
  return z.object({ sub: z.string(), name: z.string() }).parse(decodeJwt(token))
}

/** Follows nothing by itself and keeps cookies. */
class Browser {
  readonly #cookies = new Map<string, string>()

  get(address: string): Promise<Response> {
    return this.#send(address, { method: 'GET' })
  }

  post(address: string, form: Record<string, string>): Promise<Response> {
    return this.#send(address, { method: 'POST', body: new URLSearchParams(form) })
  }

  async #send(address: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(address, origin), { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (value === '') this.#cookies.delete(name!)
      else this.#cookies.set(name!, value!)
    }
    return response
  }
}

function statusWithHost(host: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode!))
    })
    call.on('error', reject).end()
  })
}
