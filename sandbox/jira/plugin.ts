import type { FastifyInstance } from 'fastify'
import { drawNumbers } from '../faults/draw-fault.ts'
import { createOauthTables } from '../oauth/tables.ts'
import { registerStandIn } from '../stand-in/scope.ts'
import type { StandInOptions } from '../stand-in/stand-in.ts'
import { accountSite } from './account-site.ts'
import { agileRoutes } from './agile.route.ts'
import { boardPageRoutes } from './board-page.route.ts'
import { addDemoIssues } from './demo-issues.ts'
import { JIRA_SANDBOX_PATH } from './endpoints.ts'
import { createGate } from './gate.ts'
import { createIssueLinks } from './issue-links.ts'
import { issueLinkRoutes } from './issue-link.route.ts'
import { createIssueStore } from './issue-store.ts'
import { issueRoutes } from './issue.route.ts'
import { GatewayError, JiraError } from './jira-error.ts'
import { createJiraGrants, jiraOauthRoutes } from './oauth.route.ts'
import { projectRoutes } from './project.route.ts'
import { searchRoutes } from './search.route.ts'
import { createJiraTables } from './tables.ts'

/**
 * The stand-in for Jira Cloud and Atlassian's OAuth server, under `JIRA_SANDBOX_PATH` on the server's own port.
 * Throws when the origin is not loopback.
 */
export async function sandboxJira(app: FastifyInstance, options: StandInOptions): Promise<void> {
  const { origin, pool, clock, faults } = options
  await registerStandIn(app, { prefix: JIRA_SANDBOX_PATH, origin, name: 'Jira' }, async (scope) => {
    await createOauthTables(pool)
    await createJiraTables(pool)
    const grants = createJiraGrants(options)
    const gate = createGate({ ...options, grants })
    const store = createIssueStore({ pool, clock, indexLagMs: async (key) => drawLag(key, (await faults.readSettings()).jiraIndexLagMs) })
    const links = createIssueLinks(pool)
    answerErrors(scope)
    boardPageRoutes(scope, { origin, pool, store, links, clock })
    const prepareSites = async (subject: string, slugs: string[]): Promise<void> => {
      for (const slug of slugs) await addDemoIssues(pool, { owner: accountSite(subject, slug, origin)!, store })
    }
    jiraOauthRoutes(scope, { ...options, grants, prepareSites, granularScopesRegistered: async () => (await faults.readSettings()).jiraGranularScopes })
    projectRoutes(scope, { gate, faults })
    issueRoutes(scope, { gate, store, links, clock })
    searchRoutes(scope, { gate, store, links, clock })
    issueLinkRoutes(scope, { gate, store, links })
    agileRoutes(scope, { gate, store, clock })
  })
}

/** Even over the range, and the same for the same change of the same issue. */
function drawLag(change: string, [from, to]: readonly [number, number]): number {
  return Math.round(from + drawNumbers(change)[0]! * Math.max(0, to - from))
}

function answerErrors(scope: FastifyInstance): void {
  scope.setNotFoundHandler((_request, reply) => reply.code(404).send({ errorMessages: ['The sandbox Jira does not know this address.'], errors: {} }))
  scope.setErrorHandler((error, request, reply) => {
    if (error instanceof GatewayError) return reply.code(error.status).headers(error.headers).send({ code: error.status, message: error.message })
    if (error instanceof JiraError) return reply.code(error.status).send(error.body)
    const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status >= 500) request.log.error({ err: error }, 'the sandbox Jira failed')
    return reply.code(status).send({ errorMessages: [status >= 500 ? 'Internal server error' : 'Invalid request payload. Refer to the REST API documentation and try again.'], errors: {} })
  })
}
