import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AccountDeletionRequestSchema, AccountDeletionSchema, DELETION_WORD } from '../../contract/account.ts'
import { bearerRequired } from '../http/documentation.ts'
import { AppError } from '../http/errors.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { AccountDeletion } from './account-deletion.ts'
import { accountGone } from './account-gone.ts'
import type { Users } from './users.ts'

export type DeleteAccountServices = { session: Session; users: Users; accountDeletion: AccountDeletion }

export function deleteAccountRoute(app: FastifyInstance, { session, users, accountDeletion }: DeleteAccountServices): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'DELETE',
    url: '/account',
    onRequest: session.requireUser,
    schema: {
      summary: 'Delete the account and everything stored with it',
      description: `The confirmation is the account's e-mail address, or ${DELETION_WORD} when it has none. Runs and exports are stopped and grants at other services taken back. Nothing can be restored.`,
      security: bearerRequired,
      body: AccountDeletionRequestSchema,
      response: { 200: AccountDeletionSchema, ...errorReplies(400, 401) },
    },
    handler: async (request) => {
      const { userId } = sessionOf(request)
      const user = await users.find(userId)
      if (user === null) throw accountGone(session, userId)
      refuseUnconfirmed(request.body.confirmation, user.email)
      await accountDeletion.remove(userId)
      session.forget(userId)
      return { deleted: true as const }
    },
  })
}

function refuseUnconfirmed(confirmation: string, email: string): void {
  const expected = email || DELETION_WORD
  if (confirmation.trim().toLowerCase() === expected.toLowerCase()) return
  const what = email === '' ? `the word ${DELETION_WORD}` : 'the e-mail address of this account'
  throw new AppError('invalid_request', `body.confirmation: to delete the account, type ${what}.`)
}
