import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/database/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../../src/server/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database on the run's own PostgreSQL, from which others are made. */
    databaseServerUrl: string
  }
}

export const TEMPLATE_DATABASE = 'template_for_tests'
const FOLDER_PREFIX = 'planwright-test-'
/** The cluster lives as long as the run, so what a power cut would lose may stay in memory. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** Vitest's global set-up: one PostgreSQL for the run, with a template that has every migration applied. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const dataDir = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`))
  const server = await startEmbeddedPostgres(dataDir, { address: 'a test run', settings: SETTINGS })
  await createTemplate(server.url)
  project.provide('databaseServerUrl', server.url)
  return async () => {
    await server.stop()
    await removeEmbeddedPostgres(dataDir)
  }
}

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${TEMPLATE_DATABASE}`)
  await client.end()
  await migrateDatabase(onDatabase(serverUrl, TEMPLATE_DATABASE))
}

/** The same server's address with another database in it. */
export function onDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** A run that was killed leaves its PostgreSQL behind; its process id stands in the folder's name. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(FOLDER_PREFIX) ? Number(name.slice(FOLDER_PREFIX.length).split('-')[0]) : 0
    if (owner > 0 && !isAlive(owner)) await removeEmbeddedPostgres(join(tmpdir(), name)).catch(() => {})
  }
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}
