import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { PlanSchema } from '../../contract/plan.ts'
import { bearerRequired } from '../http/documentation.ts'
import { AppError } from '../http/errors.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { History } from '../plans/history.ts'
import { attachment, FileFormatSchema, planFile } from './plan-files.ts'

const replies = {
  200: { description: 'The file', content: { 'text/calendar': { schema: z.string() }, 'text/csv': { schema: z.string() }, 'text/markdown': { schema: z.string() }, 'application/json': { schema: PlanSchema } } },
  ...errorReplies(400, 401, 404),
}

export function planFileRoute(app: FastifyInstance, { session, history }: { session: Session; history: History }): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/plans/:id/export',
    onRequest: session.requireUser,
    schema: {
      summary: 'A plan as a file: iCalendar, CSV, Markdown or JSON',
      security: bearerRequired,
      params: z.object({ id: z.uuid() }),
      querystring: z.object({ format: FileFormatSchema }),
      response: replies,
    },
    handler: async (request, reply) => {
      const json = await history.findPlan(sessionOf(request).userId, request.params.id)
      if (json === null) throw new AppError('not_found', 'There is no such plan in the history.')
      const { contentType, fileName, text } = planFile(PlanSchema.parse(JSON.parse(json)), request.query.format)
      reply.header('content-type', contentType).header('content-disposition', attachment(fileName)).header('cache-control', 'no-store')
      // Written whole already: the reply's own schema is for the documentation.
      return reply.serializer((body) => String(body)).send(text)
    },
  })
}
