import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../root.ts'

/** What one part of the checks counted, and what failed or passed only at the second try, in words. A stage that could not run counts as one failure. */
export type StageResult = { name: string; passed: number; failed: number; remarks: string[] }

export type CommandResult = { code: number; output: string }

/** Runs a program of a package under this Node; its output is shown, and its standard output kept when `quiet`. */
export function runPackageProgram(
  program: string,
  parameters: readonly string[],
  { env = {}, quiet = false }: { env?: Record<string, string>; quiet?: boolean } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', program), ...parameters], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'],
    })
    const forget = passSignalsTo(child)
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => {
      forget()
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

/** A signal to this process ends the stage under way, which cleans up after itself, and then this process. */
function passSignalsTo(child: ChildProcess): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const pass = (signal: NodeJS.Signals) => {
    child.once('close', () => process.exit(1))
    child.kill(signal)
  }
  for (const signal of signals) process.once(signal, pass)
  return () => {
    for (const signal of signals) process.off(signal, pass)
  }
}

/** A gate holds or does not: it counts as one. */
export function gateResult(name: string, holds: boolean): StageResult {
  return { name, passed: holds ? 1 : 0, failed: holds ? 0 : 1, remarks: holds ? [] : [name] }
}

/** A failed test in a few lines, for the end of a log that may be kept only in part. */
export function describeFailure(where: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').filter((line) => line.trim() !== '')
  return [where, ...lines.slice(0, 6).map((line) => `    ${line.slice(0, 300)}`)].join('\n')
}
