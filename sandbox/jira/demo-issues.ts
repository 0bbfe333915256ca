import type { Pool } from 'pg'
import type { AccountSite } from './account-site.ts'
import { checkNewIssue } from './field-check.ts'
import type { IssueStore } from './issue-store.ts'
import { STATUSES } from './status.ts'

type DemoIssue = { project: string; type: string; summary: string; sprint: number | null; status: number }

const issue = (project: string, summary: string, options: { type: string; sprint?: number; status?: number }): DemoIssue => ({ project, summary, type: options.type, sprint: options.sprint ?? null, status: options.status ?? 0 })

/** Work that is there before anything is exported. Some sprints stay empty on purpose. */
const DEMO_ISSUES: Readonly<Record<string, readonly DemoIssue[]>> = {
  'demo-team': [
    issue('WEB', 'Move the start page to the new layout', { type: 'Story', sprint: 102, status: 2 }),
    issue('WEB', 'Check the contrast of all buttons', { type: 'Task', sprint: 102, status: 1 }),
    issue('WEB', 'The menu stays open after a choice', { type: 'Bug', sprint: 102 }),
    issue('WEB', 'Measure the start page on a slow line', { type: 'Task', sprint: 103 }),
    issue('OPS', 'Renew the certificates of the test servers', { type: 'Task', sprint: 121 }),
  ],
  'demo-lab': [issue('LAB', 'Calibrate the second scale', { type: 'Work item', sprint: 201, status: 1 })],
}

/** Fills a site once, when its account first allows it. */
export async function addDemoIssues(pool: Pool, { owner, store }: { owner: AccountSite; store: IssueStore }): Promise<void> {
  const { rowCount } = await pool.query('INSERT INTO sandbox.jira_sites (subject, site) VALUES ($1, $2) ON CONFLICT DO NOTHING', [owner.subject, owner.site.slug])
  if (rowCount === 0) return
  for (const { project, type, summary, sprint, status } of DEMO_ISSUES[owner.site.slug] ?? []) {
    const fields = { project: { key: project }, issuetype: { name: type }, summary, ...(sprint === null ? {} : { [owner.site.sprintFieldId]: sprint }) }
    const checked = checkNewIssue(owner.site, fields)
    if ('errors' in checked) throw new Error(`The demonstration issue '${summary}' is wrong: ${JSON.stringify(checked.errors)}`)
    const { issueType, project: { id } } = checked.issue
    const document = { fields: { ...checked.issue.fields, issuetype: { id: issueType.id }, project: { id } }, properties: {}, statusId: STATUSES[status]!.id }
    await store.create(owner, { projectKey: project, document, seeded: true })
  }
}
