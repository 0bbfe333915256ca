import { z } from 'zod'
import type { AccountSite } from './account-site.ts'
import type { StoredIssue } from './issue-store.ts'

export type IssueCard = {
  key: string
  url: string
  summary: string
  statusId: string
  sprintId: number | null
  /** Type, priority, estimate and due date in words, as far as they are set. */
  facts: string[]
  labels: string[]
}

const Reference = z.object({ id: z.string() }).catch({ id: '' })

export function toIssueCard({ site, url }: AccountSite, issue: StoredIssue): IssueCard {
  const { fields, statusId } = issue.document
  const project = site.projects.find(({ key }) => key === issue.projectKey)
  const type = project?.issueTypes.find(({ id }) => id === Reference.parse(fields.issuetype).id)?.name
  const priority = project?.priorities.find(({ id }) => id === Reference.parse(fields.priority).id)?.name
  const { originalEstimate } = z.object({ originalEstimate: z.string().optional() }).catch({}).parse(fields.timetracking)
  const due = typeof fields.duedate === 'string' ? `due ${fields.duedate}` : undefined
  return {
    key: issue.key, url: `${url}/browse/${issue.key}`, statusId,
    summary: z.string().catch('').parse(fields.summary),
    sprintId: z.number().nullable().catch(null).parse(fields[site.sprintFieldId] ?? null),
    facts: [type, priority, originalEstimate, due].filter((fact) => fact !== undefined),
    labels: z.array(z.string()).catch([]).parse(fields.labels ?? []),
  }
}
