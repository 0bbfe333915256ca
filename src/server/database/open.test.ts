import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { migrateDatabase } from './migrate.ts'

const database = await createTestDatabase()

test('a query through drizzle reaches a real PostgreSQL', async () => {
  const answer = await database.db.execute<{ version: string }>(sql`select current_setting('server_version') as version`)
  expect(Number.parseInt(answer.rows[0]!.version, 10)).toBeGreaterThanOrEqual(15)
})

test('two servers that migrate at the same time apply each migration once', async () => {
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url)])
  const applied = await database.pool.query('select hash from drizzle.__drizzle_migrations')
  expect(applied.rowCount).toBeGreaterThan(0)
  expect(new Set(applied.rows.map((row: { hash: string }) => row.hash)).size).toBe(applied.rowCount)
})

test('a database that a newer version changed is refused', async () => {
  await database.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 99999999999999)")
  await expect(migrateDatabase(database.url)).rejects.toThrow(/newer version/)
})
