import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BrokenOff, type Interruption } from '../faults/play-fault.ts'
import type { AccountSite } from './account-site.ts'
import { createIssue, NewIssueSchema, presentCreated } from './create-issue.ts'
import { checkChange } from './field-check.ts'
import type { Gate } from './gate.ts'
import type { IssueLinks } from './issue-links.ts'
import type { IssueStore, StoredIssue } from './issue-store.ts'
import { JiraError, noSuchIssue } from './jira-error.ts'
import { presentFields, selectFields } from './present-issue.ts'
import { presentUser } from './present-user.ts'
import { readParameter, readQuery } from '../stand-in/request-fields.ts'

const API = '/ex/jira/:cloudId/rest/api/3'
const READ = ['read:jira-work']
const WRITE = ['write:jira-work']
const BULK_MOST = 50

type IssueRoutes = { gate: Gate; store: IssueStore; links: IssueLinks; clock: () => number }

/** Issues one by one and in bulk. */
export function issueRoutes(scope: FastifyInstance, { gate, store, links, clock }: IssueRoutes): void {
  scope.get(`${API}/myself`, gate('myself', ['read:jira-user'], async ({ grant, owner }) => ({
    self: `${owner.url}/rest/api/3/user?accountId=${presentUser(grant.subject).accountId}`, ...presentUser(grant.subject), emailAddress: grant.email, locale: 'en_US',
  })))

  scope.post(`${API}/issue`, gate('issue.create', WRITE, async ({ owner, request, reply }) => {
    const created = presentCreated(owner, await createIssue(store, owner, request.body))
    reply.code(201)
    return created
  }))

  scope.post(`${API}/issue/bulk`, gate('issue.bulk', WRITE, async ({ owner, request, reply, interruption }) => {
    const result = await createInBulk({ store, owner, interruption }, request.body)
    reply.code(result.issues.length > 0 ? 201 : 400)
    return result
  }))

  scope.get(`${API}/issue/:issueIdOrKey`, gate('issue.get', READ, async ({ owner, request }) => {
    const issue = await requireIssue(owner, request)
    const { fields = '*all', properties = '' } = readQuery(request)
    const all = presentFields(issue, { owner, now: clock(), links: await links.present(owner, issue) })
    return {
      expand: 'renderedFields,names,schema,operations,editmeta,changelog,versionedRepresentations', id: issue.id, self: presentCreated(owner, issue).self, key: issue.key,
      fields: selectFields(all, [fields]), ...(properties === '' ? {} : { properties: selectProperties(issue, properties) }),
    }
  }))

  scope.put(`${API}/issue/:issueIdOrKey`, gate('issue.edit', WRITE, async ({ owner, request, reply }) => {
    const change = NewIssueSchema.safeParse(request.body)
    if (!change.success) throw new JiraError(400, { errorMessages: ['Invalid request payload.'] })
    const issueIdOrKey = readParameter(request, 'issueIdOrKey')
    const changed = await store.change(owner, issueIdOrKey, (issue) => {
      const project = owner.site.projects.find(({ key }) => key === issue.projectKey)!
      const typeId = z.object({ id: z.string() }).parse(issue.document.fields.issuetype).id
      const checked = checkChange(owner.site, { project, issueType: project.issueTypes.find(({ id }) => id === typeId)!, fields: change.data.fields })
      if ('errors' in checked) throw new JiraError(400, { errors: checked.errors })
      const properties = Object.fromEntries(change.data.properties.map(({ key, value }) => [key, value]))
      return { ...issue.document, fields: { ...issue.document.fields, ...checked.fields }, properties: { ...issue.document.properties, ...properties } }
    })
    if (changed === null) throw noSuchIssue()
    reply.code(204)
  }))

  scope.delete(`${API}/issue/:issueIdOrKey`, gate('issue.delete', WRITE, async ({ owner, request, reply }) => {
    if (!(await store.remove(owner, readParameter(request, 'issueIdOrKey')))) throw noSuchIssue()
    reply.code(204)
  }))

  scope.get(`${API}/issue/:issueIdOrKey/properties/:propertyKey`, gate('property.get', READ, async ({ owner, request }) => {
    const propertyKey = readParameter(request, 'propertyKey')
    const { document } = await requireIssue(owner, request)
    if (!(propertyKey in document.properties)) throw new JiraError(404, { errorMessages: [`The property with key '${propertyKey}' does not exist.`] })
    return { key: propertyKey, value: document.properties[propertyKey] }
  }))

  scope.put(`${API}/issue/:issueIdOrKey/properties/:propertyKey`, gate('property.set', WRITE, async ({ owner, request, reply }) => {
    const [issueIdOrKey, propertyKey] = [readParameter(request, 'issueIdOrKey'), readParameter(request, 'propertyKey')]
    let existed = false
    const changed = await store.change(owner, issueIdOrKey, ({ document }) => {
      existed = propertyKey in document.properties
      return { ...document, properties: { ...document.properties, [propertyKey]: request.body } }
    })
    if (changed === null) throw noSuchIssue()
    reply.code(existed ? 200 : 201)
    return {}
  }))

  async function requireIssue(owner: AccountSite, request: FastifyRequest): Promise<StoredIssue> {
    const issue = await store.find(owner, readParameter(request, 'issueIdOrKey'))
    if (issue === null) throw noSuchIssue()
    return issue
  }
}

type BulkFailure = { status: number; elementErrors: { errorMessages: string[]; errors: Record<string, string> }; failedElementNumber: number }
export type BulkResult = { issues: ReturnType<typeof presentCreated>[]; errors: BulkFailure[] }

/** Each issue stands or falls alone. Throws JiraError 400 for more than fifty. */
async function createInBulk({ store, owner, interruption }: { store: IssueStore; owner: AccountSite; interruption: Interruption }, body: unknown): Promise<BulkResult> {
  const parsed = z.object({ issueUpdates: z.array(z.unknown()).min(1) }).safeParse(body)
  if (!parsed.success) throw new JiraError(400, { errorMessages: ['issueUpdates must be a list with at least one issue.'] })
  const updates = parsed.data.issueUpdates
  if (updates.length > BULK_MOST) throw new JiraError(400, { errorMessages: [`The number of issues to create must not be more than ${BULK_MOST}.`] })
  const result: BulkResult = { issues: [], errors: [] }
  for (const [failedElementNumber, update] of updates.entries()) {
    if (interruption.breakAfterShare !== null && failedElementNumber >= interruption.breakAfterShare * updates.length) throw new BrokenOff()
    try {
      if (interruption.rejectedItems.has(failedElementNumber)) throw new JiraError(400, { errorMessages: ['The issue was refused by a rule of this site.'] })
      result.issues.push(presentCreated(owner, await createIssue(store, owner, update)))
    } catch (error) {
      if (!(error instanceof JiraError)) throw error
      result.errors.push({ status: error.status, elementErrors: error.body, failedElementNumber })
    }
  }
  return result
}

export function selectProperties(issue: StoredIssue, wanted: string | readonly string[]): Record<string, unknown> {
  const keys = new Set([wanted].flat().flatMap((part) => part.split(',')))
  return Object.fromEntries(Object.entries(issue.document.properties).filter(([key]) => keys.has('*all') || keys.has(key)))
}
