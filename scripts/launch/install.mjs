import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const LOCK_POLL_MS = 200
/** A launch writes its process id right after it takes the lock; without one for this long, it died in between. */
const LOCK_WITHOUT_OWNER_MS = 10_000

/** Installs the packages that package-lock.json names, unless they are there. Everything npm says goes to stderr. */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return
  const release = await takeInstallLock(root)
  try {
    // Another launch may have installed while this one waited.
    if (isInstalled(root)) return
    console.error('Installing packages (npm ci) ...')
    await runNpmCi(root)
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    writeFileSync(stampFile(root), lockfileHash(root))
  } finally {
    release()
  }
}

const stampFile = (root) => join(root, 'node_modules', '.installed-from')

function lockfileHash(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return hash.update(`${process.platform} ${process.arch}`).digest('hex')
}

function isInstalled(root) {
  if (!existsSync(join(root, 'node_modules'))) return false
  const stamp = existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8') : ''
  if (stamp === lockfileHash(root)) return true
  if (!matchesLockfile(root)) return false
  writeFileSync(stampFile(root), lockfileHash(root))
  return true
}

/** True when someone ran npm themselves: npm's own record of node_modules has every package the lockfile demands. */
function matchesLockfile(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const { packages: demanded } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { packages: installed } = JSON.parse(readFileSync(record, 'utf8'))
  return Object.entries(demanded).every(([path, { version, integrity, optional }]) => {
    const found = installed[path]
    if (path === '' || (!found && optional)) return true
    return found?.version === version && found.integrity === integrity && existsSync(join(root, path))
  })
}

/** Two launches on a fresh clone must not install over each other. Returns the function that gives the lock back. */
async function takeInstallLock(root) {
  const lock = join(root, 'dist', '.installing')
  mkdirSync(join(root, 'dist'), { recursive: true })
  while (!tryLock(lock)) {
    if (isAbandoned(lock)) rmSync(lock, { recursive: true, force: true })
    else await sleep(LOCK_POLL_MS)
  }
  return () => rmSync(lock, { recursive: true, force: true })
}

function tryLock(lock) {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(lock, 'process-id'), String(process.pid))
  return true
}

function isAbandoned(lock) {
  try {
    const owner = Number(readFileSync(join(lock, 'process-id'), 'utf8'))
    if (owner > 0) return !isAlive(owner)
    return Date.now() - statSync(lock).mtimeMs > LOCK_WITHOUT_OWNER_MS
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    return since !== undefined && Date.now() - since > LOCK_WITHOUT_OWNER_MS
  }
}

function isAlive(processId) {
  try {
    return process.kill(processId, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * No package's install script runs: none is needed, the binaries all come inside packages.
 * Under NODE_ENV=production npm would leave out what builds the web pages.
 */
function runNpmCi(root) {
  const parameters = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, ...first] = npmCommand()
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...parameters], { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' && first.length === 0 })
    child.once('error', (error) => reject(new Error(`npm could not be run (${error.message}). Install npm, or put it on the PATH.`)))
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error('The packages could not be installed; npm says why above. Once that is settled, run the same command again.'))
    })
  })
}

/** The npm that called us, so that it is the same version; else the one on the PATH. */
function npmCommand() {
  const caller = process.env.npm_execpath
  return caller?.endsWith('npm-cli.js') && existsSync(caller) ? [process.execPath, caller] : ['npm']
}
