import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AccountSite } from './account-site.ts'
import { presentFieldSchema } from './field-metadata.ts'
import type { Gate } from './gate.ts'
import type { IssueLinks } from './issue-links.ts'
import { selectProperties } from './issue.route.ts'
import type { IssueStore, StoredIssue } from './issue-store.ts'
import { JiraError } from './jira-error.ts'
import { presentFields, selectFields } from './present-issue.ts'
import { searchIssues } from './search.ts'

const PATH = '/ex/jira/:cloudId/rest/api/3/search/jql'
const READ = ['read:jira-work']

const texts = z.union([z.array(z.string()), z.string().transform((text) => text.split(','))]).default([])
const ids = z.union([z.array(z.coerce.number()), z.coerce.number().transform((id) => [id])]).default([])

const SearchSchema = z.object({
  jql: z.string().default(''),
  nextPageToken: z.string().nullish(),
  maxResults: z.coerce.number().int().min(0).max(1_000_000).default(50),
  fields: texts,
  properties: texts,
  expand: z.string().default(''),
  reconcileIssues: ids,
})
type SearchRequest = z.output<typeof SearchSchema>

/** More than these are not answered in one page; ids alone are cheap. */
const MOST = { idsAlone: 5_000, withFields: 100 }
const MOST_RECONCILED = 50
const MOST_PROPERTIES = 5

/** The search by JQL, whose index lags; its pages are chained by tokens. */
export function searchRoutes(scope: FastifyInstance, { gate, store, links, clock }: { gate: Gate; store: IssueStore; links: IssueLinks; clock: () => number }): void {
  scope.get(PATH, gate('search', READ, async ({ owner, request }) => search(owner, request.query)))
  scope.post(PATH, gate('search', READ, async ({ owner, request }) => search(owner, request.body)))

  async function search(owner: AccountSite, input: unknown): Promise<object> {
    const query = readQuery(input)
    const offset = readToken(query)
    const found = searchIssues(owner.site, await store.list(owner), { jql: query.jql, now: clock(), reconciled: new Set(query.reconcileIssues.map(String)) })
    const size = Math.min(query.maxResults, query.fields.every((name) => name === 'id' || name === 'key') ? MOST.idsAlone : MOST.withFields)
    const page = found.slice(offset, offset + size)
    const issues = await Promise.all(page.map((issue) => present(owner, issue, query)))
    const isLast = offset + size >= found.length
    return { issues, isLast, ...(isLast ? {} : { nextPageToken: writeToken(query, offset + size) }), ...presentExpansions(owner, query) }
  }

  async function present(owner: AccountSite, issue: StoredIssue, { fields, properties }: SearchRequest): Promise<object> {
    const bare = { id: issue.id }
    if (fields.length === 0 && properties.length === 0) return bare
    const all = presentFields(issue, { owner, now: clock(), links: fields.some((name) => name === 'issuelinks' || name === '*all') ? await links.present(owner, issue) : [] })
    return {
      ...bare, expand: '', key: issue.key, self: `${owner.url}/rest/api/3/issue/${issue.id}`, fields: selectFields(all, fields),
      ...(properties.length === 0 ? {} : { properties: selectProperties(issue, properties) }),
    }
  }
}

function readQuery(input: unknown): SearchRequest {
  const parsed = SearchSchema.safeParse(input ?? {})
  if (!parsed.success) throw new JiraError(400, { errorMessages: [`Invalid request payload. ${parsed.error.issues[0]!.path.join('.')}: ${parsed.error.issues[0]!.message}`] })
  if (parsed.data.reconcileIssues.length > MOST_RECONCILED) throw new JiraError(400, { errorMessages: [`reconcileIssues takes at most ${MOST_RECONCILED} issue ids.`] })
  if (parsed.data.properties.length > MOST_PROPERTIES) throw new JiraError(400, { errorMessages: [`properties takes at most ${MOST_PROPERTIES} keys.`] })
  return parsed.data
}

/** A token belongs to the query it came from. */
function writeToken({ jql }: SearchRequest, offset: number): string {
  return Buffer.from(JSON.stringify([offset, jql])).toString('base64url')
}

function readToken({ jql, nextPageToken }: SearchRequest): number {
  if (nextPageToken === undefined || nextPageToken === null) return 0
  try {
    const [offset, of] = z.tuple([z.number().int().min(0), z.string()]).parse(JSON.parse(Buffer.from(nextPageToken, 'base64url').toString('utf8')))
    if (of === jql) return offset
  } catch {
    // Answered like a token of another query.
  }
  throw new JiraError(400, { errorMessages: ['The provided next page token is invalid or expired.'] })
}

function presentExpansions({ site }: AccountSite, { expand }: SearchRequest): object {
  const wanted = expand.split(',')
  return {
    ...(wanted.includes('names') ? { names: Object.fromEntries(site.fields.map(({ id, name }) => [id, name])) } : {}),
    ...(wanted.includes('schema') ? { schema: Object.fromEntries(site.fields.map((field) => [field.id, presentFieldSchema(field)])) } : {}),
  }
}
