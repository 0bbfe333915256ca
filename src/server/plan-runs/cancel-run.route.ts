import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { CancellationSchema, IdempotencyKeySchema } from '../../contract/generation.ts'
import { bearerRequired } from '../http/documentation.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { PlanRuns } from './plan-runs.ts'

export function cancelRunRoute(app: FastifyInstance, { session, runs }: { session: Session; runs: PlanRuns }): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'DELETE',
    url: '/generate-plan/:key',
    onRequest: session.requireUser,
    schema: {
      summary: 'Cancel a run',
      description:
        'Before the first task the credit comes back; after it the plan that stands is saved. An unknown key is remembered, so that a late request under it starts nothing. Harmless on a run that has ended.',
      security: bearerRequired,
      params: z.object({ key: IdempotencyKeySchema }),
      response: { 200: CancellationSchema, ...errorReplies(400, 401) },
    },
    handler: async (request) => runs.cancel(sessionOf(request).userId, request.params.key),
  })
}
