import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50

/**
 * A server that stops closes its idle connections once. Those that become idle after that, and those that were opened
 * and never used, as browsers do ahead of time, would keep it from closing for as long as their clients like.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const { server } = app
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    if (!server.listening) return
    const sweep = setInterval(() => {
      // Until then, what is idle may still be used.
      if (server.listening) return
      server.closeIdleConnections()
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, SWEEP_MS)
    server.once('close', () => clearInterval(sweep))
  })
}
