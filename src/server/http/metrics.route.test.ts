import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { MetricRegistry } from '../metrics/metric-registry.ts'
import { handleErrors } from './error-handler.ts'
import { metricsRoute } from './metrics.route.ts'

const TOKEN = 'a-token-for-the-monitor'
let app: FastifyInstance
afterEach(() => app.close())

describe('GET /metrics without a token set', () => {
  it('answers this machine in the format of Prometheus', async () => {
    const reply = await ask({ token: null })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(reply.body).toBe('# HELP plans_total Plans made.\n# TYPE plans_total counter\nplans_total 1\n')
  })

  it.each([
    ['another machine', { remoteAddress: '10.0.0.7' }],
    ['a request that came through a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['whoever asks a server with a public address, whose proxy sets no header', { publicUrl: 'https://plans.example.org' }],
    ['a page that points its own name at this machine', { headers: { host: 'evil.example' } }],
  ])('shows nothing to %s', async (_who, own) => {
    const reply = await ask({ token: null, ...own })
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('plans_total')
  })
})

describe('GET /metrics with a token set', () => {
  it('answers whoever sends it, from anywhere', async () => {
    expect((await ask({ token: TOKEN, remoteAddress: '10.0.0.7', headers: { host: 'plans.example.org', authorization: `Bearer ${TOKEN}` } })).statusCode).toBe(200)
  })

  it.each([[{}], [{ authorization: 'Bearer another-token' }], [{ authorization: TOKEN }]])('shows nothing with %j, not even to this machine', async (headers) => {
    expect((await ask({ token: TOKEN, headers })).statusCode).toBe(404)
  })
})

type Asked = { token: string | null; remoteAddress?: string; headers?: Record<string, string>; publicUrl?: string }

async function ask({ token, remoteAddress = '127.0.0.1', headers = {}, publicUrl = 'http://localhost:3000' }: Asked) {
  const metrics = new MetricRegistry()
  metrics.counter('plans_total', 'Plans made.').add(1)
  app = Fastify()
  handleErrors(app)
  metricsRoute(app, { metrics, token, publicUrl })
  return app.inject({ url: '/metrics', remoteAddress, headers: { host: 'localhost:3000', ...headers } })
}
