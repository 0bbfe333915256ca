import type { ConnectionStatus, Provider } from '../../contract/connections.ts'
import type { Grant } from './grant.ts'

/** The users' grants at outside services. No method may be called inside a transaction: each may wait for a service. */
export type Connections = {
  status(userId: string, provider: Provider): Promise<ConnectionStatus>
  /** A token to call the service with, refreshed first when it is about to end. */
  grant(userId: string, provider: Provider): Promise<Grant>
  /** After the service refused `staleToken` with 401: refreshes once, unless somebody else has meanwhile. */
  refreshAfter401(userId: string, provider: Provider, staleToken: string): Promise<Grant>
  /** Ends the connection and stops its exports in one transaction, then takes the grant back at the service where it can. */
  disconnect(userId: string, provider: Provider): Promise<void>
}
