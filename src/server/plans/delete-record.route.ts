import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DeletionSchema } from '../../contract/history.ts'
import { bearerRequired } from '../http/documentation.ts'
import { AppError } from '../http/errors.ts'
import { errorReplies } from '../http/replies.ts'
import { refuseOtherUser, sessionOf, type Session } from '../http/session.ts'
import type { History } from './history.ts'

const ParamsSchema = z.object({ recordId: z.uuid(), userId: z.uuid() })

export function deleteRecordRoute(app: FastifyInstance, { session, history }: { session: Session; history: History }): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'DELETE',
    url: '/history/:recordId/user/:userId',
    onRequest: session.requireUser,
    schema: {
      summary: 'Delete a plan from the history',
      security: bearerRequired,
      params: ParamsSchema,
      response: { 200: DeletionSchema, ...errorReplies(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const user = sessionOf(request)
      const { recordId, userId } = request.params
      refuseOtherUser(user, userId)
      if (!(await history.remove(user.userId, recordId))) throw new AppError('not_found', 'There is no such plan in the history.')
      return { deleted: true as const, id: recordId }
    },
  })
}
