import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { PlanExportSchema, PlanExportsSchema } from '../../contract/exports.ts'
import { STREAM_RECONNECT_DELAY_MS } from '../../contract/limits.ts'
import { bearerRequired } from '../http/documentation.ts'
import { openEventStream } from '../http/event-stream.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { Exports } from './exports.ts'

const ParamsSchema = z.object({ id: z.uuid() })

/** What can be done with an export that was started. */
export function exportRoutes(app: FastifyInstance, { session, exports }: { session: Session; exports: Exports }): void {
  const api = app.withTypeProvider<ZodTypeProvider>()

  api.route({
    method: 'GET',
    url: '/plans/:id/exports',
    onRequest: session.requireUser,
    schema: {
      summary: "A plan's exports",
      security: bearerRequired,
      params: ParamsSchema,
      response: { 200: PlanExportsSchema, ...errorReplies(400, 401, 404) },
    },
    handler: async (request) => ({ exports: await exports.ofPlan(sessionOf(request).userId, request.params.id) }),
  })

  api.route({
    method: 'GET',
    url: '/exports/:id',
    onRequest: session.requireUser,
    schema: {
      summary: 'Watch an export',
      description: 'A stream of server-sent events. Each message replaces the one before; the stream ends when the export has ended.',
      security: bearerRequired,
      params: ParamsSchema,
      response: { 200: { description: 'The export so far', content: { 'text/event-stream': { schema: PlanExportSchema } } }, ...errorReplies(400, 401, 404) },
    },
    handler: async (request, reply) => {
      const id = { userId: sessionOf(request).userId, id: request.params.id }
      // A foreign or unknown export is refused while there is still a status to send.
      await exports.view(id)
      const stream = openEventStream(reply, { retryMs: STREAM_RECONNECT_DELAY_MS })
      let shown = ''
      let count = 0
      const show = (view: unknown) => {
        const data = JSON.stringify(view)
        if (data === shown) return
        shown = data
        count += 1
        stream.send({ id: count, event: 'message', data })
      }
      let isStopping = false
      await exports.follow(id, { show, gone: stream.gone }).catch(() => (isStopping = true))
      stream.end({ connectionToo: isStopping })
      return reply
    },
  })

  api.route({
    method: 'POST',
    url: '/exports/:id/retry',
    onRequest: session.requireUser,
    schema: {
      summary: 'Try again what failed, and send what changed',
      description: 'Answers when the export has ended. What is there and unchanged is not touched.',
      security: bearerRequired,
      params: ParamsSchema,
      response: { 200: PlanExportSchema, ...errorReplies(400, 401, 404, 409, 503) },
    },
    handler: async (request) => {
      const id = { userId: sessionOf(request).userId, id: request.params.id }
      await exports.retry(id)
      return exports.follow(id)
    },
  })

  api.route({
    method: 'DELETE',
    url: '/exports/:id',
    onRequest: session.requireUser,
    schema: {
      summary: 'Take back what an export created',
      description: 'Answers when that has ended. The plan counts as not exported afterwards.',
      security: bearerRequired,
      params: ParamsSchema,
      response: { 200: PlanExportSchema, ...errorReplies(400, 401, 404, 409, 503) },
    },
    handler: async (request) => {
      const id = { userId: sessionOf(request).userId, id: request.params.id }
      await exports.remove(id)
      return exports.follow(id)
    },
  })
}
