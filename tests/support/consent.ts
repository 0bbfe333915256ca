import { findFreePort } from './free-port.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

/** A server with its stand-ins reachable at its public address, as the services are in real life. */
export async function startReachableServer({ env, ...options }: TestServerOptions): Promise<TestServer & { origin: string }> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const server = await startTestServer({ ...options, env: { PUBLIC_URL: origin, ...env } })
  await server.app.listen({ host: '127.0.0.1', port })
  return { ...server, origin }
}

export type Decision = { decision?: 'allow' | 'deny'; email?: string; sites?: string[] }

/** Fills in a stand-in's consent page as a person would; returns the address that the browser is sent back to. */
export async function decideConsent(address: string, { decision = 'allow', email = 'ada@example.test', sites }: Decision = {}): Promise<URL> {
  const page = await fetch(address, { redirect: 'manual' })
  const sentBack = page.headers.get('location')
  if (sentBack !== null) return new URL(sentBack)
  const html = await page.text()
  const offered = [...html.matchAll(/name="sites" value="([^"]+)"/g)].map(([, site]) => site!)
  const form = new URLSearchParams({ decision, other_email: email })
  for (const site of sites ?? offered.slice(0, 1)) form.append('sites', site)
  const reply = await fetch(address, { method: 'POST', body: form, redirect: 'manual' })
  const location = reply.headers.get('location')
  if (location === null) throw new Error(`The consent page answered ${reply.status}: ${await reply.text()}`)
  return new URL(location)
}
