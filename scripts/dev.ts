import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from './root.ts'

/** The pages with hot replacement, and the server, which restarts when its source changes. Needs no key and no account. */
const port = process.env['PORT'] ?? '3000'
const server = startServer()
const pages = await startPages()
process.stdout.write(`Develop at ${pages.address} (server on port ${port}; Ctrl-C stops both)\n`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())
server.once('exit', (code) => void stop(code ?? 1))

/** `--watch` ends the server with SIGTERM, so that it leaves in order, and starts it again. */
function startServer(): ChildProcess {
  return spawn(process.execPath, ['--watch-path=src/server', '--watch-path=src/planner', '--watch-path=src/contract', '--watch-path=src/integrations', '--watch-path=sandbox', '--watch-preserve-output', 'src/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The browser sees the pages' address; the server accepts sign-ins that come from there.
    env: { ...process.env, PORT: port, PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${pagesPort()}` },
  })
}

function pagesPort(): number {
  return Number(process.env['WEB_PORT'] ?? 5173)
}

async function startPages(): Promise<{ address: string; close: () => Promise<void> }> {
  process.env['PLANWRIGHT_SERVER'] = `http://127.0.0.1:${port}`
  const vite = await createServer({ configFile: join(ROOT, 'vite.config.ts'), server: { port: pagesPort(), strictPort: true } })
  await vite.listen()
  return { address: `http://localhost:${pagesPort()}`, close: () => vite.close() }
}

async function stop(code = 0): Promise<void> {
  if (stopping) return
  stopping = true
  await pages.close()
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  process.exit(code)
}
