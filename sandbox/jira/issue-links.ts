import type { Pool } from 'pg'
import type { AccountSite } from './account-site.ts'
import type { StoredIssue } from './issue-store.ts'

export type LinkType = { id: string; name: string; inward: string; outward: string }

export const LINK_TYPES: readonly LinkType[] = [
  { id: '10000', name: 'Blocks', inward: 'is blocked by', outward: 'blocks' },
  { id: '10001', name: 'Cloners', inward: 'is cloned by', outward: 'clones' },
  { id: '10002', name: 'Duplicate', inward: 'is duplicated by', outward: 'duplicates' },
  { id: '10003', name: 'Relates', inward: 'relates to', outward: 'relates to' },
]

type LinkedEnd = { id: string; key: string; self: string; fields: { summary: string } }
export type PresentedLink = { id: string; self: string; type: LinkType; inwardIssue?: LinkedEnd; outwardIssue?: LinkedEnd }

export type IssueLinks = {
  /** Linking the same two again changes nothing, as in the service. */
  create(owner: AccountSite, link: { typeId: string; inwardId: string; outwardId: string }): Promise<void>
  find(owner: AccountSite, id: string): Promise<{ id: string; typeId: string; inwardId: string; outwardId: string } | null>
  remove(owner: AccountSite, id: string): Promise<boolean>
  /** The `issuelinks` field of an issue. */
  present(owner: AccountSite, issue: StoredIssue): Promise<PresentedLink[]>
}

type LinkRow = { id: string; type_id: string; inward_id: string; outward_id: string; inward_key: string; outward_key: string; inward_summary: string; outward_summary: string }

const SELECT = `SELECT l.id, l.type_id, l.inward_id, l.outward_id,
  i.project_key || '-' || i.number AS inward_key, o.project_key || '-' || o.number AS outward_key,
  i.document #>> '{fields,summary}' AS inward_summary, o.document #>> '{fields,summary}' AS outward_summary
  FROM sandbox.jira_links l JOIN sandbox.jira_issues i ON i.id = l.inward_id JOIN sandbox.jira_issues o ON o.id = l.outward_id
  WHERE l.subject = $1 AND l.site = $2`

export function createIssueLinks(pool: Pool): IssueLinks {
  return {
    async create(owner, { typeId, inwardId, outwardId }) {
      await pool.query(
        'INSERT INTO sandbox.jira_links (subject, site, type_id, inward_id, outward_id) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
        [owner.subject, owner.site.slug, typeId, inwardId, outwardId],
      )
    },
    async find(owner, id) {
      if (!/^\d{1,15}$/.test(id)) return null
      const { rows } = await pool.query<LinkRow>(`${SELECT} AND l.id = $3`, [owner.subject, owner.site.slug, id])
      const row = rows[0]
      return row === undefined ? null : { id: row.id, typeId: row.type_id, inwardId: row.inward_id, outwardId: row.outward_id }
    },
    async remove(owner, id) {
      if (!/^\d{1,15}$/.test(id)) return false
      const { rowCount } = await pool.query('DELETE FROM sandbox.jira_links WHERE subject = $1 AND site = $2 AND id = $3', [owner.subject, owner.site.slug, id])
      return rowCount === 1
    },
    async present(owner, issue) {
      const { rows } = await pool.query<LinkRow>(`${SELECT} AND $3::bigint IN (l.inward_id, l.outward_id) ORDER BY l.id`, [owner.subject, owner.site.slug, issue.id])
      return rows.map((row) => presentLink(owner, { row, issueId: issue.id }))
    },
  }
}

/** Seen from one issue: the other end is its inward or its outward issue. */
function presentLink({ url }: AccountSite, { row, issueId }: { row: LinkRow; issueId: string }): PresentedLink {
  const self = (id: string) => `${url}/rest/api/3/issue/${id}`
  const base = { id: row.id, self: `${url}/rest/api/3/issueLink/${row.id}`, type: LINK_TYPES.find(({ id }) => id === row.type_id)! }
  return row.inward_id === issueId
    ? { ...base, outwardIssue: { id: row.outward_id, key: row.outward_key, self: self(row.outward_id), fields: { summary: row.outward_summary } } }
    : { ...base, inwardIssue: { id: row.inward_id, key: row.inward_key, self: self(row.inward_id), fields: { summary: row.inward_summary } } }
}

/** Links in words, seen from the issue that has them. */
export function describeLinks(links: PresentedLink[]): { words: string; key: string; summary: string }[] {
  return links.map(({ type, inwardIssue, outwardIssue }) => {
    const other = outwardIssue ?? inwardIssue!
    return { words: outwardIssue === undefined ? type.inward : type.outward, key: other.key, summary: other.fields.summary }
  })
}
