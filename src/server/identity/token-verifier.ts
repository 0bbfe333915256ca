import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { AppError } from '../http/errors.ts'
import type { ProviderMetadata } from './provider-metadata.ts'

/** Who the token speaks of, from verified claims alone. `issuedAt` and `expiresAt` are in epoch seconds. */
export type VerifiedIdentity = {
  issuer: string
  subject: string
  email: string | null
  name: string | null
  picture: string | null
  issuedAt: number
  expiresAt: number
}

export type TokenVerifier = {
  /** Throws AppError `unauthorized` for a token that does not hold, `unavailable` when the keys cannot be fetched. */
  verify(token: string): Promise<VerifiedIdentity>
}

export type TokenVerifierOptions = {
  issuer: string
  /** The client id the token must have been issued to. */
  audience: string
  readMetadata: () => Promise<ProviderMetadata>
}

const CLOCK_TOLERANCE_SECONDS = 60
/** No token counts for longer, whatever it says of itself: that is how long a deleted account has to be remembered. */
export const TOKEN_LIFE_DAYS = 7

const optionalClaim = z.string().max(2_000).nullish().catch(null).transform((claim) => claim ?? null)
const ClaimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  iat: z.number(),
  exp: z.number(),
  email: optionalClaim,
  name: optionalClaim,
  picture: optionalClaim,
})

export function createTokenVerifier({ issuer, audience, readMetadata }: TokenVerifierOptions): TokenVerifier {
  let keys: JWTVerifyGetKey | null = null
  return {
    async verify(token) {
      const metadata = await readMetadata()
      keys ??= createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: 5_000, cacheMaxAge: 600_000 })
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience,
          algorithms: ['RS256'],
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          requiredClaims: ['sub', 'iat', 'exp'],
          maxTokenAge: `${TOKEN_LIFE_DAYS} days`,
        })
        return presentIdentity(ClaimsSchema.parse(payload))
      } catch (error) {
        throw translate(error)
      }
    },
  }
}

function presentIdentity(claims: z.infer<typeof ClaimsSchema>): VerifiedIdentity {
  const { iss, sub, iat, exp, email, name, picture } = claims
  return { issuer: iss, subject: sub, email, name, picture, issuedAt: iat, expiresAt: exp }
}

/** jose has no class of its own for a key address that answers with an error or with something else than keys. */
function isProviderAway(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true
  if (error instanceof errors.JOSEError) return error.code === errors.JOSEError.code
  return error instanceof TypeError && error.message === 'fetch failed'
}

function translate(error: unknown): AppError {
  if (isProviderAway(error)) {
    return new AppError('unavailable', 'The sign-in provider does not answer. Please try again later.', { cause: error })
  }
  return new AppError('unauthorized', 'The sign-in has expired or is not valid. Please sign in again.', { cause: error })
}
