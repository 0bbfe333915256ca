import type { Server } from 'node:http'

/** The port that a server was given by `listen(0)`. */
export function listeningPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  return address.port
}
