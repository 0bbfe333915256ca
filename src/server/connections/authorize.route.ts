import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AuthorizationRequestSchema, AuthorizationSchema } from '../../contract/connections.ts'
import { bearerRequired } from '../http/documentation.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { Connections } from './connections.ts'

export function authorizeRoutes(app: FastifyInstance, { session, connections }: { session: Session; connections: Connections }): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.route({
    method: 'POST',
    url: '/google/authorize',
    onRequest: session.requireUser,
    schema: {
      summary: 'Where to consent to the export to Google Calendar',
      security: bearerRequired,
      response: { 200: AuthorizationSchema, ...errorReplies(401, 503) },
    },
    handler: async (request) => ({ url: await connections.authorize(sessionOf(request).userId, 'google', { classicOnly: false }) }),
  })

  routes.route({
    method: 'POST',
    url: '/jira/authorize',
    onRequest: session.requireUser,
    schema: {
      summary: 'Where to consent to the export to Jira',
      security: bearerRequired,
      body: AuthorizationRequestSchema.nullish(),
      response: { 200: AuthorizationSchema, ...errorReplies(400, 401, 503) },
    },
    handler: async (request) => {
      const { classicOnly } = request.body ?? { classicOnly: false }
      return { url: await connections.authorize(sessionOf(request).userId, 'jira', { classicOnly }) }
    },
  })
}
