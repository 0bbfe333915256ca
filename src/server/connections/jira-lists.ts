import type { JiraProject } from '../../contract/connections.ts'
import { createJiraReader } from '../../integrations/jira/list-caller.ts'
import type { JiraCaller } from '../../integrations/jira/list-pages.ts'
import { listProjects } from '../../integrations/jira/list-projects.ts'
import { listSprints, type SprintList } from '../../integrations/jira/list-sprints.ts'
import type { CallFailure, CallResult } from '../../integrations/outbound/call-json.ts'
import { AppError } from '../http/errors.ts'
import type { Connections } from './connections.ts'
import type { Grant } from './grant.ts'

/** What the user may choose from before an export. Throws `not_connected`, `needs_reconnect`, `not_found` or `unavailable`. */
export type JiraLists = {
  projects(userId: string): Promise<JiraProject[]>
  /** `project`: id or key. */
  sprints(userId: string, project: string): Promise<SprintList>
}

type Granted = Extract<Grant, { kind: 'granted' }>
type Read<T> = (call: JiraCaller, scopes: readonly string[]) => Promise<CallResult<T>>

export function createJiraLists({ connections, apiUrl }: { connections: Connections; apiUrl: string }): JiraLists {
  async function readAs<T>(userId: string, read: Read<T>): Promise<T> {
    const grant = requireGrant(await connections.grant(userId, 'jira'))
    const reply = await readWith(grant, read)
    if (reply.kind === 'ok') return reply.value
    if (reply.kind !== 'unauthorized') throw describeFailure(reply)
    const renewed = requireGrant(await connections.refreshAfter401(userId, 'jira', grant.accessToken))
    const again = await readWith(renewed, read)
    if (again.kind === 'ok') return again.value
    throw describeFailure(again)
  }

  const readWith = <T>({ accessToken, scopes, site }: Granted, read: Read<T>) =>
    read(createJiraReader({ apiUrl, accessToken, siteId: site?.id ?? '' }), scopes)

  return {
    projects: (userId) => readAs(userId, (call) => listProjects(call)),
    sprints: (userId, project) => readAs(userId, (call, scopes) => listSprints({ call, project, scopes })),
  }
}

function requireGrant(grant: Grant): Granted {
  if (grant.kind === 'granted') return grant
  if (grant.kind === 'unavailable') throw new AppError('unavailable', grant.detail)
  if (grant.kind === 'needs_reconnect') throw new AppError('needs_reconnect', 'Jira has ended the connection. Connect it again in your profile.')
  throw new AppError('not_connected', 'Connect Jira in your profile first.')
}

function describeFailure(failure: CallFailure): AppError {
  if (failure.kind === 'unauthorized') return new AppError('needs_reconnect', 'Jira does not accept the connection. Connect it again in your profile and allow what is asked for.')
  if (failure.kind === 'client' && (failure.status === 404 || failure.status === 400)) return new AppError('not_found', 'There is no such project on this Jira site, or you may not see it.')
  if (failure.kind === 'client') return new AppError('unavailable', `Jira refuses the list (status ${failure.status}).`)
  if (failure.kind === 'rate_limited') return new AppError('unavailable', 'Jira asks to wait a moment. Please try again.')
  return new AppError('unavailable', 'Jira does not answer. Please try again later.')
}
