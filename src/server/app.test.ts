import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { ApiErrorSchema } from '../contract/errors.ts'
import { HealthSchema, PublicConfigSchema } from '../contract/public-config.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'
import { startTestServer } from '../../tests/support/test-server.ts'

const database = await createTestDatabase()
const server = await startTestServer({ database, env: { PRODUCT_NAME: 'Plan Nine' } })
afterAll(() => server.close())
const { app } = server

describe('what everybody may read', () => {
  it('GET /health says that the server answers, and which version', async () => {
    expect(HealthSchema.strict().parse((await app.inject('/api/health')).json())).toMatchObject({ ok: true })
  })

  it('GET /config gives the page its settings and no secret', async () => {
    const config = PublicConfigSchema.strict().parse((await app.inject('/api/config')).json())
    expect(config).toMatchObject({ productName: 'Plan Nine', sandbox: false, oidc: { issuer: server.issuer.issuer, tokenEndpoint: null } })
  })

  it('GET /config names who gets the goals, and keeps the address of a model server of one’s own', async () => {
    const modelAt = async (address: string) => {
      const other = await startTestServer({ database, issuer: server.issuer, env: { MODEL_BASE_URL: address, MODEL_NAME: 'llama' } })
      const reply = await other.app.inject('/api/config')
      await other.close()
      expect(reply.body).not.toContain('11434')
      return PublicConfigSchema.parse(reply.json()).languageModel
    }
    expect(await modelAt('http://192.168.7.20:11434/v1')).toEqual({ name: 'llama', host: null })
    expect(await modelAt('https://models.example.org:11434/v1')).toEqual({ name: 'llama', host: 'models.example.org' })
  })

  it('describes every route as OpenAPI 3.1, and shows it on a page', async () => {
    const document = (await app.inject('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/health', '/api/config', '/api/user', '/api/history', '/api/history/{recordId}/user/{userId}', '/api/plans/{id}', '/api/generate-plan', '/api/generate-plan/{key}']),
    )
    expect(document.paths['/api/generate-plan'].post.responses['402']).toBeDefined()
    const page = await app.inject('/api/docs/')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })
})

describe('security headers', () => {
  it('allow no inline script or style, and other origins only for sign-in and pictures', async () => {
    const { headers } = await app.inject('/api/health')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain(`connect-src 'self' ${server.issuer.issuer};`)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('keep what the API tells out of every cache', async () => {
    const { headers } = await server.signIn()
    for (const url of ['/api/google/status', '/api/account/memory', '/api/plans/none', '/api/history']) {
      expect([url, (await app.inject({ url, headers })).headers['cache-control']]).toEqual([url, expect.stringContaining('no-store')])
    }
  })

  it('are relaxed on the documentation page alone', async () => {
    const page = String((await app.inject('/api/docs/')).headers['content-security-policy'])
    expect(page).not.toContain("script-src 'self' 'unsafe-inline'")
    expect(String((await app.inject('/api/nothing')).headers['content-security-policy'])).not.toContain('unsafe')
  })

  it('come with streams too', async () => {
    const person = await server.signIn()
    const reply = await fetch(`${await server.apiUrl()}/generate-plan`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'Learn to juggle in a month', planner_type: 'calendar' }),
    })
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    await reply.text()
  })
})

