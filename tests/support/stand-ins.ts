import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { z } from 'zod'
import { googleSandboxEndpoints, CALENDAR_EVENTS_SCOPE } from '../../sandbox/google-calendar/endpoints.ts'
import { jiraSandboxEndpoints } from '../../sandbox/jira/endpoints.ts'
import { mountSandboxes } from '../../sandbox/stand-in/mount.ts'
import { decideConsent } from './consent.ts'
import { findFreePort } from './free-port.ts'

export const STAND_IN_CLIENT = { clientId: 'stand-in-client', clientSecret: 'stand-in-secret' }
export const JIRA_SCOPES = 'read:jira-user read:jira-work write:jira-work manage:jira-project offline_access'
export const JIRA_GRANULAR_SCOPES = 'read:board-scope:jira-software read:project:jira read:sprint:jira-software write:sprint:jira-software'

export type StandIns = {
  app: FastifyInstance
  origin: string
  google: ReturnType<typeof googleSandboxEndpoints>
  jira: ReturnType<typeof jiraSandboxEndpoints>
  redirectUri: string
  /** Moves the stand-ins' clock; milliseconds. */
  advance(ms: number): void
  close(): Promise<void>
}

/** The stand-ins for Google Calendar and Jira without our own server, on a clock that a test moves. */
export async function startStandIns(pool: Pool): Promise<StandIns> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const redirectUri = `${origin}/callback`
  let ahead = 0
  const app = Fastify({ forceCloseConnections: true })
  const client = { ...STAND_IN_CLIENT, redirectUris: [redirectUri] }
  await mountSandboxes(app, { origin, productName: 'Planwright', pool, clock: () => Date.now() + ahead, google: client, jira: client })
  await app.listen({ host: '127.0.0.1', port })
  return {
    app, origin, redirectUri, google: googleSandboxEndpoints(origin), jira: jiraSandboxEndpoints(origin),
    advance: (ms) => void (ahead += ms),
    close: () => app.close(),
  }
}

const TokensSchema = z.object({ access_token: z.string().default(''), refresh_token: z.string().optional(), scope: z.string().default(''), expires_in: z.number().default(0), error: z.string().optional() })
export type Tokens = z.output<typeof TokensSchema>

/** Address of Google's consent page with the parameters that our server sends, save for what `extra` changes. */
export function googleConsentUrl({ google, redirectUri }: StandIns, extra: Record<string, string> = {}): string {
  const fields = { client_id: STAND_IN_CLIENT.clientId, redirect_uri: redirectUri, response_type: 'code', access_type: 'offline', prompt: 'consent', scope: CALENDAR_EVENTS_SCOPE, state: 'kept' }
  return `${google.authorizeUrl}?${new URLSearchParams({ ...fields, ...extra })}`
}

export function jiraConsentUrl({ jira, redirectUri }: StandIns, extra: Record<string, string> = {}): string {
  const fields = { audience: 'api.atlassian.com', client_id: STAND_IN_CLIENT.clientId, redirect_uri: redirectUri, response_type: 'code', prompt: 'consent', scope: JIRA_SCOPES, state: 'kept' }
  return `${jira.authUrl}/authorize?${new URLSearchParams({ ...fields, ...extra })}`
}

/** Exchanges a code or refreshes, at the token address of either service. */
export async function requestTokens(tokenUrl: string, form: Record<string, string>): Promise<{ status: number; body: Tokens }> {
  const credentials = { client_id: STAND_IN_CLIENT.clientId, client_secret: STAND_IN_CLIENT.clientSecret }
  const reply = await fetch(tokenUrl, { method: 'POST', body: new URLSearchParams({ ...credentials, ...form }) })
  return { status: reply.status, body: TokensSchema.parse(await reply.json()) }
}

export async function connectGoogle(standIns: StandIns, { email, extra = {} }: { email: string; extra?: Record<string, string> }): Promise<Tokens> {
  const back = await decideConsent(googleConsentUrl(standIns, extra), { email })
  return (await requestTokens(standIns.google.tokenUrl, { grant_type: 'authorization_code', code: back.searchParams.get('code')!, redirect_uri: standIns.redirectUri })).body
}

export type JiraConnection = Tokens & { /** `{api}/ex/jira/{cloudId}` of each chosen site, in the order of the catalogue. */ sites: string[] }

export async function connectJira(standIns: StandIns, { email, sites, scope = JIRA_SCOPES }: { email: string; sites?: string[]; scope?: string }): Promise<JiraConnection> {
  const back = await decideConsent(jiraConsentUrl(standIns, { scope }), { email, ...(sites === undefined ? {} : { sites }) })
  const tokenUrl = `${standIns.jira.authUrl}/oauth/token`
  const { body } = await requestTokens(tokenUrl, { grant_type: 'authorization_code', code: back.searchParams.get('code')!, redirect_uri: standIns.redirectUri })
  const reply = await fetch(`${standIns.jira.apiUrl}/oauth/token/accessible-resources`, { headers: { authorization: `Bearer ${body.access_token}` } })
  const resources = z.array(z.object({ id: z.string() })).parse(await reply.json())
  return { ...body, sites: resources.map(({ id }) => `${standIns.jira.apiUrl}/ex/jira/${id}`) }
}

export type JiraReply = { status: number; headers: Headers; body: unknown }
export type JiraCalls = JiraConnection & { email: string; call(method: string, path: string, body?: unknown): Promise<JiraReply> }

/** A connection of a new account and plain calls at its first site, `path` from `/rest/` on. */
export async function openJiraSite(standIns: StandIns, { sites = ['demo-team'], granular = false, email = nextEmail() } = {}): Promise<JiraCalls> {
  const connection = await connectJira(standIns, { email, sites, scope: granular ? `${JIRA_SCOPES} ${JIRA_GRANULAR_SCOPES}` : JIRA_SCOPES })
  return {
    ...connection,
    email,
    async call(method, path, body) {
      const headers = { authorization: `Bearer ${connection.access_token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
      const reply = await fetch(connection.sites[0] + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
      const text = await reply.text()
      return { status: reply.status, headers: reply.headers, body: text === '' ? undefined : JSON.parse(text) }
    },
  }
}

let people = 0

/** An account that nobody used before in this process. */
export function nextEmail(): string {
  people += 1
  return `person-${people}@example.test`
}

/** Tells the stand-ins what goes wrong, as POST /sandbox/faults takes it. */
export async function setFaults({ origin }: StandIns, control: object): Promise<void> {
  const reply = await fetch(`${origin}/sandbox/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(control) })
  if (!reply.ok) throw new Error(`/sandbox/faults answered ${reply.status}: ${await reply.text()}`)
}

export async function clearFaults({ origin }: StandIns): Promise<void> {
  await fetch(`${origin}/sandbox/faults`, { method: 'DELETE' })
}
