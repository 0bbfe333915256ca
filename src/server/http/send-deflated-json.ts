import type { FastifyReply, FastifyRequest } from 'fastify'
import { inflateSplice } from './deflate-splice.ts'

/** Sends a zlib stream of JSON. It is one person's, so no cache may keep it. */
export async function sendDeflatedJson(stream: Buffer, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').header('cache-control', 'private, no-store').header('vary', 'accept-encoding')
  if (!acceptsDeflate(request.headers['accept-encoding'])) return reply.send(await inflateSplice(stream))
  return reply.header('content-encoding', 'deflate').send(stream)
}

/** RFC 9110, section 12.5.3; a weight of 0 refuses. */
function acceptsDeflate(header: string | string[] | undefined): boolean {
  const codings = String(header ?? '').toLowerCase().split(',')
  return codings.some((coding) => /^\s*deflate\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/.test(coding))
}
