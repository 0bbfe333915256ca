import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { prepareInstance } from '../../src/server/database/embedded/instance.ts'
import { findOrCreateSystemUser } from '../../src/server/database/embedded/system-user.ts'
import { findFreePort } from '../support/free-port.ts'
import { endServer, spawnServer, startServerProcess } from '../support/server-process.ts'

const isRoot = process.getuid?.() === 0
const account = isRoot ? await reachableAccount() : null
let dataDir = ''

afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('the database never belongs to root, its password and the secret of the grants are for their owner alone, and a killed server leaves it usable', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'planwright-user-'))
  if (account) await chown(dataDir, account.uid, account.gid)
  const port = await findFreePort()
  const options = { port, dataDir, ...(account ? { account } : {}) }

  const killed = await startServerProcess(options)
  const cluster = isRoot && !account ? (await prepareInstance(dataDir)).cluster : join(dataDir, 'postgres', 'cluster')
  expect((await stat(cluster)).uid).not.toBe(0)
  for (const file of ['postgres.json', 'app-secret']) expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600)

  await endServer(killed, 'SIGKILL')
  const next = await startServerProcess(options)
  expect(await endServer(next, 'SIGTERM')).toBe(0)
})

test('a DATA_DIR that the account may not write to refuses the start in a sentence', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'planwright-user-'))
  // Root may write anywhere but into a file, and stays root only where the clone is closed to everybody else.
  const closed = isRoot && !account ? '/dev/null' : dataDir
  await chmod(dataDir, 0o555)
  const server = spawnServer({ port: await findFreePort(), dataDir: closed, ...(account ? { account } : {}) })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(/^DATA_DIR \(.*\) (?:cannot be written to: EACCES.* or start the server as the user who owns it\.|is a file\..*)$/m)
  expect(server.output()).not.toMatch(/^\s+at /m)
})

/** For root, an unprivileged account, provided that it may read this clone: under a closed home only root can. */
async function reachableAccount(): Promise<{ uid: number; gid: number } | null> {
  const { uid, gid } = await findOrCreateSystemUser()
  const reads = spawnSync(process.execPath, ['--check', join(import.meta.dirname, '../../scripts/launch.mjs')], { uid, gid })
  return reads.status === 0 ? { uid, gid } : null
}
