import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Faults } from '../faults/faults.ts'
import { playFault, type StatusFault } from '../faults/play-fault.ts'
import type { RegisteredClient } from '../stand-in/stand-in.ts'
import type { Grants, TokenPair } from './grants.ts'
import type { Service } from './tokens.ts'
import { readMembers } from '../stand-in/request-fields.ts'

export type TokenRefusal = { status: number; error: string; error_description: string }

export type TokenRouteOptions = {
  path: string
  service: Service
  client: RegisteredClient
  grants: Grants
  faults: Faults
  present: (tokens: TokenPair) => object
  /** In the service's own words and statuses. */
  refusals: { missingClient: TokenRefusal; wrongClient: TokenRefusal; badRequest: TokenRefusal; badCode: TokenRefusal; badRefreshToken: TokenRefusal }
  refuse: (fault: StatusFault) => Error
}

const TokenFormSchema = z.discriminatedUnion('grant_type', [
  z.object({ grant_type: z.literal('authorization_code'), code: z.string(), redirect_uri: z.string() }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])
const ClientSchema = z.object({ client_id: z.string(), client_secret: z.string() })

/** The token address of one service: exchanges codes and refreshes, for the registered client alone. */
export function tokenRoute(scope: FastifyInstance, options: TokenRouteOptions): void {
  const { grants, refusals } = options

  scope.post(options.path, async (request, reply) => {
    const fault = await options.faults.draw({ service: options.service, operation: 'oauth.token', account: null })
    reply.header('cache-control', 'no-store')
    return playFault({
      fault, reply, refuse: options.refuse,
      handle: () => answer(request, reply),
      noteEnd: async () => {},
      // Nobody is known before the token was read.
      spoilGrant: async () => options.refuse({ kind: 'status', status: 503 }),
    })
  })

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const result = await readTokens(request)
    if (!('error' in result)) return options.present(result)
    const { status, ...body } = result
    reply.code(status)
    return body
  }

  async function readTokens(request: FastifyRequest): Promise<TokenPair | TokenRefusal> {
    const body = readMembers(request.body)
    const credentials = ClientSchema.safeParse({ ...basicCredentials(request.headers.authorization), ...body })
    if (!credentials.success) return refusals.missingClient
    if (credentials.data.client_id !== options.client.clientId || credentials.data.client_secret !== options.client.clientSecret) return refusals.wrongClient
    const form = TokenFormSchema.safeParse(body)
    if (!form.success) return refusals.badRequest
    return form.data.grant_type === 'refresh_token'
      ? ((await grants.refresh(form.data.refresh_token)) ?? refusals.badRefreshToken)
      : ((await grants.exchange(form.data.code, form.data.redirect_uri)) ?? refusals.badCode)
  }
}

function basicCredentials(header: string | undefined): { client_id?: string; client_secret?: string } {
  const [, encoded] = /^Basic (.+)$/i.exec(header ?? '') ?? []
  if (encoded === undefined) return {}
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return { client_id: id, client_secret: secret.join(':') }
}
