import { z } from 'zod'
import type { AccountSite } from './account-site.ts'
import { checkNewIssue } from './field-check.ts'
import type { IssueStore, StoredIssue } from './issue-store.ts'
import { JiraError } from './jira-error.ts'
import { FIRST_STATUS_ID } from './status.ts'

export const NewIssueSchema = z.object({
  fields: z.record(z.string(), z.unknown()).default({}),
  properties: z.array(z.object({ key: z.string().min(1).max(255), value: z.unknown() })).default([]),
  update: z.record(z.string(), z.unknown()).default({}),
})

const PROPERTY_MAX = 32_768

/** Checks and stores one issue; throws JiraError 400 with what is wrong by field. */
export async function createIssue(store: IssueStore, owner: AccountSite, body: unknown): Promise<StoredIssue> {
  const parsed = NewIssueSchema.safeParse(body)
  if (!parsed.success) throw new JiraError(400, { errorMessages: [`Invalid request payload. ${parsed.error.issues[0]!.path.join('.')}: ${parsed.error.issues[0]!.message}`] })
  const checked = checkNewIssue(owner.site, parsed.data.fields)
  if ('errors' in checked) throw new JiraError(400, { errors: checked.errors })
  const { project, issueType, fields } = checked.issue
  const properties = Object.fromEntries(parsed.data.properties.map(({ key, value }) => [key, value]))
  const tooLong = Object.entries(properties).find(([, value]) => JSON.stringify(value ?? null).length > PROPERTY_MAX)
  if (tooLong !== undefined) throw new JiraError(400, { errorMessages: [`The property value of '${tooLong[0]}' is longer than ${PROPERTY_MAX} characters.`] })
  const document = { fields: { ...fields, issuetype: { id: issueType.id }, project: { id: project.id } }, properties, statusId: FIRST_STATUS_ID }
  return store.create(owner, { projectKey: project.key, document, seeded: false })
}

export function presentCreated({ url }: AccountSite, issue: StoredIssue) {
  return { id: issue.id, key: issue.key, self: `${url}/rest/api/3/issue/${issue.id}` }
}
