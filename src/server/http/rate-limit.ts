import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** Guards the API's routes of `app` per address; a fleet behind one address shares it, hence the generous default. */
export async function limitRequests(app: FastifyInstance, { perMinute }: { perMinute: number }): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { after }) => new AppError('too_many_requests', `Too many requests. Please try again in ${after}.`),
  })
}
