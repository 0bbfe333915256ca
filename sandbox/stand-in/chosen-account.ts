import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'sandbox_account'

/** The pages of the stand-ins open with the account that consented last in this browser. */
export function rememberChosenAccount(reply: FastifyReply, email: string): void {
  reply.header('set-cookie', `${COOKIE}=${encodeURIComponent(email)}; Path=/sandbox; HttpOnly; SameSite=Lax; Max-Age=31536000`)
}

export function readChosenAccount(request: FastifyRequest): string | null {
  const cookie = (request.headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${COOKIE}=`))
  if (cookie === undefined) return null
  try {
    return decodeURIComponent(cookie.slice(COOKIE.length + 1))
  } catch {
    return null
  }
}
