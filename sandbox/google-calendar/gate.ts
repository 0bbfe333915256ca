import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../faults/faults.ts'
import { playFault, type StatusFault } from '../faults/play-fault.ts'
import { retryAfterHeader } from '../faults/retry-after-header.ts'
import type { Grants } from '../oauth/grants.ts'
import type { Grant } from '../oauth/tokens.ts'
import type { CallLog } from '../stand-in/call-log.ts'
import { GoogleError, insufficientScope, invalidCredentials } from './google-error.ts'
import { readBearer } from '../stand-in/request-fields.ts'

export type GateOptions = { grants: Grants; calls: CallLog; faults: Faults }

export type GatedCall = { grant: Grant; request: FastifyRequest; reply: FastifyReply }

const MINUTE_MS = 60_000

/**
 * Wraps a handler, which returns the body to send: only a live token with one of `scopes` gets in, only within the
 * quota of its account, and what was told to go wrong does.
 * Throws GoogleError 401, 403.
 */
export function createGate({ grants, calls, faults }: GateOptions) {
  return (operation: string, scopes: readonly string[], handle: (call: GatedCall) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const grant = await findGrant(request, grants)
      const call = { service: 'google' as const, subject: grant.subject, operation, method: request.method }
      return calls.during(call, async (noteEnd) => {
        const fault = await faults.draw({ ...call, account: grant.email })
        if (!scopes.some((scope) => grant.scopes.includes(scope))) throw insufficientScope()
        if ((await calls.countRecent({ service: 'google', subject: grant.subject, windowMs: MINUTE_MS })) > (await faults.readSettings()).googleCallsPerMinute) throw tooManyCalls(403)
        return playFault({
          fault, reply, noteEnd, refuse: refuseByFault,
          handle: () => handle({ grant, request, reply }),
          spoilGrant: (kind) => spoilGrant(grants, { grant, kind }),
        })
      })
    }
}

async function spoilGrant(grants: Grants, { grant, kind }: { grant: Grant; kind: 'revoke' | 'expire' }): Promise<GoogleError> {
  await (kind === 'revoke' ? grants.revoke(grant.subject) : grants.expireAccess(grant.subject))
  return invalidCredentials()
}

function tooManyCalls(status: number, headers: Record<string, string> = {}): GoogleError {
  return new GoogleError(status, 'rateLimitExceeded', { domain: 'usageLimits', message: 'Rate Limit Exceeded', headers })
}

export function refuseByFault(fault: StatusFault): GoogleError {
  const { status } = fault
  if (status >= 500 || status === 408) return new GoogleError(status, 'backendError', { message: 'Backend Error' })
  const retryAfter = retryAfterHeader(fault)
  return tooManyCalls(status, retryAfter === null ? {} : { 'retry-after': retryAfter })
}

async function findGrant(request: FastifyRequest, grants: Grants): Promise<Grant> {
  const token = readBearer(request)
  const grant = token === null ? null : await grants.findByAccessToken(token)
  if (grant === null) throw invalidCredentials()
  return grant
}
