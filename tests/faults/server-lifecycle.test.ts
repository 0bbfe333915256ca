import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { expect, test as base } from 'vitest'
import { removeEmbeddedPostgres } from '../../src/server/database/embedded/start-embedded-postgres.ts'
import { findFreePort } from '../support/free-port.ts'
import { endServer, spawnServer, startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { embeddedDatabase, isAlive, postmasterId } from './embedded-database.ts'

const STACK_TRACE = /^\s+at /m

type Scene = {
  /** A data folder of the test's own. */
  makeDataDir: () => Promise<string>
  start: (options: { port: number; dataDir: string }) => Promise<ServerProcess>
}

/** Takes away all that a test started, also while others run. */
const test = base.extend<{ scene: Scene }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern which fixtures this one needs
  scene: async ({}, use) => {
    const folders: string[] = []
    const servers: ServerProcess[] = []
    await use({
      async makeDataDir() {
        const folder = await mkdtemp(join(tmpdir(), `planwright-test-${process.pid}-`))
        folders.push(folder)
        return folder
      },
      async start(options) {
        const server = await startServerProcess(options)
        servers.push(server)
        return server
      },
    })
    for (const server of servers) await endServer(server, 'SIGKILL')
    for (const folder of folders) await removeEmbeddedPostgres(folder)
  },
})
test.concurrent('a second start on the same data folder is refused, saying by whom and what to do, and disturbs nothing', async ({ scene }) => {
  const dataDir = await scene.makeDataDir()
  const port = await findFreePort()
  const first = await scene.start({ port, dataDir })
  const second = spawnServer({ port: await findFreePort(), dataDir })
  expect(await second.exited).toBe(1)
  expect(second.output()).toContain('DATA_DIR is in use by another server')
  expect(second.output()).toContain(`process ${first.child.pid}, at http://localhost:${port}`)
  expect(second.output()).toMatch(/for example: DATA_DIR=\S+ PORT=\d+ npm start/)
  expect(second.output()).not.toMatch(STACK_TRACE)
  expect(await health(port)).toBe(200)
})

test.concurrent('a taken port is refused, naming the port and the variable, and leaves no database running', async ({ scene }) => {
  const dataDir = await scene.makeDataDir()
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

test.concurrent('Ctrl-C stops the server and its database, also while a client keeps a connection open', async ({ scene }) => {
  const dataDir = await scene.makeDataDir()
  const port = await findFreePort()
  const server = await scene.start({ port, dataDir })
  const postmaster = await postmasterId(dataDir)
  const idle = await fetch(`http://127.0.0.1:${port}/api/health`, { keepalive: true })
  expect(idle.status).toBe(200)
  const before = performance.now()
  expect(await endServer(server, 'SIGINT')).toBe(0)
  expect(performance.now() - before).toBeLessThan(10_000)
  await expect.poll(() => isAlive(postmaster!)).toBe(false)
  expect(await postmasterId(dataDir)).toBeNull()
})

test.concurrent('a server killed in the middle of its work loses no acknowledged row, and the next one adopts its database', async ({ scene }) => {
  const dataDir = await scene.makeDataDir()
  const port = await findFreePort()
  const killed = await scene.start({ port, dataDir })
  const postmaster = await postmasterId(dataDir)
  const acknowledged = await writeRowsUntil(dataDir, () => endServer(killed, 'SIGKILL'))
  expect(isAlive(postmaster!)).toBe(true)
  const next = await scene.start({ port, dataDir })
  expect(await postmasterId(dataDir)).toBe(postmaster)
  expect(await readRows(dataDir)).toEqual(expect.arrayContaining(acknowledged))
  expect(await endServer(next, 'SIGTERM')).toBe(0)
  await expect.poll(() => isAlive(postmaster!)).toBe(false)
})

test.concurrent('a start while the server before is still stopping waits for it', async ({ scene }) => {
  const dataDir = await scene.makeDataDir()
  const port = await findFreePort()
  const first = await scene.start({ port, dataDir })
  first.child.kill('SIGTERM')
  await scene.start({ port, dataDir })
  expect(await first.exited).toBe(0)
  expect(await health(port)).toBe(200)
})

test.concurrent('killing the database together with the server loses no acknowledged row either', async ({ scene }) => {
  const dataDir = await scene.makeDataDir()
  const port = await findFreePort()
  const killed = await scene.start({ port, dataDir })
  const postmaster = await postmasterId(dataDir)
  const acknowledged = await writeRowsUntil(dataDir, async () => {
    process.kill(-postmaster!, 'SIGKILL')
    await endServer(killed, 'SIGKILL')
  })
  await scene.start({ port, dataDir })
  expect(await postmasterId(dataDir)).not.toBe(postmaster)
  expect(await readRows(dataDir)).toEqual(expect.arrayContaining(acknowledged))
})

test.concurrent('a server whose database is killed under it says so and ends', async ({ scene }) => {
  const dataDir = await scene.makeDataDir()
  const server = await scene.start({ port: await findFreePort(), dataDir })
  process.kill(-(await postmasterId(dataDir))!, 'SIGKILL')
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain('The embedded PostgreSQL has ended unexpectedly')
})

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
