import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** A port of this machine that nothing listened on a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = listeningPort(server)
  server.close()
  await once(server, 'close')
  return port
}

/** The TCP port of a server that listens. */
export function listeningPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a TCP port.')
  return address.port
}
