import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const MAIN = 'src/server/main.ts'
/** As the launcher sets it, so that a start costs what it costs an owner. */
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compile')
const START_TIMEOUT_MS = 55_000
/** Every server of one database needs the same. */
const APP_SECRET = 'test-secret-'.repeat(4)

export type ServerProcessOptions = {
  port: number
  dataDir: string
  /** Environment variables beside PORT and DATA_DIR; nothing else of the test's own environment gets through. */
  env?: Record<string, string>
  /** The file to run, from the project's root; the server's own entry by default. */
  entry?: readonly string[]
  /** Runs it under another account; for root alone. */
  account?: { uid: number; gid: number }
}

export type ServerProcess = {
  child: ChildProcess
  /** All it printed so far, both streams. */
  output: () => string
  /** Resolves to the exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>
}

/** Starts a server process without waiting for it. */
export function spawnServer({ port, dataDir, env = {}, entry = [MAIN], account }: ServerProcessOptions): ServerProcess {
  const child = spawn(process.execPath, entry, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], TMPDIR: tmpdir(), NODE_COMPILE_CACHE: COMPILE_CACHE, PORT: String(port), DATA_DIR: dataDir, PLANNER_WORKERS: '1', ...(env['DATABASE_URL'] === undefined ? {} : { APP_SECRET }), ...env },
    // The channel ends the server also when this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...account,
  })
  child.channel?.unref()
  const chunks: string[] = []
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
  const exited = once(child, 'close').then(([code, signal]: (number | NodeJS.Signals | null)[]) => (code ?? signal)!)
  return { child, output: () => chunks.join(''), exited }
}

/** Starts a server and waits until it says that it is ready; throws with its output when it ends instead. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const server = spawnServer(options)
  const deadline = AbortSignal.timeout(START_TIMEOUT_MS)
  const ready = waitForText(server, 'is ready at', deadline)
  const outcome = await Promise.race([ready, server.exited])
  if (outcome !== 'seen') throw new Error(`The server ended (${outcome}) before it was ready:\n${server.output()}`)
  return server
}

/** Sends the signal and resolves to how the process ended. */
export async function endServer(server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals> {
  server.child.kill(signal)
  return server.exited
}

async function waitForText(server: ServerProcess, text: string, signal: AbortSignal): Promise<'seen'> {
  while (!server.output().includes(text)) await once(server.child.stdout!, 'data', { signal })
  return 'seen'
}
