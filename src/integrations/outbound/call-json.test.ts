import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findFreePort, listeningPort } from '../../../tests/support/free-port.ts'
import { callJson } from './call-json.ts'

const NameSchema = z.object({ name: z.string() })
let server: Server | null = null

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

test('sends JSON with its headers and returns what the schema made of the reply', async () => {
  const seen: unknown[] = []
  const url = await serve((request, response) => {
    seen.push(request.method, request.headers['authorization'], request.headers['content-type'], json(request))
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"name":"Ada","more":1}')
  })
  const result = await callJson(NameSchema, { url, method: 'POST', json: { a: 'ü' }, headers: { authorization: 'Bearer t' }, timeoutMs: 2_000 })
  expect(result).toEqual({ kind: 'ok', status: 201, value: { name: 'Ada' } })
  expect(await Promise.all(seen)).toEqual(['POST', 'Bearer t', 'application/json', { a: 'ü' }])
})

test('an empty body is undefined', async () => {
  const url = await serve((_request, response) => void response.writeHead(204).end())
  expect(await callJson(z.undefined(), { url, timeoutMs: 2_000 })).toEqual({ kind: 'ok', status: 204, value: undefined })
})

describe('a refusal keeps what the service said', () => {
  test.each([
    [429, { 'retry-after': '7' }, { kind: 'rate_limited', retryAfterMs: 7_000 }],
    [429, {}, { kind: 'rate_limited', retryAfterMs: null }],
    [503, { 'retry-after': '2' }, { kind: 'server', status: 503, retryAfterMs: 2_000 }],
    [408, {}, { kind: 'server', status: 408 }],
    [499, {}, { kind: 'server', status: 499 }],
    [504, {}, { kind: 'server', status: 504 }],
    [401, {}, { kind: 'unauthorized', body: { error: 'no' } }],
    [404, {}, { kind: 'client', status: 404, body: { error: 'no' } }],
  ])('%i %o', async (status, headers, expected) => {
    const url = await serve((_request, response) => void response.writeHead(status, headers).end('{"error":"no"}'))
    expect(await callJson(NameSchema, { url, timeoutMs: 2_000 })).toMatchObject(expected)
  })
})

test('a service may say "too many requests" in its own way', async () => {
  const url = await serve((_request, response) => void response.writeHead(403).end('{"error":"rateLimitExceeded"}'))
  const result = await callJson(NameSchema, { url, timeoutMs: 2_000, isRateLimit: ({ status, body }) => status === 403 && JSON.stringify(body).includes('rateLimit') })
  expect(result).toMatchObject({ kind: 'rate_limited', status: 403 })
})

test('a redirect is not followed, since the token would go along', async () => {
  let calls = 0
  const url = await serve((_request, response) => {
    calls += 1
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  expect(await callJson(NameSchema, { url, timeoutMs: 2_000 })).toMatchObject({ kind: 'client', status: 302 })
  expect(calls).toBe(1)
})

test('a reply of another shape was carried out all the same, and says which part is wrong', async () => {
  const url = await serve((_request, response) => void response.writeHead(200).end('{"name":5}'))
  expect(await callJson(NameSchema, { url, timeoutMs: 2_000 })).toMatchObject({ kind: 'malformed', status: 200, detail: expect.stringContaining('name') })
})

describe('without a whole reply', () => {
  test('nobody listening means that nothing was sent', async () => {
    const url = `http://127.0.0.1:${await findFreePort()}/`
    expect(await callJson(NameSchema, { url, timeoutMs: 2_000 })).toMatchObject({ kind: 'network', ambiguous: false, detail: 'ECONNREFUSED' })
  })

  test('a line cut before the reply leaves open what happened', async () => {
    const url = await serve((request) => void request.socket.destroy())
    expect(await callJson(NameSchema, { url, timeoutMs: 2_000 })).toMatchObject({ kind: 'network', ambiguous: true })
  })

  test('so does one cut within the reply', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"name"')
      response.socket?.end()
    })
    expect(await callJson(NameSchema, { url, timeoutMs: 2_000 })).toMatchObject({ kind: 'network', ambiguous: true })
  })

  test('and one that does not come in time', async () => {
    const url = await serve(() => {})
    expect(await callJson(NameSchema, { url, timeoutMs: 50 })).toMatchObject({ kind: 'network', ambiguous: true, aborted: false, detail: 'no whole reply within 0.05 s' })
  })

  test("the caller's own abort is told apart, and before the call nothing is sent", async () => {
    const controller = new AbortController()
    const url = await serve(() => controller.abort())
    expect(await callJson(NameSchema, { url, timeoutMs: 2_000, signal: controller.signal })).toMatchObject({ kind: 'network', ambiguous: true, aborted: true })
    expect(await callJson(NameSchema, { url, timeoutMs: 2_000, signal: controller.signal })).toMatchObject({ kind: 'network', ambiguous: false, aborted: true })
  })
})

async function serve(handler: RequestListener): Promise<string> {
  server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${listeningPort(server)}/`
}
