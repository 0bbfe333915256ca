import type { FastifyReply, FastifyRequest } from 'fastify'

const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** True for an origin that only this machine can reach, e.g. `http://localhost:3000`. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK_NAME.test(new URL(origin).hostname)
}

/**
 * Refuses a request that reached a stand-in under a foreign name. A page on another site can resolve its own name to
 * 127.0.0.1 (DNS rebinding); its Host header still tells.
 */
export async function refuseForeignHost(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isLoopbackOrigin(`http://${request.headers.host ?? ''}`)) return
  await reply.code(403).type('text/plain').send('The development sandbox answers on localhost only. Open it as http://localhost with the port of the server.')
}
