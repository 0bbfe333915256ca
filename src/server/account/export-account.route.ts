import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AccountExportSchema } from '../../contract/account.ts'
import { bearerRequired } from '../http/documentation.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { AccountExport } from './account-export.ts'
import { accountGone } from './account-gone.ts'
import type { Users } from './users.ts'

export type ExportAccountServices = { session: Session; users: Users; accountExport: AccountExport }

export function exportAccountRoute(app: FastifyInstance, { session, users, accountExport }: ExportAccountServices): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/account/export',
    onRequest: session.requireUser,
    schema: {
      summary: 'Download everything that is stored about the signed-in user',
      security: bearerRequired,
      response: { 200: { description: 'A file', content: { 'application/json': { schema: AccountExportSchema } } }, ...errorReplies(401) },
    },
    handler: async (request, reply) => {
      const { userId } = sessionOf(request)
      const user = await users.find(userId)
      if (user === null) throw accountGone(session, userId)
      return download(reply, Readable.from(accountExport.write(user)))
    },
  })
}

/** Written piece by piece, so the schema of the reply documents it and does not shape it. */
function download(reply: FastifyReply, file: Readable): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'attachment; filename="account.json"')
    .send(file)
}
