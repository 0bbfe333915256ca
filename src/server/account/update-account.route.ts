import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AccountChangesSchema, UserSchema, type AccountChanges } from '../../contract/account.ts'
import { bearerRequired } from '../http/documentation.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import { requireLocale, requireTimeZone } from '../http/zone-and-locale.ts'
import { accountGone } from './account-gone.ts'
import type { Credits } from './credits.ts'
import { presentUser } from './present-user.ts'
import type { Users } from './users.ts'

export function updateAccountRoute(app: FastifyInstance, { session, users, credits }: { session: Session; users: Users; credits: Credits }): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'PATCH',
    url: '/account',
    onRequest: session.requireUser,
    schema: {
      summary: 'Change the time zone, the language or the use of a language model',
      security: bearerRequired,
      body: AccountChangesSchema,
      response: { 200: UserSchema, ...errorReplies(400, 401) },
    },
    handler: async (request) => {
      const { userId } = sessionOf(request)
      const user = await users.updateSettings(userId, canonical(request.body))
      if (user === null) throw accountGone(session, userId)
      return presentUser(user, await credits.balance(userId))
    },
  })
}

function canonical({ timeZone, locale, ...changes }: AccountChanges): AccountChanges {
  return {
    ...changes,
    ...(timeZone === undefined ? {} : { timeZone: requireTimeZone(timeZone, 'body.timeZone') }),
    ...(locale === undefined ? {} : { locale: requireLocale(locale, 'body.locale') }),
  }
}
