import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { removeEmbeddedPostgres } from '../../src/server/database/embedded/start-embedded-postgres.ts'
import { TEST_CLIENT_ID } from '../../tests/support/test-issuer.ts'

export type ServedProcess = {
  apiUrl: string
  databaseUrl: string
  /** Resident memory of the server, its planner threads included, PostgreSQL not; MiB. */
  residentMiB(): Promise<number>
  /** Sets how many bytes GET /constant answers with. */
  setConstant(bytes: number): Promise<void>
  stop(): Promise<void>
}

const ReadySchema = z.object({ apiUrl: z.string(), databaseUrl: z.string() })

export async function startServedProcess(issuer: string): Promise<ServedProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'planwright-bench-'))
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: TEST_CLIENT_ID }
  const child = fork(join(import.meta.dirname, 'serve.ts'), { env })
  const ended = once(child, 'exit').then(() => {
    throw new Error('the server under test ended')
  })
  ended.catch(() => {})
  const answer = async (): Promise<unknown> => (await Promise.race([once(child, 'message'), ended]))[0]
  const ready = ReadySchema.parse(await answer())
  const ask = (message: object): Promise<unknown> => {
    child.send(message)
    return answer()
  }
  return {
    ...ready,
    residentMiB: async () => z.object({ rss: z.number() }).parse(await ask({ type: 'memory' })).rss / 2 ** 20,
    setConstant: async (bytes) => void (await ask({ type: 'constant', bytes })),
    async stop() {
      child.send({ type: 'stop' })
      if (child.exitCode === null) await once(child, 'exit')
      await removeEmbeddedPostgres(dataDir)
    },
  }
}
