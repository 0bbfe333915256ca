import { AuthorizationSchema, ConnectionStatusSchema, type ConnectionStatus, type Provider } from '../../src/contract/connections.ts'
import { decideConsent, type Decision } from './consent.ts'
import type { SignedIn } from './test-server.ts'

/** `body` is whatever JSON came. */
export type ApiReply = { status: number; body: unknown }

/** Connects people to the services as the page would, over HTTP. */
export type ServiceConnector = {
  call(method: string, path: string, options?: { person?: SignedIn; body?: object }): Promise<ApiReply>
  /** The consent's address. */
  authorize(person: SignedIn, body?: object): Promise<URL>
  /** Takes what the consent sent back to the exchange call. */
  exchange(person: SignedIn, back: URL): Promise<ApiReply>
  /** All three steps. */
  connect(person: SignedIn, decision?: Decision): Promise<ApiReply>
  status(person: SignedIn): Promise<ConnectionStatus>
}

export function createServiceConnector(apiUrl: string, provider: Provider): ServiceConnector {
  const userField = provider === 'google' ? 'userId' : 'user_id'

  const connector: ServiceConnector = {
    async call(method, path, { person, body } = {}) {
      const reply = await fetch(apiUrl + path, {
        method,
        headers: { ...person?.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: reply.status, body: await reply.json() }
    },
    async authorize(person, body) {
      const reply = await connector.call('POST', `/${provider}/authorize`, { person, ...(body === undefined ? {} : { body }) })
      return new URL(AuthorizationSchema.parse(reply.body).url)
    },
    exchange(person, back) {
      const { code, state } = Object.fromEntries(back.searchParams)
      return connector.call('POST', `/${provider}/exchange-code`, { person, body: { code, state, [userField]: person.userId } })
    },
    async connect(person, decision) {
      return connector.exchange(person, await decideConsent((await connector.authorize(person)).href, decision))
    },
    async status(person) {
      return ConnectionStatusSchema.parse((await connector.call('GET', `/${provider}/status?user_id=${person.userId}`, { person })).body)
    },
  }
  return connector
}
