import { loadConfig } from './config.ts'
import { describeStartFailure } from './describe-start-failure.ts'
import { startServer, type RunningServer } from './start-server.ts'

/** Terminal, npm and launcher may each deliver the same Ctrl-C; a signal after this time is a second one. */
const SAME_SIGNAL_MS = 1_000

/** More than the stop sequence may take. */
const STOP_WAITS_FOR_START_MS = 30_000

let firstSignalAt: number | null = null
let exitCode = 0
const starting = start()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
// The launcher holds the other end of this channel: when it dies, so does what it started.
process.on('disconnect', () => void stop(0))
process.on('uncaughtException', failUnexpectedly)
process.on('unhandledRejection', failUnexpectedly)

try {
  const server = await starting
  if (firstSignalAt === null) {
    process.stdout.write(`${server.productName} is ready at ${server.address} (Ctrl-C stops it)\n`)
    await server.databaseLost
    process.stderr.write('The embedded PostgreSQL has ended unexpectedly; postgres.log in DATA_DIR says why. The server stops.\n')
    await stop(1)
  }
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exit(1)
}

function start(): Promise<RunningServer> {
  // A wrong setting must refuse like every other failure, not at import.
  return Promise.resolve().then(() => startServer(loadConfig(process.env)))
}

function onSignal(): void {
  const now = Date.now()
  if (firstSignalAt !== null && now - firstSignalAt > SAME_SIGNAL_MS) process.exit(1)
  firstSignalAt ??= now
  void stop(0)
}

async function stop(code: number): Promise<void> {
  exitCode = Math.max(exitCode, code)
  // A start that hangs, on a file system that does not answer for one, must not keep the process.
  setTimeout(() => process.exit(1), STOP_WAITS_FOR_START_MS).unref()
  const server = await starting.catch(() => null)
  if (server === null) return
  await server.stop()
  process.exit(exitCode)
}

function failUnexpectedly(error: unknown): void {
  process.stderr.write(`Unexpected failure: ${error instanceof Error ? error.stack : String(error)}\n`)
  void stop(1)
}
