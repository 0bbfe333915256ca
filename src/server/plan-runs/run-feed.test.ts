import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listeningPort } from '../../../tests/support/free-port.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { openDatabase } from '../database/open.ts'
import { createRunFeed } from './run-feed.ts'
import { RUNS_CHANNEL } from './run-store.ts'

const database = await createTestDatabase()

test('news of other servers come again after the database was away, however often it was, over one connection', async () => {
  const line = await startLine(database.url)
  const { pool, close } = openDatabase(line.url)
  const feed = createRunFeed(pool, { reconnectDelayMs: 1 })
  onTestFinished(async () => {
    await feed.stop()
    await close()
    line.end()
  })
  const heard: string[] = []
  feed.onForeignChange((runId) => heard.push(runId))
  await feed.start()
  line.cut({ andListening: 3 })
  await expect.poll(() => line.cutsLeft()).toBe(0)
  await expect.poll(async () => {
    await database.pool.query('select pg_notify($1, $2)', [RUNS_CHANNEL, 'elsewhere run-1'])
    return heard
  }).toContain('run-1')
  expect(pool.totalCount - pool.idleCount).toBe(1)
})

/** A way to the database that can be cut, once for all and again whenever somebody wants to listen. */
async function startLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const folder = target.searchParams.get('host')
  const port = Number(target.port)
  const sockets = new Set<Socket>()
  let cuts = 0
  const server = createServer((near) => {
    const far = folder === null ? connect(port, target.hostname) : connect(`${folder}/.s.PGSQL.${port}`)
    sockets.add(near)
    for (const [from, to] of [[near, far], [far, near]] as const) {
      from.on('error', () => {})
      from.on('close', () => to.destroy())
    }
    far.pipe(near)
    near.on('data', (bytes) => {
      const isCut = cuts > 0 && bytes.includes('LISTEN')
      cuts -= isCut ? 1 : 0
      if (isCut) near.destroy()
      else far.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  target.searchParams.delete('host')
  target.port = String(listeningPort(server))
  const cutAll = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: target.href,
    cut({ andListening }: { andListening: number }) {
      cuts = andListening
      cutAll()
    },
    cutsLeft: () => cuts,
    end() {
      cutAll()
      server.close()
    },
  }
}
