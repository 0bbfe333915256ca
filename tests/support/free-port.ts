import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below what systems give to outgoing connections and to port 0, so that nothing takes a port between its choice and its use. */
const FIRST_PORT = 20_000
const AFTER_LAST_PORT = 32_000
const TRIES = 20

/** A port of this machine that nothing listened on a moment ago. */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FIRST_PORT, AFTER_LAST_PORT)
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${TRIES} ports from ${FIRST_PORT} to ${AFTER_LAST_PORT} was free.`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** The TCP port of a server that listens. */
export function listeningPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a TCP port.')
  return address.port
}
