import { spawn } from 'node:child_process'
import { binary } from './binaries.ts'
import type { PostgresInstance } from './instance.ts'

/** Spawn options under which PostgreSQL's own programs run: the right account, no variable of ours but the path. */
export function toolOptions(instance: PostgresInstance) {
  const account = instance.runAs ? { uid: instance.runAs.uid, gid: instance.runAs.gid } : {}
  const windows = process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'], TEMP: process.env['TEMP'] } : {}
  return { cwd: instance.directory, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', ...windows }, ...account }
}

/** Runs initdb or pg_ctl to its end; resolves to the exit code and all it printed. */
export function runTool(
  instance: PostgresInstance,
  name: 'initdb' | 'pg_ctl',
  parameters: readonly string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    // An own process group: Ctrl-C in the terminal must reach the server first, which then ends PostgreSQL in order.
    const child = spawn(binary(instance.binaries, name), parameters, {
      ...toolOptions(instance),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8').trim() }))
  })
}
