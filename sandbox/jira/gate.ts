import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../faults/faults.ts'
import { playFault, type Interruption, type StatusFault } from '../faults/play-fault.ts'
import { retryAfterHeader } from '../faults/retry-after-header.ts'
import type { Grants } from '../oauth/grants.ts'
import type { Grant } from '../oauth/tokens.ts'
import type { ApiCall, CallLog } from '../stand-in/call-log.ts'
import { accountSiteByCloudId, type AccountSite } from './account-site.ts'
import { GatewayError, scopeDoesNotMatch, unauthorized } from './jira-error.ts'
import { readBearer, readParameter } from '../stand-in/request-fields.ts'

export type GateOptions = { origin: string; grants: Grants; calls: CallLog; faults: Faults; clock: () => number }
export type GatedCall = { grant: Grant; owner: AccountSite; request: FastifyRequest; reply: FastifyReply; interruption: Interruption }
export type Gate = ReturnType<typeof createGate>

const SECOND_MS = 1_000

/**
 * Wraps a handler, which returns the body to send: only a live token that holds every one of `scopes` and was granted
 * the site gets in, within the burst limit, and what was told to go wrong does. Throws GatewayError 401, 404, 429.
 */
export function createGate(options: GateOptions) {
  return (operation: string, scopes: readonly string[], handle: (call: GatedCall) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const token = readBearer(request)
      const grant = token === null ? null : await options.grants.findByAccessToken(token)
      if (grant === null) throw unauthorized()
      const call = { service: 'jira' as const, subject: grant.subject, operation, method: request.method }
      return options.calls.during(call, async (noteEnd) => {
        const fault = await options.faults.draw({ ...call, account: grant.email })
        const owner = findSite(request, grant, options)
        if (!scopes.every((scope) => grant.scopes.includes(scope))) throw scopeDoesNotMatch()
        const limits = await limitCalls(call, reply, options)
        return playFault({
          fault, reply, noteEnd,
          handle: (interruption) => handle({ grant, owner, request, reply, interruption }),
          refuse: (status) => refuseByFault(status, limits),
          spoilGrant: (kind) => spoilGrant(options.grants, { grant, kind }),
        })
      })
    }
}

function findSite(request: FastifyRequest, grant: Grant, { origin }: GateOptions): AccountSite {
  const cloudId = readParameter(request, 'cloudId')
  const owner = grant.siteIds.includes(cloudId) ? accountSiteByCloudId(grant.subject, cloudId, origin) : null
  if (owner === null) throw new GatewayError(404, 'Not Found')
  return owner
}

async function limitCalls(call: ApiCall, reply: FastifyReply, { calls, faults, clock }: GateOptions): Promise<{ limit: number; now: number }> {
  const limits = { limit: (await faults.readSettings()).jiraCallsPerSecond, now: clock() }
  const recent = await calls.countRecent({ ...call, windowMs: SECOND_MS })
  reply.headers({ 'x-ratelimit-limit': limits.limit, 'x-ratelimit-remaining': Math.max(0, limits.limit - recent) })
  if (recent > limits.limit) throw tooManyRequests(1, limits)
  return limits
}

/** Takes the grant back, or ends its access tokens; returns the refusal that the call gets. */
export async function spoilGrant(grants: Grants, { grant, kind }: { grant: Grant; kind: 'revoke' | 'expire' }): Promise<GatewayError> {
  await (kind === 'revoke' ? grants.revoke(grant.subject) : grants.expireAccess(grant.subject))
  return unauthorized()
}

/** Jira's own 429, with everything a client may go by. */
function tooManyRequests(retryAfterSeconds: number, { limit, now, retryAfter = String(retryAfterSeconds) }: { limit: number; now: number; retryAfter?: string }): GatewayError {
  return new GatewayError(429, 'Rate limit exceeded', {
    'retry-after': retryAfter,
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': new Date(now + retryAfterSeconds * SECOND_MS).toISOString(),
    'ratelimit-reason': 'jira-burst-based',
  })
}

/** A 429 without Retry-After is one of the gateway in front, which says nothing more. */
export function refuseByFault(fault: StatusFault, limits: { limit: number; now: number }): GatewayError {
  const { status, retryAfterSeconds } = fault
  const retryAfter = retryAfterHeader(fault)
  if (status === 429 && retryAfterSeconds !== undefined && retryAfter !== null) return tooManyRequests(retryAfterSeconds, { ...limits, retryAfter })
  return new GatewayError(status, STATUS_CODES[status] ?? 'Error')
}
