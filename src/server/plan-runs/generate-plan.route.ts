import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { GenerationMessageSchema, GenerationRequestSchema, IdempotencyKeySchema } from '../../contract/generation.ts'
import { STREAM_RECONNECT_DELAY_MS } from '../../contract/limits.ts'
import { bearerRequired } from '../http/documentation.ts'
import { openEventStream } from '../http/event-stream.ts'
import { errorReplies } from '../http/replies.ts'
import { refuseOtherUser, sessionOf, type Session } from '../http/session.ts'
import type { PlanRuns } from './plan-runs.ts'

/** Other headers pass unread. */
const HeadersSchema = z.looseObject({
  'idempotency-key': IdempotencyKeySchema.optional(),
  'last-event-id': z
    .string()
    .regex(/^\d{1,9}$/, 'a message id is a whole number')
    .transform(Number)
    .optional(),
})

const replies = {
  200: {
    description: 'Each message replaces the one before. The last one carries a status, or is an `error` event with {code, detail}.',
    content: { 'text/event-stream': { schema: GenerationMessageSchema } },
  },
  ...errorReplies(400, 401, 402, 403, 409, 503),
}

export function generatePlanRoute(app: FastifyInstance, { session, runs }: { session: Session; runs: PlanRuns }): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/generate-plan',
    onRequest: session.requireUser,
    schema: {
      summary: 'Make a plan and watch it grow',
      description:
        'Takes one credit. A repeat with the same idempotency key attaches to the same run, in any state, after the message named by last-event-id. The reply names the key.',
      security: bearerRequired,
      headers: HeadersSchema,
      body: GenerationRequestSchema,
      response: replies,
    },
    handler: async (request, reply) => {
      const user = sessionOf(request)
      refuseOtherUser(user, request.body.user_id)
      const { 'idempotency-key': givenKey = null, 'last-event-id': seenSeq = 0 } = request.headers
      const { runId, key } = await runs.submit({ userId: user.userId, key: givenKey, body: request.body })
      reply.header('idempotency-key', key)
      const stream = openEventStream(reply, { retryMs: STREAM_RECONNECT_DELAY_MS })
      // The status is sent: from here an error ends the stream, and the client attaches again.
      await runs.follow({ userId: user.userId, runId }, { seenSeq, ...stream }).catch((error: unknown) => {
        request.log.error({ err: error }, 'a stream broke off')
      })
      return reply
    },
  })
}
