import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { UserRequestSchema, UserSchema } from '../../contract/account.ts'
import { bearerRequired } from '../http/documentation.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { Credits } from './credits.ts'
import { presentUser } from './present-user.ts'
import type { Users } from './users.ts'

export type UserRouteServices = { session: Session; users: Users; credits: Credits }

export function userRoute(app: FastifyInstance, { session, users, credits }: UserRouteServices): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/user',
    onRequest: session.requireUser,
    schema: {
      summary: 'Create or fetch the signed-in user',
      description: 'Name, e-mail and picture come from the token; the body fills only what it lacks.',
      security: bearerRequired,
      body: UserRequestSchema.nullish(),
      response: { 200: UserSchema, ...errorReplies(400, 401) },
    },
    handler: async (request) => {
      const { userId, identity } = sessionOf(request)
      const user = await users.updateProfile(userId, { identity, offered: request.body ?? {} })
      return presentUser(user, await credits.balance(userId))
    },
  })
}
