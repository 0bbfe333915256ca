import { z } from 'zod'
import type { CallResult } from '../outbound/call-json.ts'
import { readAllPages, type JiraCaller } from './list-pages.ts'
import { GRANULAR_SCOPES } from './oauth-addresses.ts'

export type JiraSprintOfProject = { id: string; name: string; state: 'active' | 'future' }
/** `complete` is false when only sprints that hold issues could be seen. */
export type SprintList = { values: JiraSprintOfProject[]; complete: boolean }

type SprintQuery = {
  call: JiraCaller
  /** Id or key. */
  project: string
  /** As granted. */
  scopes: readonly string[]
}

const SprintSchema = z.object({ id: z.number().int(), name: z.string(), state: z.string() })
const SprintPageSchema = z.object({ values: z.array(SprintSchema), isLast: z.boolean() })
const BoardPageSchema = z.object({ values: z.array(z.object({ id: z.number().int() })), isLast: z.boolean() })
const FieldsSchema = z.array(z.object({ id: z.string(), schema: z.object({ custom: z.string().optional() }).optional() }))
const SearchPageSchema = z.object({
  issues: z.array(z.object({ fields: z.record(z.string(), z.unknown()) })).default([]),
  nextPageToken: z.string().optional(),
})

const SPRINT_FIELD = 'com.pyxis.greenhopper.jira:gh-sprint'
const PAGE_SIZE = 50
const SEARCH_PAGE_SIZE = 100
/** Sprints repeat from issue to issue, so later pages seldom bring a new one. */
const MOST_SEARCH_PAGES = 10

/**
 * Open and future sprints of a project: from its boards when the grant allows, else out of its issues' sprint field,
 * where a sprint without an issue cannot be seen.
 */
export async function listSprints(query: SprintQuery): Promise<CallResult<SprintList>> {
  if (!GRANULAR_SCOPES.every((scope) => query.scopes.includes(scope))) return listByIssues(query)
  const ofBoards = await listByBoards(query)
  // 401 'scope does not match': the site grants less than the token says.
  return ofBoards.kind === 'unauthorized' ? listByIssues(query) : ofBoards
}

async function listByBoards({ call, project }: SprintQuery): Promise<CallResult<SprintList>> {
  const boards = await readAllPages(BoardPageSchema, { call, pageSize: PAGE_SIZE, path: `/rest/agile/1.0/board?projectKeyOrId=${encodeURIComponent(project)}` })
  if (boards.kind !== 'ok') return boards
  const sprints: unknown[] = []
  for (const { id } of boards.value) {
    const reply = await readAllPages(SprintPageSchema, { call, pageSize: PAGE_SIZE, path: `/rest/agile/1.0/board/${id}/sprint?state=active,future` })
    // 400: a board without sprints, such as a kanban board.
    if (reply.kind === 'client' && reply.status === 400) continue
    if (reply.kind !== 'ok') return reply
    sprints.push(...reply.value)
  }
  return { kind: 'ok', status: 200, value: { values: distinctSprints(sprints), complete: true } }
}

async function listByIssues({ call, project }: SprintQuery): Promise<CallResult<SprintList>> {
  const fields = await call(FieldsSchema, { path: '/rest/api/3/field' })
  if (fields.kind !== 'ok') return fields
  const field = fields.value.find(({ schema }) => schema?.custom === SPRINT_FIELD)?.id
  // A site without the field has no sprints at all.
  if (field === undefined) return { kind: 'ok', status: 200, value: { values: [], complete: true } }
  const issues = await searchIssues(call, { jql: `project = "${project}" AND (sprint in openSprints() OR sprint in futureSprints())`, field })
  if (issues.kind !== 'ok') return issues
  return { kind: 'ok', status: 200, value: { values: distinctSprints(issues.value), complete: false } }
}

/** What stands in `field` of every issue found. */
async function searchIssues(call: JiraCaller, { jql, field }: { jql: string; field: string }): Promise<CallResult<unknown[]>> {
  const found: unknown[] = []
  let nextPageToken: string | undefined
  for (let page = 0; page < MOST_SEARCH_PAGES; page += 1) {
    const json = { jql, fields: [field], maxResults: SEARCH_PAGE_SIZE, ...(nextPageToken === undefined ? {} : { nextPageToken }) }
    const reply = await call(SearchPageSchema, { path: '/rest/api/3/search/jql', method: 'POST', json })
    if (reply.kind !== 'ok') return reply
    found.push(...reply.value.issues.flatMap(({ fields }) => fields[field] ?? []))
    nextPageToken = reply.value.nextPageToken
    if (nextPageToken === undefined) break
  }
  return { kind: 'ok', status: 200, value: found }
}

/** Open sprints before future ones, each once, oldest first. */
function distinctSprints(candidates: readonly unknown[]): JiraSprintOfProject[] {
  const sprints = new Map<number, JiraSprintOfProject>()
  for (const candidate of candidates) {
    const parsed = SprintSchema.safeParse(candidate)
    if (!parsed.success) continue
    const { id, name, state } = parsed.data
    if (state === 'active' || state === 'future') sprints.set(id, { id: String(id), name, state })
  }
  const ordered = [...sprints].toSorted(([a], [b]) => a - b).map(([, sprint]) => sprint)
  return [...ordered.filter(({ state }) => state === 'active'), ...ordered.filter(({ state }) => state === 'future')]
}