describe('a request that is wrong', () => {
  it.each([
    ['malformed JSON', '{"name":', 'application/json', 400, 'not valid JSON'],
    ['an empty JSON body', '', 'application/json', 400, 'empty'],
    ['another content type', 'name=Ada', 'application/x-www-form-urlencoded', 415, 'application/json'],
    ['plain text', 'Ada', 'text/plain', 415, 'application/json'],
    ['a list', '[]', 'application/json', 400, 'body: Invalid input: expected object'],
    ['a body nested too deeply', `{"name":${'['.repeat(9_000)}${']'.repeat(9_000)}}`, 'application/json', 400, 'nested too deeply'],
    ['a body that is too large', `{"name":"${'x'.repeat(70_000)}"}`, 'application/json', 413, 'too large'],
    ['a prototype in the body', '{"__proto__":{"name":"x"}}', 'application/json', 400, 'JSON'],
  ])('%s gets a clear error', async (_title, payload, contentType, status, words) => {
    const { headers } = await server.signIn()
    const reply = await app.inject({ method: 'POST', url: '/api/user', headers: { ...headers, 'content-type': contentType }, payload })
    expect(reply.statusCode).toBe(status)
    expect(ApiErrorSchema.strict().parse(reply.json()).detail).toContain(words)
  })

  it.each([
    ['GET', '/api/nothing', 404],
    ['PATCH', '/api/user', 404],
    ['GET', '/api/%zz', 400],
    ['DELETE', '/api/generate-plan/short', 401],
    ['GET', '/api', 404],
  ] as const)('%s %s is answered in JSON with status %i', async (method, url, status) => {
    const reply = await app.inject({ method, url })
    expect(reply.statusCode).toBe(status)
    ApiErrorSchema.strict().parse(reply.json())
  })

  it('a NUL in the path gets 400', async () => {
    const { headers } = await server.signIn()
    const reply = await app.inject({ method: 'DELETE', url: '/api/generate-plan/abc%00defghijklmnopqrst', headers })
    expect([reply.statusCode, reply.json()]).toEqual([400, { code: 'invalid_request', detail: 'The address must not contain NUL characters.' }])
  })

  it('bytes that are not HTTP get 400 in JSON', async () => {
    const { port } = new URL(await server.apiUrl())
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.write('NONSENSE\r\n\r\n')
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/)
    ApiErrorSchema.strict().parse(JSON.parse(answer.split('\r\n\r\n')[1]!))
  })

  it('that never ends does not keep its connection for ever', () => {
    const { headersTimeout, requestTimeout } = app.server
    expect([headersTimeout, requestTimeout].every((limit) => limit > 0 && limit <= 60_000)).toBe(true)
  })

  it('one too many gets 429 and when to try again', async () => {
    const strict = await startTestServer({ database, requestsPerMinute: 2 })
    const replies = [await strict.app.inject('/api/health'), await strict.app.inject('/api/health'), await strict.app.inject('/api/health')]
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 429])
    expect(ApiErrorSchema.parse(replies[2]!.json()).code).toBe('too_many_requests')
    expect(Number(replies[2]!.headers['retry-after'])).toBeGreaterThan(0)
    await strict.close()
  })
})

describe('an error of our own', () => {
  it('tells the client nothing but the request to ask about', async () => {
    const { headers } = await server.signIn()
    const broken = vi.spyOn(server.services.historyPages, 'read').mockRejectedValueOnce(new Error('password=hunter2 at 10.0.0.7'))
    const reply = await app.inject({ url: '/api/history', headers })
    broken.mockRestore()
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({ code: 'internal', detail: expect.stringMatching(/^Something went wrong on our side\. Please try again later\. \(request [0-9a-f]{12}-\d+\)$/) })
  })
})

it('a call that is under way when the server stops is answered, and its connection does not keep the server from stopping', async () => {
  const other = await startTestServer({ database, issuer: server.issuer })
  let answer: (text: string) => void = () => {}
  const answered = new Promise<string>((resolve) => (answer = resolve))
  let hasBegun = false
  other.app.get('/slow', () => {
    hasBegun = true
    return answered
  })
  const call = fetch(new URL('/slow', await other.apiUrl())).then((reply) => reply.text())
  await expect.poll(() => hasBegun).toBe(true)
  const closed = other.close()
  await expect.poll(() => other.app.server.listening).toBe(false)
  answer('done')
  expect(await call).toBe('done')
  await closed
})

it('a connection that was opened and never used does not keep the server from stopping', async () => {
  const other = await startTestServer({ database, issuer: server.issuer })
  const { port } = new URL(await other.apiUrl())
  const socket = connect(Number(port), '127.0.0.1')
  const ended = once(socket, 'close')
  await once(socket, 'connect')
  await other.close()
  await expect(ended).resolves.toBeDefined()
})
