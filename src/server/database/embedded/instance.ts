import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, chmod, chown, constants, mkdir, mkdtemp, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readOrCreatePrivateFile } from '../../private-file.ts'
import { errorCode, errorMessage } from '../error-code.ts'
import { DatabaseUnusableError } from '../unusable-error.ts'
import { copyBinaries, findBinaries, type PostgresBinaries } from './binaries.ts'
import { findOrCreateSystemUser, type SystemUser } from './system-user.ts'

/** Where one embedded PostgreSQL lives, and how it is run and reached. */
export type PostgresInstance = {
  /** Holds cluster/ and the Unix socket; private to the account that PostgreSQL runs under. */
  directory: string
  cluster: string
  logFile: string
  password: string
  binaries: PostgresBinaries
  /** The account PostgreSQL runs under when this process is root; null: this process's own. */
  runAs: SystemUser | null
  endpoint: { socketDirectory: string } | { loopback: true }
}

const IdentitySchema = z.object({ id: z.string().regex(/^[0-9a-f]{16}$/), password: z.string().min(32) })
type Identity = z.infer<typeof IdentitySchema>

const ROOT_FOLDER = '/var/lib/planwright'
/** The socket's address in sockaddr_un is 104 bytes on macOS and 108 on Linux, its file name included. */
const SOCKET_DIRECTORY_MAX_BYTES = 85

/** Prepares folders, password and binaries for the database of `dataDir`; starts nothing. */
export async function prepareInstance(dataDir: string): Promise<PostgresInstance> {
  await makeDataDir(dataDir)
  const identity = await readOrWriteIdentity(join(dataDir, 'postgres.json'))
  const logFile = join(dataDir, 'postgres.log')
  const place = process.getuid?.() === 0 ? await placeForRoot(dataDir, identity) : await placeInDataDir(dataDir)
  const shortEnough = Buffer.byteLength(place.directory) <= SOCKET_DIRECTORY_MAX_BYTES
  const useSocket = process.platform !== 'win32' && shortEnough
  return {
    ...place,
    cluster: join(place.directory, 'cluster'),
    logFile,
    password: identity.password,
    endpoint: useSocket ? { socketDirectory: place.directory } : { loopback: true },
  }
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
  } catch (error) {
    throw new DatabaseUnusableError(`DATA_DIR (${dataDir}) cannot be made: ${errorMessage(error)}. Choose a folder you may write to.`, { cause: error })
  }
  if (!(await stat(dataDir)).isDirectory()) throw new DatabaseUnusableError(`DATA_DIR (${dataDir}) is a file. It should be a folder that you may write to.`)
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw new DatabaseUnusableError(`DATA_DIR (${dataDir}) cannot be written to: ${errorMessage(error)}. Choose a folder you may write to, or start the server as the user who owns it.`, { cause: error })
  })
}

/** Not mkdir's own recursion, which never returns below a folder that takes none, such as /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  await makeFolder(dirname(path))
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
}

/** The random id keeps the databases of two data folders apart; a new data folder is a new, empty database. */
async function readOrWriteIdentity(file: string): Promise<Identity> {
  try {
    return IdentitySchema.parse(JSON.parse(await readOrCreatePrivateFile(file, () => JSON.stringify(newIdentity()))))
  } catch (error) {
    const owner = errorCode(error) === 'EACCES' ? ' Start the server as the user who owns it.' : ''
    throw new DatabaseUnusableError(`The file ${file}, which holds the database's password, cannot be used.${owner}`, { cause: error })
  }
}

const newIdentity = (): Identity => ({ id: randomBytes(8).toString('hex'), password: randomBytes(24).toString('base64url') })

type Place = Pick<PostgresInstance, 'directory' | 'binaries' | 'runAs'>

async function placeInDataDir(dataDir: string): Promise<Place> {
  const directory = join(dataDir, 'postgres')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  return { directory, binaries: await findBinaries(), runAs: null }
}

/** PostgreSQL refuses root, and the clone may lie in a folder that only root may enter. */
async function placeForRoot(dataDir: string, { id }: Identity): Promise<Place> {
  if (existsSync(join(dataDir, 'postgres', 'cluster'))) {
    throw new DatabaseUnusableError(`The database in DATA_DIR (${dataDir}) belongs to an ordinary user. Start the server as that user, not as root, or choose another DATA_DIR.`)
  }
  const runAs = await findOrCreateSystemUser()
  await mkdir(ROOT_FOLDER, { recursive: true })
  await chmod(ROOT_FOLDER, 0o755)
  const directory = join(ROOT_FOLDER, id)
  if (!existsSync(directory)) await mkdir(directory, { recursive: true, mode: 0o700 })
  await chown(directory, runAs.uid, runAs.gid)
  await writeFile(join(directory, 'data-dir'), `${dataDir}\n`)
  return { directory, binaries: await copyBinaries(await findBinaries(), ROOT_FOLDER), runAs }
}

/** A new private folder inside the instance's, owned by the account that PostgreSQL runs under. */
export async function makePrivateFolder(instance: PostgresInstance, prefix: string): Promise<string> {
  const folder = await mkdtemp(join(instance.directory, prefix))
  if (instance.runAs) await chown(folder, instance.runAs.uid, instance.runAs.gid)
  return folder
}
