import { existsSync } from 'node:fs'
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnusableError } from '../unusable-error.ts'
import { makePrivateFolder, type PostgresInstance } from './instance.ts'
import { runTool } from './run-tool.ts'

export const ROLE = 'planwright'

/** Makes the database cluster when there is none. A start that was cut off leaves nothing half made. */
export async function ensureCluster(instance: PostgresInstance): Promise<void> {
  if (existsSync(join(instance.cluster, 'PG_VERSION'))) return refuseOtherMajorVersion(instance)
  const draft = await makePrivateFolder(instance, 'making-')
  try {
    await initialize(instance, draft)
    await rename(join(draft, 'cluster'), instance.cluster).catch((error: NodeJS.ErrnoException) => {
      // Another start made the cluster meanwhile; both then meet at its lock.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function initialize(instance: PostgresInstance, draft: string): Promise<void> {
  const passwordFile = join(draft, 'password')
  await writeFile(passwordFile, instance.password, { mode: 0o600 })
  if (instance.runAs) await chown(passwordFile, instance.runAs.uid, instance.runAs.gid)
  const { code, output } = await runTool(instance, 'initdb', [
    `--pgdata=${join(draft, 'cluster')}`,
    `--username=${ROLE}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ])
  if (code !== 0) throw new DatabaseUnusableError(`The embedded database could not be made in ${instance.directory}:\n${output}`)
}

async function refuseOtherMajorVersion(instance: PostgresInstance): Promise<void> {
  const written = (await readFile(join(instance.cluster, 'PG_VERSION'), 'utf8')).trim()
  const ours = instance.binaries.packageVersion.split('.')[0]
  if (written !== ours) {
    throw new DatabaseUnusableError(
      `The embedded database in ${instance.cluster} was written by PostgreSQL ${written}, and this version brings PostgreSQL ${ours}. Export it with the version that wrote it, or set DATABASE_URL to a PostgreSQL that holds it.`,
    )
  }
}
