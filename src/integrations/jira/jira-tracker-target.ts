import { z } from 'zod'
import type { ExportMark, TrackerDestination, TrackerIssue, TrackerItem, TrackerTarget } from '../tracker-target.ts'
import { bulkCreate, BULK_LIMIT } from './bulk-create.ts'
import { createCallJira, ErrorCollectionSchema, type CallJira, type JiraAccess, type JiraResult } from './call-jira.ts'
import { findMarkedIssues, markOf, MARK_PROPERTY, planLabel, type MarkedIssue } from './find-marked-issues.ts'
import { issueFields } from './issue-fields.ts'
import { createBlockingLink, deleteLink, readBlockers, readBlockingLink, type BlockingLink } from './issue-links.ts'
import { lookBeyondIndex } from './look-beyond-index.ts'
import { readProjectScreen, type ProjectScreen } from './project-screen.ts'

export type JiraTrackerOptions = Omit<JiraAccess, 'siteId'> & { destination: TrackerDestination; mark: ExportMark }

const AnythingSchema = z.unknown()

/** One Jira project that takes one export. */
export function createJiraTrackerTarget({ destination, mark, ...access }: JiraTrackerOptions): TrackerTarget {
  const { projectKey, sprintId, siteUrl, siteId } = destination
  const call = createCallJira({ ...access, siteId })
  const browseUrl = (key: string) => `${siteUrl}/browse/${key}`
  let screen: ProjectScreen | null = null
  let blocking: BlockingLink | null = null

  function fieldsOf(item: TrackerItem): Record<string, unknown> {
    if (screen === null) throw new Error('prepare() comes first')
    return issueFields(item, { screen, projectKey, sprintId, planLabel: planLabel(mark) })
  }

  function blockingLink(): BlockingLink {
    if (blocking === null) throw new Error('prepareLinks() comes first')
    return blocking
  }

  function byTask(found: JiraResult<MarkedIssue[]>): JiraResult<Map<string, TrackerIssue>> {
    if (found.kind !== 'ok') return found
    return { kind: 'ok', value: new Map(found.value.map(({ taskId, id, key }) => [taskId, { id, key, url: browseUrl(key) }])) }
  }

  return {
    batchSize: BULK_LIMIT,

    async prepare(signal) {
      const read = await readProjectScreen(call, { projectKey, hasSprint: sprintId !== null, signal })
      if (read.kind !== 'ok') return read
      screen = read.value
      if (sprintId !== null && screen.sprintFieldId === null) {
        return { kind: 'refused', status: 400, detail: `The Jira project ${projectKey} does not let a sprint be set on a new issue. Export without a sprint.` }
      }
      return { kind: 'ok', value: null }
    },

    create(items, signal) {
      const updates = items.map((item) => ({ fields: fieldsOf(item), properties: [{ key: MARK_PROPERTY, value: markOf(mark, item.taskId) }] }))
      return bulkCreate(call, { items, updates, browseUrl, signal })
    },

    async find(newSignal) {
      const jql = screen?.fieldIds.has('labels') === false ? `project = "${projectKey}" ORDER BY created DESC` : issuesQuery(destination, mark)
      return byTask(await findMarkedIssues(call, { mark, jql, newSignal }))
    },

    findUnindexed(look, newSignal) {
      const goOn = lookBeyondIndex(call, { ...look, projectKey, mark, newSignal })
      return async () => byTask(await goOn())
    },

    async update(issueId, item, signal) {
      const { project: _project, issuetype: _issuetype, ...fields } = fieldsOf(item)
      return editIssue(call, { issueId, fields, signal })
    },

    remove: (issueId, signal) => withoutValue(call(AnythingSchema, { path: issuePath(issueId), method: 'DELETE', signal, isAlsoFine: (status) => status === 404 })),

    async prepareLinks(signal) {
      const read = await readBlockingLink(call, signal)
      if (read.kind !== 'ok') return read
      blocking = read.value
      return { kind: 'ok', value: blocking !== null }
    },

    blockersOf: (issueId, signal) => readBlockers(call, { issueId, link: blockingLink(), signal }),
    unlink: (linkId, signal) => withoutValue(deleteLink(call, linkId, signal)),
    linkBlocker: (ends, signal) => withoutValue(createBlockingLink(call, { ...ends, link: blockingLink(), signal })),
  }
}

/** Opens the issues of an export on its site. */
export function jiraIssuesUrl(destination: TrackerDestination, mark: ExportMark): string {
  return `${destination.siteUrl}/issues/?jql=${encodeURIComponent(issuesQuery(destination, mark))}`
}

function issuesQuery({ projectKey }: TrackerDestination, mark: ExportMark): string {
  return `project = "${projectKey}" AND labels = "${planLabel(mark)}"`
}

function issuePath(issueId: string): string {
  return `/rest/api/3/issue/${encodeURIComponent(issueId)}`
}

type Edit = { issueId: string; fields: Record<string, unknown>; signal: AbortSignal }

/** The edit screen may lack fields of the create screen, which nothing tells beforehand: those are left as they are. */
async function editIssue(call: CallJira, { issueId, fields, signal }: Edit): Promise<JiraResult<null>> {
  let refusedFields: string[] = []
  const collect = (status: number, body: unknown): false => {
    if (status === 400) refusedFields = Object.keys(ErrorCollectionSchema.safeParse(body).data?.errors ?? {}).filter((id) => id !== 'summary' && id in fields)
    return false
  }
  const put = (kept: Record<string, unknown>) => withoutValue(call(AnythingSchema, { path: issuePath(issueId), method: 'PUT', json: { fields: kept }, signal, isAlsoFine: collect }))
  const whole = await put(fields)
  if (whole.kind === 'refused' && whole.status === 404) {
    return { ...whole, detail: 'The issue is not in Jira any more, or you may not see it. Remove the export and export again to create it anew.' }
  }
  if (whole.kind !== 'refused' || refusedFields.length === 0) return whole
  return put(Object.fromEntries(Object.entries(fields).filter(([id]) => !refusedFields.includes(id))))
}

async function withoutValue(reply: Promise<JiraResult<unknown>>): Promise<JiraResult<null>> {
  const result = await reply
  return result.kind === 'ok' ? { kind: 'ok', value: null } : result
}
