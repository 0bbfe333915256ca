import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database } from '../../src/server/database/open.ts'
import { onDatabase, TEMPLATE_DATABASE } from './database-server.ts'

export type TestDatabase = Database & {
  /** For what opens a connection of its own: a second server, LISTEN, a worker. */
  url: string
}

/**
 * A database of its own for the test file that calls this at its top level: every migration applied, no row in it.
 * It is closed and dropped after the file's last test.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runOnServer(serverUrl, `create database ${name} template ${TEMPLATE_DATABASE}`)
  const url = onDatabase(serverUrl, name)
  const database = openDatabase(url)
  afterAll(async () => {
    await database.close()
    await runOnServer(serverUrl, `drop database ${name} with (force)`)
  })
  return { ...database, url }
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
