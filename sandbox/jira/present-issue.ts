import { z } from 'zod'
import { presentUser } from './present-user.ts'
import { findField, findSprint } from './catalogue.ts'
import type { AccountSite } from './account-site.ts'
import { presentIssueType, presentPriority } from './field-metadata.ts'
import type { IssueDocument, StoredIssue } from './issue-store.ts'
import { presentProject } from './project.route.ts'
import { presentSprint } from './present-sprint.ts'
import { presentTimeTracking } from './time-tracking.ts'
import { presentStatus } from './status.ts'

export type IssueView = { owner: AccountSite; now: number; links: object[] }

const Reference = z.object({ id: z.string() })
const TimeTracking = z.object({ originalEstimate: z.string().optional(), remainingEstimate: z.string().optional() })

/** Every field of an issue as the service answers it, by field id. */
export function presentFields(issue: StoredIssue, { owner, now, links }: IssueView): Record<string, unknown> {
  const { document } = issue
  const project = owner.site.projects.find(({ key }) => key === issue.projectKey)!
  const issueType = project.issueTypes.find(({ id }) => id === Reference.parse(document.fields.issuetype).id)!
  const fields: Record<string, unknown> = {
    labels: [], issuelinks: links, status: presentStatus(owner, document.statusId), creator: presentUser(owner.subject), reporter: presentUser(owner.subject),
    assignee: null, created: stamp(issue.createdMs), updated: stamp(issue.updatedMs),
  }
  for (const [id, value] of Object.entries(document.fields)) fields[id] = presentValue(id, value, { owner, now, document })
  return { ...fields, project: presentProject(owner, project), issuetype: presentIssueType(owner, issueType) }
}

function presentValue(id: string, value: unknown, { owner, now }: { owner: AccountSite; now: number; document: IssueDocument }): unknown {
  if (value === null) return null
  const field = findField(owner.site, id)
  switch (field?.kind) {
    case 'priority': {
      const wanted = Reference.parse(value).id
      const priority = owner.site.projects.flatMap(({ priorities }) => priorities).find((candidate) => candidate.id === wanted)
      return priority === undefined ? null : presentPriority(owner, priority)
    }
    case 'sprint': {
      const found = findSprint(owner.site, z.number().parse(value))
      return found === undefined ? null : [presentSprint(owner, { ...found, now })]
    }
    case 'timetracking': return presentTimeTracking(TimeTracking.parse(value))
    case 'option': {
      const wanted = Reference.parse(value).id
      const option = field.options?.find((candidate) => candidate.id === wanted)
      return option === undefined ? null : { self: `${owner.url}/rest/api/3/customFieldOption/${option.id}`, ...option }
    }
    default: return value
  }
}

/** The service's own form of a moment, e.g. 2027-01-04T08:00:00.000+0000. */
function stamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '+0000')
}

/** Which fields an answer holds. Source: the parameter `fields` of the issue search. */
export function selectFields(fields: Record<string, unknown>, wanted: readonly string[]): Record<string, unknown> {
  const names = wanted.flatMap((part) => part.split(',')).map((name) => name.trim()).filter(Boolean)
  const excluded = new Set(names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  const all = names.includes('*all') || names.includes('*navigable') || (names.length > 0 && names.every((name) => name.startsWith('-')))
  return Object.fromEntries(Object.entries(fields).filter(([id]) => !excluded.has(id) && (all || names.includes(id))))
}
