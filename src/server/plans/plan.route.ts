import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HistoryRecordSchema } from '../../contract/history.ts'
import { spliceDeflate } from '../http/deflate-splice.ts'
import { bearerRequired } from '../http/documentation.ts'
import { AppError } from '../http/errors.ts'
import { errorReplies } from '../http/replies.ts'
import { sendDeflatedJson } from '../http/send-deflated-json.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { History } from './history.ts'
import { presentRecord } from './plan-record.ts'

export function planRoute(app: FastifyInstance, { session, history }: { session: Session; history: History }): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/plans/:id',
    onRequest: session.requireUser,
    schema: {
      summary: 'One plan of the history',
      security: bearerRequired,
      params: z.object({ id: z.uuid() }),
      response: { 200: HistoryRecordSchema, ...errorReplies(400, 401, 404) },
    },
    handler: async (request, reply) => {
      const row = await history.find(sessionOf(request).userId, request.params.id)
      if (row === null) throw new AppError('not_found', 'There is no such plan in the history.')
      return sendDeflatedJson(spliceDeflate(presentRecord(row)), { request, reply })
    },
  })
}
