import type { Pool } from 'pg'
import { z } from 'zod'
import { inTransaction, withoutTransaction, type Query } from '../stand-in/tables.ts'
import type { AccountSite } from './account-site.ts'

const DocumentSchema = z.object({
  /** As written by the client after the checks; references hold ids alone. */
  fields: z.record(z.string(), z.unknown()),
  properties: z.record(z.string(), z.unknown()),
  statusId: z.string(),
})
export type IssueDocument = z.output<typeof DocumentSchema>

const RowSchema = z
  .object({
    id: z.coerce.string(), project_key: z.string(), number: z.number(), document: DocumentSchema, indexed: DocumentSchema.nullable(),
    reindex_ms: z.coerce.number(), created_ms: z.coerce.number(), updated_ms: z.coerce.number(),
  })
  .transform((row) => ({
    id: row.id, key: `${row.project_key}-${row.number}`, projectKey: row.project_key, number: row.number, document: row.document,
    indexed: row.indexed, reindexMs: row.reindex_ms, createdMs: row.created_ms, updatedMs: row.updated_ms,
  }))
export type StoredIssue = z.output<typeof RowSchema>

export type IssueStore = {
  create(site: AccountSite, issue: { projectKey: string; document: IssueDocument; seeded: boolean }): Promise<StoredIssue>
  find(site: AccountSite, idOrKey: string): Promise<StoredIssue | null>
  /** Applies `next` to the issue's document under a lock; null when there is none. */
  change(site: AccountSite, idOrKey: string, next: (issue: StoredIssue) => IssueDocument): Promise<StoredIssue | null>
  /** False when there is none. */
  remove(site: AccountSite, idOrKey: string): Promise<boolean>
  /** Every issue of the site that was not deleted, the oldest first. */
  list(site: AccountSite): Promise<StoredIssue[]>
}

export type IssueStoreOptions = { pool: Pool; clock: () => number; /** Milliseconds until the search sees a change, which is named by issue and version. */ indexLagMs: (change: string) => Promise<number> }

const COLUMNS = 'id, project_key, number, document, indexed, reindex_ms, created_ms, updated_ms'
const OWNED = 'subject = $1 AND site = $2 AND deleted_ms IS NULL'

export function createIssueStore({ pool, clock, indexLagMs }: IssueStoreOptions): IssueStore {
  const findRow = async (query: Query, site: AccountSite, { idOrKey, lock = '' }: { idOrKey: string; lock?: string }): Promise<StoredIssue | null> => {
    const [, key, number] = /^([A-Za-z][A-Za-z0-9_]*)-(\d{1,9})$/.exec(idOrKey) ?? []
    if (key === undefined && !/^\d{1,15}$/.test(idOrKey)) return null
    const [row] = key === undefined
      ? await query(`SELECT ${COLUMNS} FROM sandbox.jira_issues WHERE ${OWNED} AND id = $3 ${lock}`, [site.subject, site.site.slug, idOrKey])
      : await query(`SELECT ${COLUMNS} FROM sandbox.jira_issues WHERE ${OWNED} AND project_key = $3 AND number = $4 ${lock}`, [site.subject, site.site.slug, key.toUpperCase(), number])
    return row === undefined ? null : RowSchema.parse(row)
  }

  return {
    create: (site, { projectKey, document, seeded }) => inTransaction(pool, async (query) => {
      const owner = [site.subject, site.site.slug, projectKey]
      const [counter] = await query<{ last: number }>(
        `INSERT INTO sandbox.jira_counters (subject, site, project_key, last) VALUES ($1, $2, $3, 1)
         ON CONFLICT (subject, site, project_key) DO UPDATE SET last = jira_counters.last + 1 RETURNING last`,
        owner,
      )
      const now = clock()
      const [row] = await query(
        `INSERT INTO sandbox.jira_issues (subject, site, project_key, number, document, reindex_ms, seeded, created_ms, updated_ms)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) RETURNING ${COLUMNS}`,
        [...owner, counter!.last, document, seeded ? now : now + (await indexLagMs(`${site.subject}:${projectKey}-${counter!.last}:created`)), seeded, now],
      )
      return RowSchema.parse(row)
    }),

    find: async (site, idOrKey) => findRow(withoutTransaction(pool), site, { idOrKey }),

    change: (site, idOrKey, next) => inTransaction(pool, async (query) => {
      const issue = await findRow(query, site, { idOrKey, lock: 'FOR UPDATE' })
      if (issue === null) return null
      const now = clock()
      const [row] = await query(
        `UPDATE sandbox.jira_issues SET document = $2, indexed = $3, reindex_ms = $4, updated_ms = $5 WHERE id = $1 RETURNING ${COLUMNS}`,
        [issue.id, next(issue), indexedDocument(issue, now), now + (await indexLagMs(`${site.subject}:${issue.key}:${issue.updatedMs}`)), now],
      )
      return RowSchema.parse(row)
    }),

    remove: (site, idOrKey) => inTransaction(pool, async (query) => {
      const issue = await findRow(query, site, { idOrKey, lock: 'FOR UPDATE' })
      if (issue === null) return false
      await query('DELETE FROM sandbox.jira_links WHERE inward_id = $1 OR outward_id = $1', [issue.id])
      await query('UPDATE sandbox.jira_issues SET deleted_ms = $2 WHERE id = $1', [issue.id, clock()])
      return true
    }),

    async list(site) {
      const { rows } = await pool.query(`SELECT ${COLUMNS} FROM sandbox.jira_issues WHERE ${OWNED} ORDER BY id`, [site.subject, site.site.slug])
      return rows.map((row) => RowSchema.parse(row))
    },
  }
}

/** What the search's index holds of the issue now; null: not yet anything. */
export function indexedDocument(issue: StoredIssue, now: number): IssueDocument | null {
  return issue.reindexMs <= now ? issue.document : issue.indexed
}
