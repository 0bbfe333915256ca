import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { HistoryPageSchema, HistoryQuerySchema } from '../../contract/history.ts'
import { bearerRequired } from '../http/documentation.ts'
import { errorReplies } from '../http/replies.ts'
import { sendSplicedJson } from '../http/send-spliced-json.ts'
import { refuseOtherUser, sessionOf, type Session } from '../http/session.ts'
import type { History } from './history.ts'
import { presentPage } from './plan-record.ts'

export function historyRoute(app: FastifyInstance, { session, history }: { session: Session; history: History }): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/history',
    onRequest: session.requireUser,
    schema: {
      summary: 'One page of the plans made so far, newest first',
      security: bearerRequired,
      querystring: HistoryQuerySchema,
      response: { 200: HistoryPageSchema, ...errorReplies(400, 401, 403) },
    },
    handler: async (request, reply) => {
      const user = sessionOf(request)
      const { userId, page, limit } = request.query
      refuseOtherUser(user, userId)
      const { rows, total } = await history.page(user.userId, { page, limit })
      const pieces = presentPage({ rows, page, totalPages: Math.ceil(total / limit) })
      return sendSplicedJson(pieces, { request, reply })
    },
  })
}
