import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { AppError } from './errors.ts'

/** Guards the API's routes of `app` per address; a fleet behind one address shares it, hence the generous default. */
export async function limitRequests(app: FastifyInstance, { perMinute }: { perMinute: number }): Promise<void> {
  app.addHook('onRequest', passOverWhoIsGone)
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { after }) => new AppError('too_many_requests', `Too many requests. Please try again in ${after}.`),
  })
}

/** Whoever hung up before the request was looked at has no address any more to count under, and waits for no answer. */
const passOverWhoIsGone: onRequestAsyncHookHandler = async (request, reply) => {
  if (request.raw.socket.destroyed) reply.hijack()
}
