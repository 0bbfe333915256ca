import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { removeEmbeddedPostgres } from '../../src/server/database/embedded/start-embedded-postgres.ts'
import { findFreePort } from '../support/free-port.ts'
import { endServer, spawnServer, startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { embeddedDatabase, isAlive, postmasterId } from './embedded-database.ts'

const STACK_TRACE = /^\s+at /m
const folders: string[] = []
const servers: ServerProcess[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await endServer(server, 'SIGKILL')
  for (const folder of folders.splice(0)) await removeEmbeddedPostgres(folder)
})

test('a second start on the same data folder is refused, saying by whom and what to do, and disturbs nothing', async () => {
  const dataDir = await makeDataDir()
  const port = await findFreePort()
  const first = await start({ port, dataDir })
  const second = spawnServer({ port: await findFreePort(), dataDir })
  expect(await second.exited).toBe(1)
  expect(second.output()).toContain('DATA_DIR is in use by another server')
  expect(second.output()).toContain(`process ${first.child.pid}, at http://localhost:${port}`)
  expect(second.output()).toMatch(/for example: DATA_DIR=\S+ PORT=\d+ npm start/)
  expect(second.output()).not.toMatch(STACK_TRACE)
  expect(await health(port)).toBe(200)
})

test('a taken port is refused, naming the port and the variable, and leaves no database running', async () => {
  const dataDir = await makeDataDir()
  const port = await findFreePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const server = spawnServer({ port, dataDir })
  expect(await server.exited).toBe(1)
  other.close()
  expect(server.output()).toContain(`Port ${port} on 127.0.0.1 is already in use`)
  expect(server.output()).toMatch(/for example: PORT=\d+ npm start/)
  expect(server.output()).not.toMatch(STACK_TRACE)
  expect(await postmasterId(dataDir)).toBeNull()
})

test('Ctrl-C stops the server and its database, also while a client keeps a connection open', async () => {
  const dataDir = await makeDataDir()
  const port = await findFreePort()
  const server = await start({ port, dataDir })
  const postmaster = await postmasterId(dataDir)
  const idle = await fetch(`http://127.0.0.1:${port}/api/health`, { keepalive: true })
  expect(idle.status).toBe(200)
  const before = performance.now()
  expect(await endServer(server, 'SIGINT')).toBe(0)
  expect(performance.now() - before).toBeLessThan(10_000)
  await expect.poll(() => isAlive(postmaster!)).toBe(false)
  expect(await postmasterId(dataDir)).toBeNull()
})

test('a server killed in the middle of its work loses no acknowledged row, and the next one adopts its database', async () => {
  const dataDir = await makeDataDir()
  const port = await findFreePort()
  const killed = await start({ port, dataDir })
  const postmaster = await postmasterId(dataDir)
  const acknowledged = await writeRowsUntil(dataDir, () => endServer(killed, 'SIGKILL'))
  expect(isAlive(postmaster!)).toBe(true)
  const next = await start({ port, dataDir })
  expect(await postmasterId(dataDir)).toBe(postmaster)
  expect(await readRows(dataDir)).toEqual(expect.arrayContaining(acknowledged))
  expect(await endServer(next, 'SIGTERM')).toBe(0)
  await expect.poll(() => isAlive(postmaster!)).toBe(false)
})

test('a start while the server before is still stopping waits for it', async () => {
  const dataDir = await makeDataDir()
  const port = await findFreePort()
  const first = await start({ port, dataDir })
  first.child.kill('SIGTERM')
  await start({ port, dataDir })
  expect(await first.exited).toBe(0)
  expect(await health(port)).toBe(200)
})

test('killing the database together with the server loses no acknowledged row either', async () => {
  const dataDir = await makeDataDir()
  const port = await findFreePort()
  const killed = await start({ port, dataDir })
  const postmaster = await postmasterId(dataDir)
  const acknowledged = await writeRowsUntil(dataDir, async () => {
    process.kill(-postmaster!, 'SIGKILL')
    await endServer(killed, 'SIGKILL')
  })
  await start({ port, dataDir })
  expect(await postmasterId(dataDir)).not.toBe(postmaster)
  expect(await readRows(dataDir)).toEqual(expect.arrayContaining(acknowledged))
})

test('a server whose database is killed under it says so and ends', async () => {
  const dataDir = await makeDataDir()
  const server = await start({ port: await findFreePort(), dataDir })
  process.kill(-(await postmasterId(dataDir))!, 'SIGKILL')
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain('The embedded PostgreSQL has ended unexpectedly')
})

async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `planwright-test-${process.pid}-`))
  folders.push(folder)
  return folder
}

async function start(options: { port: number; dataDir: string }): Promise<ServerProcess> {
  const server = await startServerProcess(options)
  servers.push(server)
  return server
}

async function health(port: number): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/api/health`)).status
}

/** Inserts one row after another until `interrupt` has cut the database or the server off; returns those confirmed. */
async function writeRowsUntil(dataDir: string, interrupt: () => Promise<unknown>): Promise<number[]> {
  const client = await embeddedDatabase(dataDir)
  await client.query('create table fault_rows (number int primary key)')
  const acknowledged: number[] = []
  let interrupting: Promise<unknown> | null = null
  try {
    for (let number = 1; number <= 400; number += 1) {
      if (number === 200) interrupting = interrupt()
      await client.query('insert into fault_rows values ($1)', [number])
      acknowledged.push(number)
    }
  } catch {
    // The connection broke: what was acknowledged before must be there.
  }
  await interrupting
  await client.end().catch(() => {})
  expect(acknowledged.length).toBeGreaterThanOrEqual(199)
  return acknowledged
}

async function readRows(dataDir: string): Promise<number[]> {
  const client = await embeddedDatabase(dataDir)
  const { rows } = await client.query<{ number: number }>('select number from fault_rows')
  await client.end()
  return rows.map(({ number }) => number)
}
