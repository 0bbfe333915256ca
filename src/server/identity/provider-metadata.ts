import { z } from 'zod'
import { AppError } from '../http/errors.ts'

/** The part of OpenID Connect Discovery 1.0 that we use. */
const ProviderMetadataSchema = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  token_endpoint: z.url(),
})
export type ProviderMetadata = z.infer<typeof ProviderMetadataSchema>

const REQUEST_TIMEOUT_MS = 5_000

/**
 * Reads the provider's discovery document at the first call and keeps it for the life of the process.
 * A failure is not kept: the next call tries again. Throws AppError `unavailable`.
 */
export function createMetadataReader(issuer: string): () => Promise<ProviderMetadata> {
  let known: Promise<ProviderMetadata> | null = null
  return () => {
    known ??= fetchMetadata(issuer).catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }
}

async function fetchMetadata(issuer: string): Promise<ProviderMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), redirect: 'error' })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const metadata = ProviderMetadataSchema.parse(await response.json())
    if (metadata.issuer !== issuer) throw new Error(`it calls itself ${metadata.issuer}`)
    return metadata
  } catch (error) {
    throw new AppError('unavailable', 'The sign-in provider does not answer as it should. Please try again later.', {
      cause: new Error(`discovery at ${address} failed`, { cause: error }),
    })
  }
}
