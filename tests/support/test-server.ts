import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/server/app.ts'
import { loadConfig } from '../../src/server/config.ts'
import type { Database } from '../../src/server/database/open.ts'
import { createServices, type Services, type ServicesOptions } from '../../src/server/services.ts'
import { startTestIssuer, TEST_CLIENT_ID, type TestClaims, type TestIssuer } from './test-issuer.ts'
import { listeningPort } from './free-port.ts'

export type TestServer = {
  app: FastifyInstance
  services: Services
  issuer: TestIssuer
  /** Address of the API; listens from the first call on. */
  apiUrl(): Promise<string>
  /** Signs a person in and returns what to send and who it is. */
  signIn(claims?: Partial<TestClaims>): Promise<SignedIn>
  close(): Promise<void>
}

export type SignedIn = { userId: string; headers: { authorization: string } }

export type TestServerOptions = ServicesOptions & {
  database: Database
  env?: Record<string, string>
  /** Shared by two servers that serve the same people. */
  issuer?: TestIssuer
}

let people = 0

/** The whole server, signing people in through an issuer of its own. */
export async function startTestServer({ database, env, issuer: shared, ...options }: TestServerOptions): Promise<TestServer> {
  const issuer = shared ?? (await startTestIssuer())
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', APP_SECRET: 'test-secret-'.repeat(4), PLANNER_WORKERS: '1' }
  const config = loadConfig({ ...settings, OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: TEST_CLIENT_ID, ...env })
  const services = await createServices(config, database, { requestsPerMinute: 100_000, warmPlanners: false, ...options })
  const app = await buildApp(services)

  return {
    app,
    services,
    issuer,
    async apiUrl() {
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
      return `http://127.0.0.1:${listeningPort(app.server)}${config.apiBase}`
    },
    async signIn(claims = {}) {
      people += 1
      const sub = claims.sub ?? `person-${people}`
      const token = await issuer.sign({ email: `${sub}@example.org`, name: `Person ${people}`, ...claims, sub })
      const headers = { authorization: `Bearer ${token}` }
      const reply = await app.inject({ method: 'POST', url: `${config.apiBase}/user`, headers })
      return { userId: reply.json<{ id: string }>().id, headers }
    },
    async close() {
      await app.close()
      await services.close()
      if (shared === undefined) await issuer.close()
    },
  }
}
