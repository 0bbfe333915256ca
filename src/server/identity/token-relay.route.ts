import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../http/errors.ts'
import type { ProviderMetadata } from './provider-metadata.ts'

export type TokenRelayOptions = {
  clientId: string
  clientSecret: string
  /** The only redirect address that codes may have been issued to. */
  redirectUri: string
  readMetadata: () => Promise<ProviderMetadata>
}

const REQUEST_TIMEOUT_MS = 10_000

/**
 * Some issuers (Google) demand a client secret at the token endpoint even of a browser with PKCE. This relay adds it,
 * for our own client id and redirect address and for the code and refresh grants alone. Mounted under the API base.
 */
export function tokenRelayRoute(app: FastifyInstance, options: TokenRelayOptions): void {
  const GrantSchema = z.discriminatedUnion('grant_type', [
    z.object({
      grant_type: z.literal('authorization_code'),
      client_id: z.literal(options.clientId),
      redirect_uri: z.literal(options.redirectUri),
      code: z.string().min(1).max(4_096),
      code_verifier: z.string().min(43).max(128),
    }),
    z.object({
      grant_type: z.literal('refresh_token'),
      client_id: z.literal(options.clientId),
      refresh_token: z.string().min(1).max(8_192),
      scope: z.string().max(1_000).optional(),
    }),
  ])

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 32_768 }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    })
    scope.post('/oidc/token', { schema: { hide: true } }, async (request, reply) => {
      const grant = GrantSchema.safeParse(request.body)
      if (!grant.success) throw new AppError('invalid_request', 'The token relay takes the code and refresh grants of this page alone.')
      const answer = await forward(await options.readMetadata(), { ...grant.data, client_secret: options.clientSecret })
      return reply.code(answer.status).header('cache-control', 'no-store').type('application/json').send(answer.body)
    })
  })
}

async function forward(metadata: ProviderMetadata, form: Record<string, string | undefined>) {
  const fields = Object.entries(form).filter((field): field is [string, string] => field[1] !== undefined)
  try {
    const response = await fetch(metadata.token_endpoint, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      redirect: 'error',
    })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    throw new AppError('unavailable', 'The sign-in provider does not answer. Please try again later.', { cause: error })
  }
}
