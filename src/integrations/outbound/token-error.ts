import { z } from 'zod'

export type TokenError = {
  /** Error code of RFC 6749, such as `invalid_grant`; null for what is none, which might repeat a secret. */
  code: string | null
  /** For reading only: never shown or logged. */
  description: string
}

const TokenErrorSchema = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/).nullable().catch(null), error_description: z.string().catch('') })

/** The body of a token endpoint's refusal. */
export function readTokenError(body: unknown): TokenError {
  const parsed = TokenErrorSchema.safeParse(body)
  return parsed.success ? { code: parsed.data.error, description: parsed.data.error_description } : { code: null, description: '' }
}
