import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ConnectionStatusSchema, ProviderSchema, StatusQuerySchema } from '../../contract/connections.ts'
import { bearerRequired } from '../http/documentation.ts'
import { errorReplies } from '../http/replies.ts'
import { refuseOtherUser, sessionOf, type Session } from '../http/session.ts'
import type { Connections } from './connections.ts'

const NAMES = { google: 'Google Calendar', jira: 'Jira' } as const

/** Status and end of the connection to each service. */
export function connectionRoutes(app: FastifyInstance, { session, connections }: { session: Session; connections: Connections }): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  for (const provider of ProviderSchema.options) {
    routes.route({
      method: 'GET',
      url: `/${provider}/status`,
      onRequest: session.requireUser,
      schema: {
        summary: `Whether ${NAMES[provider]} is connected`,
        security: bearerRequired,
        querystring: StatusQuerySchema,
        response: { 200: ConnectionStatusSchema, ...errorReplies(400, 401, 403) },
      },
      handler: async (request) => {
        const user = sessionOf(request)
        refuseOtherUser(user, request.query.user_id)
        return connections.status(user.userId, provider)
      },
    })

    routes.route({
      method: 'DELETE',
      url: `/${provider}`,
      onRequest: session.requireUser,
      schema: {
        summary: `Disconnect ${NAMES[provider]}; exports that run are stopped`,
        security: bearerRequired,
        response: { 200: ConnectionStatusSchema, ...errorReplies(401) },
      },
      handler: async (request) => {
        const { userId } = sessionOf(request)
        await connections.disconnect(userId, provider)
        return connections.status(userId, provider)
      },
    })
  }
}
