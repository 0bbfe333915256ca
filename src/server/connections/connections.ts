import type { ConnectionStatus, Provider } from '../../contract/connections.ts'
import type { Grant } from './grant.ts'

/** The users' grants at outside services. No method may be called inside a transaction: each may wait for a service. */
export type Connections = {
  status(userId: string, provider: Provider): Promise<ConnectionStatus>
  /** A token to call the service with, refreshed first when it is about to end. */
  grant(userId: string, provider: Provider): Promise<Grant>
  /** After the service refused `staleToken` with 401: refreshes once, unless somebody else has meanwhile. */
  refreshAfter401(userId: string, provider: Provider, staleToken: string): Promise<Grant>
  /** The consent's address. Throws `unavailable` when this server has no app registered at the service. */
  authorize(userId: string, provider: Provider, options: { classicOnly: boolean }): Promise<string>
  /**
   * Makes a consent's code a connection. False when the service or the person gave too little.
   * Throws `invalid_request` for a state that is not good, `unavailable` when the service does not answer.
   */
  exchange(userId: string, provider: Provider, consent: { code: string; state: string }): Promise<boolean>
  /** One of the grant's Jira sites. Throws `not_connected` or `not_found`. */
  chooseSite(userId: string, siteId: string): Promise<void>
  /** Ends the connection and stops its exports in one transaction, then takes the grant back at the service where it can. */
  disconnect(userId: string, provider: Provider): Promise<void>
}
