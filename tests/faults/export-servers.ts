import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '../support/free-port.ts'
import { endServer, startServerProcess, type ServerProcess } from '../support/server-process.ts'

/** Two servers on one database, of which any may be dead at any moment. */
export type ExportServers = {
  /** Address of the API of one that lives, as far as is known. */
  apiUrl(): string
  /** Kills one, asks it to stop, or stops it in its tracks for `PAUSE_MS`; resolves when it is back. */
  strike(which: number, how: Blow): Promise<void>
  close(): Promise<void>
}

/** A paused server finds its leases lost and its calls' deadlines past when it goes on. */
export type Blow = 'kill' | 'stop' | 'pause'
const PAUSE_MS = 5_000

async function pause({ child }: ServerProcess): Promise<void> {
  child.kill('SIGSTOP')
  await delay(PAUSE_MS)
  child.kill('SIGCONT')
}

type Slot = { port: number; process: Promise<ServerProcess> | null }

export async function startExportServers(env: Record<string, string>, dataDir: string): Promise<ExportServers> {
  const slots: Slot[] = [{ port: await findFreePort(), process: null }, { port: await findFreePort(), process: null }]
  let isClosing = false

  function start(slot: Slot): Promise<ServerProcess> {
    slot.process = startServerProcess({ port: slot.port, dataDir, env, entry: ['tests/faults/export-server.ts'] })
    return slot.process
  }

  await Promise.all(slots.map(start))
  let next = 0

  return {
    apiUrl() {
      next += 1
      return `http://127.0.0.1:${slots[next % slots.length]!.port}/api`
    },
    async strike(which, how) {
      const slot = slots[which % slots.length]!
      const process = await slot.process
      if (process === null) return
      if (how === 'pause') return pause(process)
      await endServer(process, how === 'kill' ? 'SIGKILL' : 'SIGTERM')
      if (!isClosing) await start(slot)
    },
    async close() {
      isClosing = true
      for (const slot of slots) {
        const process = await slot.process?.catch(() => null)
        if (process) await endServer(process, 'SIGKILL')
      }
    },
  }
}
