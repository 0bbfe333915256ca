import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MemorySchema, PreferenceRemovalSchema } from '../../contract/account.ts'
import { bearerRequired } from '../http/documentation.ts'
import { AppError } from '../http/errors.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { Memory } from './memory.ts'

export function memoryRoutes(app: FastifyInstance, { session, memory }: { session: Session; memory: Memory }): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    method: 'GET',
    url: '/account/memory',
    onRequest: session.requireUser,
    schema: {
      summary: 'What earlier prompts stated again and again',
      security: bearerRequired,
      response: { 200: MemorySchema, ...errorReplies(401) },
    },
    handler: async (request) => ({ preferences: await memory.list(sessionOf(request).userId) }),
  })
  api.route({
    method: 'DELETE',
    url: '/account/memory/:id',
    onRequest: session.requireUser,
    schema: {
      summary: 'Remove a remembered preference for good',
      security: bearerRequired,
      params: z.object({ id: z.uuid() }),
      response: { 200: PreferenceRemovalSchema, ...errorReplies(400, 401, 404) },
    },
    handler: async (request) => {
      const { id } = request.params
      if (!(await memory.dismiss(sessionOf(request).userId, id))) throw new AppError('not_found', 'There is no such remembered preference.')
      return { removed: true as const, id }
    },
  })
}
