import type { Readable } from 'node:stream'

export type Terminal = { stdin: Readable; write: (text: string) => unknown; complain: (text: string) => unknown }

/** This process's own. Whoever reads its output may stop early, as `head` does; then there is nothing left to do. */
export function processTerminal(): Terminal {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  return {
    stdin: process.stdin,
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  }
}
