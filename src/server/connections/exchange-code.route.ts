import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ExchangeSchema, GoogleExchangeRequestSchema, JiraExchangeRequestSchema } from '../../contract/connections.ts'
import { bearerRequired } from '../http/documentation.ts'
import { errorReplies } from '../http/replies.ts'
import { refuseOtherUser, sessionOf, type Session } from '../http/session.ts'
import type { Connections } from './connections.ts'

export function exchangeCodeRoutes(app: FastifyInstance, { session, connections }: { session: Session; connections: Connections }): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.route({
    method: 'POST',
    url: '/google/exchange-code',
    onRequest: session.requireUser,
    schema: {
      summary: 'Make the code of a consent a connection to Google Calendar',
      security: bearerRequired,
      body: GoogleExchangeRequestSchema,
      response: { 200: ExchangeSchema, ...errorReplies(400, 401, 403, 503) },
    },
    handler: async (request) => {
      const user = sessionOf(request)
      const { code, state, userId } = request.body
      refuseOtherUser(user, userId)
      return { success: await connections.exchange(user.userId, 'google', { code, state }) }
    },
  })

  routes.route({
    method: 'POST',
    url: '/jira/exchange-code',
    onRequest: session.requireUser,
    schema: {
      summary: 'Make the code of a consent a connection to Jira',
      security: bearerRequired,
      body: JiraExchangeRequestSchema,
      response: { 200: ExchangeSchema, ...errorReplies(400, 401, 403, 503) },
    },
    handler: async (request) => {
      const user = sessionOf(request)
      const { code, state, user_id: userId } = request.body
      refuseOtherUser(user, userId)
      return { success: await connections.exchange(user.userId, 'jira', { code, state }) }
    },
  })
}
