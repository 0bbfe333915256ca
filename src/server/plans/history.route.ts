import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { HistoryPageSchema, HistoryQuerySchema } from '../../contract/history.ts'
import { bearerRequired } from '../http/documentation.ts'
import { errorReplies } from '../http/replies.ts'
import { sendDeflatedJson } from '../http/send-deflated-json.ts'
import { refuseOtherUser, sessionOf, type Session } from '../http/session.ts'
import type { HistoryPages } from './history-pages.ts'

export function historyRoute(app: FastifyInstance, { session, historyPages }: { session: Session; historyPages: HistoryPages }): void {
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
      return sendDeflatedJson(await historyPages.read({ userId: user.userId, page, limit }), { request, reply })
    },
  })
}
