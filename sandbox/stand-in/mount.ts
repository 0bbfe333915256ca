import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { createFaults } from '../faults/faults.ts'
import { faultRoutes } from '../faults/faults.route.ts'
import { sandboxGoogleCalendar } from '../google-calendar/plugin.ts'
import { sandboxJira } from '../jira/plugin.ts'
import { createCallLog } from './call-log.ts'
import { serveStyle } from './scope.ts'
import type { RegisteredClient } from './stand-in.ts'

export type SandboxOptions = {
  /** Public origin of the server; must be loopback. */
  origin: string
  productName: string
  pool: Pool
  /** Milliseconds since the epoch. */
  clock: () => number
  /** null where the real service is set up. */
  google: RegisteredClient | null
  jira: RegisteredClient | null
}

/** Mounts the stand-ins for outside services on the server's own port. Throws when the origin is not loopback. */
export async function mountSandboxes(app: FastifyInstance, { google, jira, ...options }: SandboxOptions): Promise<void> {
  const faults = await createFaults(options.pool)
  const shared = { ...options, faults, calls: await createCallLog(options) }
  await faultRoutes(app, shared)
  await serveStyle(app, options.origin)
  if (google !== null) await sandboxGoogleCalendar(app, { ...shared, client: google })
  if (jira !== null) await sandboxJira(app, { ...shared, client: jira })
}
