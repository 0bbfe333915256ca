import type { Pool } from 'pg'
import { z } from 'zod'

const EntrySchema = z.object({
  id: z.string(), key: z.string(), site: z.string(), deleted: z.boolean(),
  fields: z.record(z.string(), z.unknown()), properties: z.record(z.string(), z.unknown()),
})
export type JiraEntry = z.output<typeof EntrySchema>

const LinkSchema = z.object({ type: z.string(), inward: z.string(), outward: z.string() })

/** What really lies in an account's sites beside the demonstration issues, deleted ones included, whatever the search sees. For tests. */
export async function listJiraEntries(pool: Pool, email: string): Promise<JiraEntry[]> {
  const { rows } = await pool.query(
    `SELECT id::text, project_key || '-' || number AS key, site, deleted_ms IS NOT NULL AS deleted, document -> 'fields' AS fields, document -> 'properties' AS properties
     FROM sandbox.jira_issues WHERE NOT seeded AND subject = (SELECT subject FROM sandbox.identity_accounts WHERE email = $1) ORDER BY id`,
    [email],
  )
  return rows.map((row) => EntrySchema.parse(row))
}

/** Links between the account's issues, by the issues' keys. For tests. */
export async function listJiraLinks(pool: Pool, email: string): Promise<z.output<typeof LinkSchema>[]> {
  const { rows } = await pool.query(
    `SELECT l.type_id AS type, i.project_key || '-' || i.number AS inward, o.project_key || '-' || o.number AS outward
     FROM sandbox.jira_links l JOIN sandbox.jira_issues i ON i.id = l.inward_id JOIN sandbox.jira_issues o ON o.id = l.outward_id
     WHERE l.subject = (SELECT subject FROM sandbox.identity_accounts WHERE email = $1) ORDER BY l.id`,
    [email],
  )
  return rows.map((row) => LinkSchema.parse(row))
}
