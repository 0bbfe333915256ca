import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { prepareInstance } from '../../src/server/database/embedded/instance.ts'
import { databaseUrl } from '../../src/server/database/embedded/postmaster.ts'

/** A session on the embedded database of a data folder that a server runs on, beside that server's own. */
export async function embeddedDatabase(dataDir: string): Promise<Client> {
  const instance = await prepareInstance(dataDir)
  const client = new Client({ connectionString: databaseUrl(instance, await recordedPort(dataDir), 'planwright') })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The process id of the folder's running PostgreSQL, from the first line of postmaster.pid; null when there is none. */
export async function postmasterId(dataDir: string): Promise<number | null> {
  const lines = await postmasterFile(dataDir)
  return lines === null ? null : Number(lines[0])
}

/** False also for a process that has ended and whose parent, by then the system's first process, has yet to take note. */
export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${processId}/stat`, 'utf8'))
  } catch {
    return false
  }
}

async function recordedPort(dataDir: string): Promise<number> {
  return Number((await postmasterFile(dataDir))?.[3])
}

async function postmasterFile(dataDir: string): Promise<string[] | null> {
  const { cluster } = await prepareInstance(dataDir)
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  return content?.split('\n') ?? null
}
