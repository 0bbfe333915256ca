import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { errorCode } from '../error-code.ts'
import { DatabaseUnusableError } from '../unusable-error.ts'
import { binary } from './binaries.ts'
import { ROLE } from './cluster.ts'
import type { PostgresInstance } from './instance.ts'
import { runTool, toolOptions } from './run-tool.ts'

/** The name of the socket's file ends with this number; nothing listens on the network. */
const SOCKET_PORT = 5432
const POLL_MS = 20
const RETRY_MS = 250
/** Replaying the write-ahead log after a power cut may take long; a server that says so is waited for. */
const START_TIMEOUT_MS = 120_000
const STOP_FAST_SECONDS = 10
const STOP_IMMEDIATE_SECONDS = 5
const LOG_MAX_BYTES = 10_000_000
const LOG_TAIL_BYTES = 2_000

type Answer = 'ready' | 'not yet' | 'silent'

/**
 * Resolves to the port on which a postmaster of this cluster answers: one that an earlier server left behind, or a new one.
 * PostgreSQL itself decides through postmaster.pid whether the cluster is in use; the file is never touched here.
 */
export async function startPostmaster(instance: PostgresInstance, settings: readonly string[]): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS
  let failure = ''
  while (Date.now() < deadline) {
    const running = await recordedPort(instance)
    if (running !== null && (await waitForAnswer(instance, running, deadline)) === 'ready') return running
    const port = 'loopback' in instance.endpoint ? await findFreePort() : SOCKET_PORT
    failure = await spawnUntilReady(instance, port, settings)
    if (failure === '') return port
    // Another postmaster of this cluster is starting or ending; both last moments.
    if (!failure.includes('postmaster.pid')) break
    await sleep(RETRY_MS)
  }
  throw new DatabaseUnusableError(`The embedded PostgreSQL in ${instance.cluster} did not start. The end of its log (${instance.logFile}):\n${failure}`)
}

/** Ends the cluster's postmaster, ours or adopted: open transactions are rolled back, then memory is written to disk. */
export async function stopPostmaster(instance: PostgresInstance): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    runTool(instance, 'pg_ctl', ['stop', `--pgdata=${instance.cluster}`, `--mode=${mode}`, '--wait', `--timeout=${seconds}`])
  if ((await recordedPort(instance)) === null) return
  const { code } = await stop('fast', STOP_FAST_SECONDS)
  // Loses nothing either: the next start replays the write-ahead log.
  if (code !== 0) await stop('immediate', STOP_IMMEDIATE_SECONDS)
}

export function databaseUrl(instance: PostgresInstance, port: number, database: string): string {
  const host = 'loopback' in instance.endpoint ? '' : `?host=${encodeURIComponent(instance.endpoint.socketDirectory)}`
  return `postgres://${ROLE}:${instance.password}@127.0.0.1:${port}/${database}${host}`
}

/** The port in postmaster.pid (its fourth line); null when no postmaster has been started or the last one ended in order. */
async function recordedPort(instance: PostgresInstance): Promise<number | null> {
  const content = await readFile(join(instance.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const port = Number(content.split('\n')[3])
  return Number.isInteger(port) && port > 0 ? port : null
}

/** Returns '' when the postmaster is ready, else the end of its log. */
async function spawnUntilReady(instance: PostgresInstance, port: number, settings: readonly string[]): Promise<string> {
  const log = await open(instance.logFile, 'a', 0o600)
  if ((await log.stat()).size > LOG_MAX_BYTES) await log.truncate()
  const logStart = (await log.stat()).size
  // Detached: an own process group, so that Ctrl-C in the terminal does not end the database before the server.
  const child = spawn(binary(instance.binaries, 'postgres'), serverParameters(instance, port, settings), {
    ...toolOptions(instance),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  child.unref()
  const ended = new AbortController()
  child.once('error', (error) => ended.abort(error))
  child.once('exit', () => ended.abort())
  const answer = await waitForAnswer(instance, port, Date.now() + START_TIMEOUT_MS, ended.signal)
  await log.close()
  if (answer === 'ready' && !ended.signal.aborted) return ''
  return (await readLog(instance.logFile, logStart)) || String(ended.signal.reason)
}

function serverParameters(instance: PostgresInstance, port: number, settings: readonly string[]): string[] {
  const endpoint =
    'loopback' in instance.endpoint
      ? ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
      : ['listen_addresses=', `unix_socket_directories=${instance.endpoint.socketDirectory}`, 'unix_socket_permissions=0700']
  const all = [...endpoint, `port=${port}`, 'timezone=UTC', 'log_timezone=UTC', ...settings]
  return ['-D', instance.cluster, ...all.flatMap((setting) => ['-c', setting])]
}

/** Waits while the server says that it is starting or ending; without `ended`, gives up at once on one that is silent. */
async function waitForAnswer(instance: PostgresInstance, port: number, deadline: number, ended?: AbortSignal): Promise<Answer> {
  let answer = await ask(instance, port)
  while (answer !== 'ready' && Date.now() < deadline) {
    if (ended ? ended.aborted : answer === 'silent') return answer
    await sleep(POLL_MS)
    answer = await ask(instance, port)
  }
  return answer
}

async function ask(instance: PostgresInstance, port: number): Promise<Answer> {
  const client = new Client({ connectionString: databaseUrl(instance, port, 'postgres'), connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    const code = errorCode(error)
    if (code === '28P01') {
      throw new DatabaseUnusableError(`The embedded database in ${instance.cluster} does not accept the password in postgres.json. Restore that file in DATA_DIR, or choose another DATA_DIR.`, { cause: error })
    }
    return code === '57P03' ? 'not yet' : 'silent'
  } finally {
    await client.end().catch(() => {})
  }
}

async function readLog(file: string, start: number): Promise<string> {
  const content = await readFile(file)
  return content.subarray(Math.max(start, content.length - LOG_TAIL_BYTES)).toString('utf8').trim()
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
