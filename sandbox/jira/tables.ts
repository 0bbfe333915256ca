import type { Pool } from 'pg'
import { createSandboxTables } from '../stand-in/tables.ts'

/** `indexed` is what the search sees until `reindex_ms`; then it sees `document`. */
const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS sandbox.jira_issues (
    id bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) PRIMARY KEY,
    subject text NOT NULL,
    site text NOT NULL,
    project_key text NOT NULL,
    number integer NOT NULL,
    document jsonb NOT NULL,
    indexed jsonb,
    reindex_ms bigint NOT NULL,
    seeded boolean NOT NULL DEFAULT false,
    created_ms bigint NOT NULL,
    updated_ms bigint NOT NULL,
    deleted_ms bigint,
    UNIQUE (subject, site, project_key, number)
  )`,
  // Sites that have their demonstration issues.
  'CREATE TABLE IF NOT EXISTS sandbox.jira_sites (subject text NOT NULL, site text NOT NULL, PRIMARY KEY (subject, site))',
  `CREATE TABLE IF NOT EXISTS sandbox.jira_counters (
    subject text NOT NULL,
    site text NOT NULL,
    project_key text NOT NULL,
    last integer NOT NULL,
    PRIMARY KEY (subject, site, project_key)
  )`,
  `CREATE TABLE IF NOT EXISTS sandbox.jira_links (
    id bigint GENERATED ALWAYS AS IDENTITY (START WITH 10501) PRIMARY KEY,
    subject text NOT NULL,
    site text NOT NULL,
    type_id text NOT NULL,
    inward_id bigint NOT NULL REFERENCES sandbox.jira_issues,
    outward_id bigint NOT NULL REFERENCES sandbox.jira_issues,
    UNIQUE (type_id, inward_id, outward_id)
  )`,
]

export async function createJiraTables(pool: Pool): Promise<void> {
  await createSandboxTables(pool, { name: 'jira', statements: STATEMENTS })
}
