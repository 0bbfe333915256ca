import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ConnectionStatusSchema, JiraProjectSchema, JiraSprintListSchema, JiraSprintQuerySchema, JiraSprintSchema, SiteChoiceSchema } from '../../contract/connections.ts'
import { bearerRequired } from '../http/documentation.ts'
import { errorReplies } from '../http/replies.ts'
import { sessionOf, type Session } from '../http/session.ts'
import type { Connections } from './connections.ts'
import type { JiraLists } from './jira-lists.ts'

/** Id or key; nothing that could end a quoted word of JQL. */
const ProjectParamsSchema = z.object({ projectId: z.string().regex(/^\w{1,255}$/, 'must be the id or key of a Jira project') })

type Services = { session: Session; connections: Connections; jiraLists: JiraLists }

/** What the user chooses from before an export to Jira: site, project, sprint. */
export function jiraListRoutes(app: FastifyInstance, { session, connections, jiraLists }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.route({
    method: 'PUT',
    url: '/jira/site',
    onRequest: session.requireUser,
    schema: {
      summary: 'Choose the Jira site that exports go to',
      security: bearerRequired,
      body: SiteChoiceSchema,
      response: { 200: ConnectionStatusSchema, ...errorReplies(400, 401, 404, 409) },
    },
    handler: async (request) => {
      const { userId } = sessionOf(request)
      await connections.chooseSite(userId, request.body.siteId)
      return connections.status(userId, 'jira')
    },
  })

  routes.route({
    method: 'GET',
    url: '/jira/projects',
    onRequest: session.requireUser,
    schema: {
      summary: 'Jira projects in which the user may create issues',
      security: bearerRequired,
      response: { 200: z.array(JiraProjectSchema), ...errorReplies(401, 409, 503) },
    },
    handler: (request) => jiraLists.projects(sessionOf(request).userId),
  })

  routes.route({
    method: 'GET',
    url: '/jira/:projectId/sprints',
    onRequest: session.requireUser,
    schema: {
      summary: 'Open and future sprints of a Jira project',
      security: bearerRequired,
      params: ProjectParamsSchema,
      querystring: JiraSprintQuerySchema,
      response: { 200: z.union([JiraSprintListSchema, z.array(JiraSprintSchema)]), ...errorReplies(400, 401, 404, 409, 503) },
    },
    handler: async (request) => {
      const list = await jiraLists.sprints(sessionOf(request).userId, request.params.projectId)
      return request.query.completeness ? list : list.values
    },
  })
}
