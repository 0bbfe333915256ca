import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { FeedbackReceiptSchema, FeedbackRequestSchema } from '../../contract/feedback.ts'
import { errorReplies } from '../http/replies.ts'
import type { Feedback } from './feedback.ts'

/** Nobody writes more often; a program would. */
const MESSAGES_PER_ADDRESS = { max: 10, timeWindow: 60 * 60 * 1000 }

export function feedbackRoute(app: FastifyInstance, { feedback }: { feedback: Feedback }): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/feedback',
    config: { rateLimit: MESSAGES_PER_ADDRESS },
    schema: {
      summary: 'Send a message to the people who run this installation',
      body: FeedbackRequestSchema,
      response: { 200: FeedbackReceiptSchema, ...errorReplies(400) },
    },
    handler: async (request) => {
      const { website, ...message } = request.body
      // A program that gives itself away learns nothing from the answer.
      if (!website) await feedback.receive(message)
      return { received: true as const }
    },
  })
}
