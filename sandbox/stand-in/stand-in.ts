import type { Pool } from 'pg'
import type { Faults } from '../faults/faults.ts'
import type { CallLog } from './call-log.ts'

/** The registration of our own server at a stand-in, as a vendor's console would hold it. */
export type RegisteredClient = {
  clientId: string
  clientSecret: string
  /** Compared character by character. */
  redirectUris: string[]
}

/** What both stand-ins are given. */
export type StandInOptions = {
  /** Public origin of the server; must be loopback, e.g. `http://localhost:3000`. */
  origin: string
  productName: string
  pool: Pool
  client: RegisteredClient
  /** Milliseconds since the epoch. */
  clock: () => number
  calls: CallLog
  faults: Faults
}
