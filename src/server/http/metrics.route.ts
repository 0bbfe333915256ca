import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../config.ts'
import type { MetricRegistry } from '../metrics/metric-registry.ts'
import { AppError } from './errors.ts'

export type MetricsRouteOptions = {
  metrics: MetricRegistry
  /** Null: only this machine may read, of a server that is for this machine alone. */
  token: string | null
  publicUrl: string
}

/**
 * `GET /metrics`, beside the API, for a monitor: with the token where one is set, else from this machine alone. A server
 * with a public address has a proxy in front, which need not say so in any header, so there the token alone counts.
 */
export function metricsRoute(app: FastifyInstance, { metrics, token, publicUrl }: MetricsRouteOptions): void {
  const isForThisMachine = isLoopback(new URL(publicUrl).hostname)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!(token === null ? isForThisMachine && isLocal(request) : hasToken(request, token))) throw new AppError('not_found', 'There is nothing at this address.')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store').send(metrics.render())
  })
}

const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
/** What proxies add: behind one, every request comes from this machine. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isDirect = FORWARDED.every((name) => headers[name] === undefined)
  return isDirect && LOOPBACK.test(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '')
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}
