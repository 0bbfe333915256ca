import type { FastifyReply } from 'fastify'

/** Sends JSON that a presenter has printed already; it is one person's, so nothing may keep it. */
export function sendJsonText(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').header('cache-control', 'private, no-store').send(json)
}
