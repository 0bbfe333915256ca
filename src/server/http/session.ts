import { createHash } from 'node:crypto'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { TokenVerifier, VerifiedIdentity } from '../identity/token-verifier.ts'
import { AppError } from './errors.ts'

/** Finds the user of an identity, creating one at the first visit. */
export type UserFinder = { findOrCreate(identity: VerifiedIdentity): Promise<{ id: string }> }

export type Session = {
  /** Route hook: verifies the bearer token; `sessionOf` then answers. Throws `unauthorized`. */
  requireUser: onRequestAsyncHookHandler
  /** The account is gone: tokens that were verified for it are looked up anew. Other servers forget within a minute. */
  forget(userId: string): void
}

export type SessionUser = { userId: string; identity: VerifiedIdentity }

/** A verified token is trusted this long without verifying again; shorter than any provider rotates its keys. */
const REMEMBER_MS = 60_000
const REMEMBERED_TOKENS = 10_000

const sessions = new WeakMap<FastifyRequest, SessionUser>()

export function createSession({ verifier, users }: { verifier: TokenVerifier; users: UserFinder }): Session {
  const remembered = new Map<string, { user: SessionUser; until: number }>()

  async function resolve(token: string): Promise<SessionUser> {
    const fingerprint = createHash('sha256').update(token).digest('base64')
    const known = remembered.get(fingerprint)
    if (known !== undefined && known.until > Date.now()) return known.user
    const identity = await verifier.verify(token)
    const user = { userId: (await users.findOrCreate(identity)).id, identity }
    remembered.delete(fingerprint)
    remembered.set(fingerprint, { user, until: Math.min(Date.now() + REMEMBER_MS, identity.expiresAt * 1000) })
    if (remembered.size > REMEMBERED_TOKENS) remembered.delete(remembered.keys().next().value!)
    return user
  }

  return {
    requireUser: async (request) => {
      sessions.set(request, await resolve(bearerToken(request)))
    },
    forget(userId) {
      for (const [fingerprint, { user }] of remembered) if (user.userId === userId) remembered.delete(fingerprint)
    },
  }
}

/** The user of a request behind `requireUser`. */
export function sessionOf(request: FastifyRequest): SessionUser {
  const session = sessions.get(request)
  if (session === undefined) throw new Error('sessionOf is called on a route without requireUser')
  return session
}

/** Throws `forbidden` when a path, query or body names another user than the token's. */
export function refuseOtherUser(session: SessionUser, claimed: string | undefined): void {
  if (claimed !== undefined && claimed.toLowerCase() !== session.userId) {
    throw new AppError('forbidden', 'The user id is not the one of the signed-in user.')
  }
}

function bearerToken(request: FastifyRequest): string {
  const match = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')
  if (match === null) {
    throw new AppError('unauthorized', 'Sign in first: the header authorization: Bearer <identity token> is missing or malformed.')
  }
  return match[1]!
}
