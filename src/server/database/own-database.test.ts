import { afterAll, expect, inject, test } from 'vitest'
import { Client } from 'pg'
import { onDatabase } from '../../../tests/support/database-server.ts'
import { migrateDatabase } from './migrate.ts'
import { requireDatabaseServer } from './require-server.ts'

const serverUrl = inject('databaseServerUrl')
const owner = new Client({ connectionString: serverUrl })
await owner.connect()
await owner.query("create database latin encoding 'LATIN1' locale 'C' template template0")
await owner.query('create database somebody_elses')
await owner.query("create role stranger login password 'stranger'")
afterAll(async () => {
  for (const name of ['database latin', 'database somebody_elses', 'role stranger']) await owner.query(`drop ${name}`)
  await owner.end()
})

test('a database that cannot hold every character is refused, with how to make one that can', async () => {
  await expect(requireDatabaseServer(onDatabase(serverUrl, 'latin'))).rejects.toThrow(/encoding is LATIN1.*should be UTF8: create database/)
})

test('a database that its user may not change is refused in a sentence that says why', async () => {
  const url = new URL(onDatabase(serverUrl, 'somebody_elses'))
  Object.assign(url, { username: 'stranger', password: 'stranger' })
  await requireDatabaseServer(url.href)
  await expect(migrateDatabase(url.href)).rejects.toThrow('permission denied for database somebody_elses. The user that DATABASE_URL names should own the database')
})
