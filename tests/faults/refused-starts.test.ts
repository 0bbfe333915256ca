import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { expect, inject, test } from 'vitest'
import { findFreePort } from '../support/free-port.ts'
import { spawnServer } from '../support/server-process.ts'

const UNUSED_FOLDER = join(tmpdir(), `planwright-never-made-${process.pid}`)

test.each([
  ['a wrong setting', { LOG_LEVEL: 'loud' }, /LOG_LEVEL is 'loud'\. It should be one of/],
  ['the development sign-in on a public address', { HOST: '0.0.0.0' }, /HOST is '0\.0\.0\.0'/],
  ['a folder of playbooks that is not there', { PLAYBOOKS_DIR: '/nowhere/playbooks' }, /The playbook folder \/nowhere\/playbooks cannot be read \(ENOENT\)\. It should be a folder/],
  ['a database that does not answer', { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/plans' }, /127\.0\.0\.1:9, database 'plans'\) cannot be used: .*ECONNREFUSED/],
])('%s refuses the start in a sentence, without a stack trace or a secret', async (_case, env, message) => {
  const server = spawnServer({ port: await findFreePort(), dataDir: UNUSED_FOLDER, env })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(message)
  expect(server.output()).not.toMatch(/^\s+at |hunter2/m)
  expect(existsSync(UNUSED_FOLDER)).toBe(false)
})

test('a password that the database refuses is not shown', async () => {
  const url = new URL(inject('databaseServerUrl'))
  url.password = 'hunter2'
  const server = spawnServer({ port: await findFreePort(), dataDir: UNUSED_FOLDER, env: { DATABASE_URL: url.href } })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain('password authentication failed')
  expect(server.output()).not.toContain('hunter2')
})

test('a DATA_DIR that is a file, or where no folder can be made, refuses the start at once', async () => {
  const file = join(tmpdir(), `planwright-a-file-${process.pid}`)
  await writeFile(file, '')
  const server = spawnServer({ port: await findFreePort(), dataDir: join(file, 'data'), env: {} })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(/^DATA_DIR \(.*\) cannot be made: .*Choose a folder you may write to\.$/m)
  const other = spawnServer({ port: await findFreePort(), dataDir: file, env: {} })
  expect(await other.exited).toBe(1)
  expect(other.output()).toMatch(/^DATA_DIR \(.*\) is a file\. It should be a folder that you may write to\.$/m)
  await rm(file)
})
