import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeEmbeddedPostgres } from '../../src/server/database/embedded/start-embedded-postgres.ts'
import { endServer, startServerProcess } from './server-process.ts'

/** Playwright's global set-up: the real server with the built pages, on an empty embedded database. */
export default async function startServerForBrowser(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), `planwright-test-${process.pid}-`))
  const server = await startServerProcess({ port: Number(process.env['E2E_PORT']), dataDir, env: { NODE_ENV: 'test', PLANNER_WORKERS: '2' } })
  return async () => {
    await endServer(server)
    await removeEmbeddedPostgres(dataDir)
  }
}
