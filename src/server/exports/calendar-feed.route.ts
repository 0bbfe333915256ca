import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { CalendarFeedSchema, CalendarFeedStatusSchema } from '../../contract/exports.ts'
import { PlanSchema } from '../../contract/plan.ts'
import type { Config } from '../config.ts'
import { bearerRequired } from '../http/documentation.ts'
import { AppError } from '../http/errors.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { History } from '../plans/history.ts'
import type { CalendarFeeds } from './calendar-feeds.ts'
import { calendarText } from './plan-files.ts'

type Parts = { session: Session; history: History; calendarFeeds: CalendarFeeds; config: Pick<Config, 'publicUrl' | 'apiBase'> }

const ParamsSchema = z.object({ id: z.uuid() })
const unknownPlan = () => new AppError('not_found', 'There is no such plan in the history.')
/** Calendars look again after hours; a proxy must not keep what a revoked address showed. */
const CACHE_CONTROL = 'private, no-cache'

/** A plan's private address for subscriptions, which its owner makes and revokes. */
export function calendarFeedRoutes(app: FastifyInstance, { session, history, calendarFeeds, config }: Parts): void {
  const api = app.withTypeProvider<ZodTypeProvider>()

  api.route({
    method: 'POST',
    url: '/plans/:id/feed',
    onRequest: session.requireUser,
    schema: {
      summary: 'Make a private calendar address of a plan',
      description: 'Whoever knows the address sees the plan. It is shown this once; making another ends the one before.',
      security: bearerRequired,
      params: ParamsSchema,
      response: { 200: CalendarFeedSchema, ...errorReplies(400, 401, 404) },
    },
    handler: async (request, reply) => {
      const feed = await calendarFeeds.create(sessionOf(request).userId, request.params.id)
      if (feed === null) throw unknownPlan()
      reply.header('cache-control', 'no-store')
      return { url: `${config.publicUrl}${config.apiBase}/feeds/${feed.token}.ics`, createdAt: feed.createdAt.toISOString() }
    },
  })

  api.route({
    method: 'GET',
    url: '/plans/:id/feed',
    onRequest: session.requireUser,
    schema: {
      summary: 'Whether a plan has a private calendar address',
      security: bearerRequired,
      params: ParamsSchema,
      response: { 200: CalendarFeedStatusSchema, ...errorReplies(400, 401, 404) },
    },
    handler: async (request) => presentStatus(await calendarFeeds.status(sessionOf(request).userId, request.params.id)),
  })

  api.route({
    method: 'DELETE',
    url: '/plans/:id/feed',
    onRequest: session.requireUser,
    schema: {
      summary: 'Revoke the private calendar address of a plan',
      security: bearerRequired,
      params: ParamsSchema,
      response: { 200: CalendarFeedStatusSchema, ...errorReplies(400, 401, 404) },
    },
    handler: async (request) => {
      const { userId } = sessionOf(request)
      await calendarFeeds.revoke(userId, request.params.id)
      return presentStatus(await calendarFeeds.status(userId, request.params.id))
    },
  })

  api.route({
    method: 'GET',
    url: '/feeds/:file',
    schema: {
      summary: 'A plan for a calendar that subscribes',
      params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/, 'an address ends in 43 characters and .ics') }),
      response: { 200: { description: 'The plan', content: { 'text/calendar': { schema: z.string() } } }, 304: z.string().describe('Nothing has changed'), ...errorReplies(400, 404) },
    },
    handler: async (request, reply) => {
      const owner = await calendarFeeds.find(request.params.file.slice(0, -'.ics'.length))
      const json = owner === null ? null : await history.findPlan(owner.userId, owner.planId)
      if (json === null) throw new AppError('not_found', 'There is no such calendar. Its address may have been revoked.')
      const text = calendarText(PlanSchema.parse(JSON.parse(json)))
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
      reply.header('etag', etag).header('cache-control', CACHE_CONTROL)
      reply.header('content-type', 'text/calendar; charset=utf-8')
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send('')
      reply.header('content-disposition', 'inline; filename="plan.ics"')
      return reply.serializer((body) => String(body)).send(text)
    },
  })
}

function presentStatus(status: { createdAt: Date | null } | null) {
  if (status === null) throw unknownPlan()
  return { exists: status.createdAt !== null, createdAt: status.createdAt?.toISOString() ?? null }
}

/** RFC 9110, 13.1.2: compared weakly. */
function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//u, '')))
}
