import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { UserRequestSchema, UserSchema, type UserRequest } from '../../contract/account.ts'
import { bearerRequired } from '../http/documentation.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { Credits } from './credits.ts'
import { presentUser } from './present-user.ts'
import type { VerifiedIdentity } from '../identity/token-verifier.ts'
import type { UserRow, Users } from './users.ts'

export type UserRouteServices = { session: Session; users: Users; credits: Credits }

export function userRoute(app: FastifyInstance, { session, users, credits }: UserRouteServices): void {
  /** The account was deleted, on another server too, while its token was still remembered here. */
  async function startAnew(deletedUserId: string, profile: { identity: VerifiedIdentity; offered: UserRequest }): Promise<UserRow> {
    session.forget(deletedUserId)
    const { id } = await users.findOrCreate(profile.identity)
    const user = await users.updateProfile(id, profile)
    if (user === null) throw new Error('a user vanished while it was created')
    return user
  }

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
      const profile = { identity, offered: request.body ?? {} }
      const user = (await users.updateProfile(userId, profile)) ?? (await startAnew(userId, profile))
      return presentUser(user, await credits.balance(user.id))
    },
  })
}
