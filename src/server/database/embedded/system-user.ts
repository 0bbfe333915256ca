import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { DatabaseUnusableError } from '../unusable-error.ts'

/** An account of the operating system that PostgreSQL runs under when the server itself is root. */
export type SystemUser = { name: string; uid: number; gid: number }

const run = promisify(execFile)
const CANDIDATES = ['planwright', 'postgres']
const NEW_USER = 'planwright'

/** How the account is made: shadow's useradd, else BusyBox's adduser. */
const CREATE_COMMANDS: readonly (readonly [string, ...string[]])[] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', NEW_USER],
  ['adduser', '-S', '-D', '-H', '-h', '/nonexistent', '-s', '/sbin/nologin', NEW_USER],
]
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** An unprivileged account; makes one when the machine has none. For root alone. */
export async function findOrCreateSystemUser(): Promise<SystemUser> {
  const existing = await findSystemUser()
  if (existing) return existing
  for (const [command, ...options] of CREATE_COMMANDS) {
    await run(command, options, { env: { PATH: SYSTEM_PATH } }).catch(() => {})
    const created = await findSystemUser()
    if (created) return created
  }
  throw new DatabaseUnusableError(
    `PostgreSQL refuses to run as root, and no account could be made for it. Make one (useradd --system ${NEW_USER}), start the server as an ordinary user, or set DATABASE_URL.`,
  )
}

async function findSystemUser(): Promise<SystemUser | null> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of CANDIDATES) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account && account[2] !== '0') return { name, uid: Number(account[2]), gid: Number(account[3]) }
  }
  return null
}
