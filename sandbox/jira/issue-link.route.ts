import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AccountSite } from './account-site.ts'
import type { Gate } from './gate.ts'
import { LINK_TYPES, type IssueLinks } from './issue-links.ts'
import type { IssueStore } from './issue-store.ts'
import { JiraError, noSuchIssue } from './jira-error.ts'
import { readParameter } from '../stand-in/request-fields.ts'

const API = '/ex/jira/:cloudId/rest/api/3'

const EndSchema = z.object({ id: z.union([z.string(), z.number().transform(String)]).optional(), key: z.string().optional() })
const LinkSchema = z.object({ type: z.object({ id: z.string().optional(), name: z.string().optional() }), inwardIssue: EndSchema, outwardIssue: EndSchema })

/** Links between issues and their types. The inward issue blocks the outward one in a link of type Blocks. */
export function issueLinkRoutes(scope: FastifyInstance, { gate, store, links }: { gate: Gate; store: IssueStore; links: IssueLinks }): void {
  scope.post(`${API}/issueLink`, gate('issueLink.create', ['write:jira-work'], async ({ owner, request, reply }) => {
    const parsed = LinkSchema.safeParse(request.body)
    if (!parsed.success) throw new JiraError(400, { errorMessages: [`Invalid request payload. ${parsed.error.issues[0]!.path.join('.')}: ${parsed.error.issues[0]!.message}`] })
    const { type, inwardIssue, outwardIssue } = parsed.data
    const linkType = LINK_TYPES.find(({ id, name }) => id === type.id || name === type.name)
    if (linkType === undefined) throw new JiraError(404, { errorMessages: [`No issue link type with name '${type.name ?? type.id ?? ''}' found.`] })
    const [inwardId, outwardId] = [await requireId(owner, inwardIssue), await requireId(owner, outwardIssue)]
    if (inwardId === outwardId) throw new JiraError(400, { errorMessages: ['You cannot link an issue to itself.'] })
    await links.create(owner, { typeId: linkType.id, inwardId, outwardId })
    reply.code(201)
  }))

  scope.delete(`${API}/issueLink/:linkId`, gate('issueLink.delete', ['write:jira-work'], async ({ owner, request, reply }) => {
    if (!(await links.remove(owner, readParameter(request, 'linkId')))) throw new JiraError(404, { errorMessages: ['No issue link with this id exists.'] })
    reply.code(204)
  }))

  scope.get(`${API}/issueLinkType`, gate('issueLinkType.list', ['read:jira-work'], async ({ owner }) => ({
    issueLinkTypes: LINK_TYPES.map((type) => ({ ...type, self: `${owner.url}/rest/api/3/issueLinkType/${type.id}` })),
  })))

  async function requireId(owner: AccountSite, end: z.output<typeof EndSchema>): Promise<string> {
    const issue = await store.find(owner, end.id ?? end.key ?? '')
    if (issue === null) throw noSuchIssue()
    return issue.id
  }
}
