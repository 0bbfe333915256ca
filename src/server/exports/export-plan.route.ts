import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Provider } from '../../contract/connections.ts'
import { CreateEventRequestSchema, CreateJiraTasksRequestSchema, PlanExportSchema } from '../../contract/exports.ts'
import type { Connections } from '../connections/connections.ts'
import type { Grant } from '../connections/grant.ts'
import { bearerRequired } from '../http/documentation.ts'
import { AppError } from '../http/errors.ts'
import { errorReplies } from '../http/replies.ts'
import { refuseOtherUser, sessionOf, type Session } from '../http/session.ts'
import type { Exports } from './exports.ts'

type Parts = { session: Session; exports: Exports; connections: Connections }

const DESCRIPTION =
  'Answers when the export has ended, with how it ended. Leaving earlier does not stop it: GET /exports/{id} shows it. Sending it again after success changes nothing, after edits it updates.'
const REFUSALS = errorReplies(400, 401, 403, 404, 409, 503)

/** The exports of the specification's buttons. */
export function exportPlanRoutes(app: FastifyInstance, { session, exports, connections }: Parts): void {
  const api = app.withTypeProvider<ZodTypeProvider>()

  api.route({
    method: 'POST',
    url: '/calendar/create-event',
    onRequest: session.requireUser,
    schema: {
      summary: 'Export a plan to Google Calendar',
      description: DESCRIPTION,
      security: bearerRequired,
      body: CreateEventRequestSchema,
      response: { 200: PlanExportSchema, ...REFUSALS },
    },
    handler: async (request) => {
      const user = sessionOf(request)
      refuseOtherUser(user, request.body.userId)
      await requireGrant(connections, user.userId, 'google')
      const id = await exports.begin({ userId: user.userId, planId: request.body.promptHistoryId, target: 'google_calendar', destination: { calendarId: 'primary' } })
      return exports.follow(id)
    },
  })

  api.route({
    method: 'POST',
    url: '/jira/task',
    onRequest: session.requireUser,
    schema: {
      summary: 'Export a plan to a Jira project',
      description: DESCRIPTION,
      security: bearerRequired,
      body: CreateJiraTasksRequestSchema,
      response: { 200: PlanExportSchema, ...REFUSALS },
    },
    handler: async (request) => {
      const { userId } = sessionOf(request)
      const { projectKey, sprintId, promptHistoryId } = request.body
      const { site } = await requireGrant(connections, userId, 'jira')
      if (site === null) throw new AppError('not_connected', 'Choose one of your Jira sites in your profile first.')
      const destination = { siteId: site.id, siteUrl: site.url, projectKey, sprintId }
      const id = await exports.begin({ userId, planId: promptHistoryId, target: 'jira', destination })
      return exports.follow(id)
    },
  })
}

const SERVICES: Record<Provider, string> = { google: 'Google Calendar', jira: 'Jira' }

/** What is known of the grant, renewed where it has run out; whether the service still honours it is the first thing that a run asks. */
async function requireGrant(connections: Connections, userId: string, provider: Provider): Promise<Extract<Grant, { kind: 'granted' }>> {
  const grant = await connections.grant(userId, provider)
  const name = SERVICES[provider]
  if (grant.kind === 'granted') return grant
  if (grant.kind === 'not_connected') throw new AppError('not_connected', `${name} is not connected. Connect it in your profile, then export again.`)
  if (grant.kind === 'needs_reconnect') throw new AppError('needs_reconnect', `${name} has taken its permission back. Reconnect it in your profile, then export again.`)
  throw new AppError('unavailable', `${name} does not answer. Please try again later.`)
}
