import { afterAll, describe, expect, test } from 'vitest'
import { decideConsent } from '../../tests/support/consent.ts'
import {
  connectGoogle, connectJira, googleConsentUrl, jiraConsentUrl, JIRA_GRANULAR_SCOPES, JIRA_SCOPES, nextEmail, requestTokens, setFaults, startStandIns, type Tokens,
} from '../../tests/support/stand-ins.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const database = await createTestDatabase()
const standIns = await startStandIns(database.pool)
afterAll(() => standIns.close())
const jiraTokenUrl = `${standIns.jira.authUrl}/oauth/token`

describe('the consent screen', () => {
  test('says who asks for what, and that it is a stand-in', async () => {
    const page = await fetch(googleConsentUrl(standIns))
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    for (const words of ['Planwright wants to use your Google Calendar', 'View and edit events on all your calendars', 'development stand-in', 'demo@example.test']) expect(html).toContain(words)
    expect(html).not.toContain('<script')
  })

  test('sends a refusal back with the state', async () => {
    const google = await decideConsent(googleConsentUrl(standIns), { decision: 'deny' })
    expect(Object.fromEntries(google.searchParams)).toEqual({ state: 'kept', error: 'access_denied' })
    const jira = await decideConsent(jiraConsentUrl(standIns), { decision: 'deny' })
    expect(jira.searchParams.get('error')).toBe('access_denied')
  })

  test('sends nobody to an address that is not registered, however alike', async () => {
    for (const address of [`${standIns.redirectUri}/`, `${standIns.redirectUri}?next=1`, standIns.redirectUri.replace('localhost', '127.0.0.1'), 'https://foreign.test/callback']) {
      const reply = await fetch(googleConsentUrl(standIns, { redirect_uri: address }), { redirect: 'manual' })
      expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('redirect_uri_mismatch')])
    }
    expect((await fetch(googleConsentUrl(standIns, { client_id: 'somebody' }), { redirect: 'manual' })).status).toBe(400)
  })

  test('is not filled in by a page of another site', async () => {
    const form = new URLSearchParams({ decision: 'allow', email: 'demo@example.test' })
    const reply = await fetch(googleConsentUrl(standIns), { method: 'POST', body: form, headers: { origin: 'https://foreign.test' }, redirect: 'manual' })
    expect(reply.status).toBe(403)
  })

  test('wants an e-mail address and, for Jira, a site', async () => {
    const wrong = new URLSearchParams({ decision: 'allow', other_email: 'nobody' })
    const refused = await fetch(googleConsentUrl(standIns), { method: 'POST', body: wrong, redirect: 'manual' })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Write an e-mail address')])
    const siteless = new URLSearchParams({ decision: 'allow', email: 'demo@example.test' })
    expect(await (await fetch(jiraConsentUrl(standIns), { method: 'POST', body: siteless, redirect: 'manual' })).text()).toContain('Choose at least one site.')
  })

  test('refuses scopes that it does not know, as an app without granular scopes does', async () => {
    const unknown = await decideConsent(googleConsentUrl(standIns, { scope: 'https://www.googleapis.com/auth/drive' }))
    expect(unknown.searchParams.get('error')).toBe('invalid_scope')
    const granular = jiraConsentUrl(standIns, { scope: `${JIRA_SCOPES} ${JIRA_GRANULAR_SCOPES}` })
    expect((await decideConsent(granular)).searchParams.get('error')).toBeNull()
    await setFaults(standIns, { settings: { jiraGranularScopes: false } })
    expect((await decideConsent(granular)).searchParams.get('error')).toBe('invalid_scope')
    expect((await decideConsent(jiraConsentUrl(standIns))).searchParams.get('code')).not.toBeNull()
    await setFaults(standIns, { settings: { jiraGranularScopes: true } })
  })
})

describe('a code', () => {
  test('works once', async () => {
    const form = await codeForm()
    const replies = await Promise.all([1, 2, 3].map(() => requestTokens(standIns.google.tokenUrl, form)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(2)
    expect((await requestTokens(standIns.google.tokenUrl, form)).body.error).toBe('invalid_grant')
  })

  test('ends after ten minutes', async () => {
    const form = await codeForm()
    standIns.advance(10 * MINUTE_MS)
    expect((await requestTokens(standIns.google.tokenUrl, form)).body.error).toBe('invalid_grant')
  })

  test('belongs to its redirect address, its client and its service', async () => {
    const form = await codeForm()
    expect((await requestTokens(standIns.google.tokenUrl, { ...form, redirect_uri: `${standIns.redirectUri}x` })).body.error).toBe('invalid_grant')
    expect(await requestTokens(standIns.google.tokenUrl, { ...form, client_secret: 'wrong' })).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
    expect(await requestTokens(jiraTokenUrl, form)).toMatchObject({ status: 403, body: { error: 'invalid_grant' } })
    expect((await requestTokens(standIns.google.tokenUrl, form)).status).toBe(200)
  })
})

describe("Google's refresh token", () => {
  test('comes with offline access and a prompt for consent alone', async () => {
    expect((await connectGoogle(standIns, { email: nextEmail() })).refresh_token).toBeDefined()
    expect((await connectGoogle(standIns, { email: nextEmail(), extra: { access_type: 'online' } })).refresh_token).toBeUndefined()
    expect((await connectGoogle(standIns, { email: nextEmail(), extra: { prompt: 'select_account' } })).refresh_token).toBeUndefined()
  })

  test('stays the same, and outlives the access token', async () => {
    const tokens = await connectGoogle(standIns, { email: nextEmail() })
    standIns.advance(60 * MINUTE_MS)
    expect(await listStatus(tokens)).toBe(401)
    for (let round = 0; round < 2; round += 1) {
      const { body } = await refresh(standIns.google.tokenUrl, tokens)
      expect(body.refresh_token).toBeUndefined()
      expect(await listStatus(body)).toBe(200)
    }
  })

  test('ends after half a year without use, not of use', async () => {
    const [used, unused] = [await connectGoogle(standIns, { email: nextEmail() }), await connectGoogle(standIns, { email: nextEmail() })]
    standIns.advance(100 * DAY_MS)
    expect((await refresh(standIns.google.tokenUrl, used)).status).toBe(200)
    standIns.advance(100 * DAY_MS)
    expect((await refresh(standIns.google.tokenUrl, used)).status).toBe(200)
    expect((await refresh(standIns.google.tokenUrl, unused)).status).toBe(400)
  })

  test('ends when any token of the account is revoked', async () => {
    const tokens = await connectGoogle(standIns, { email: nextEmail() })
    expect((await fetch(`${standIns.google.revokeUrl}?token=${tokens.access_token}`, { method: 'POST' })).status).toBe(200)
    expect(await listStatus(tokens)).toBe(401)
    expect(await refresh(standIns.google.tokenUrl, tokens)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await fetch(`${standIns.google.revokeUrl}?token=${tokens.access_token}`, { method: 'POST' })).status).toBe(400)
  })
})

describe("Jira's refresh token", () => {
  test('comes with offline_access alone', async () => {
    const scope = JIRA_SCOPES.replace(' offline_access', '')
    expect((await connectJira(standIns, { email: nextEmail(), scope })).refresh_token).toBeUndefined()
  })

  test('rotates at each use, and the old one works for ten more minutes', async () => {
    const first = await connectJira(standIns, { email: nextEmail() })
    const second = (await refresh(jiraTokenUrl, first)).body
    expect(second.refresh_token).not.toBe(first.refresh_token)
    standIns.advance(9 * MINUTE_MS)
    expect((await refresh(jiraTokenUrl, first)).status).toBe(200)
    expect((await refresh(jiraTokenUrl, second)).status).toBe(200)
  })

  test('used again after that ends the whole family', async () => {
    const first = await connectJira(standIns, { email: nextEmail() })
    const second = (await refresh(jiraTokenUrl, first)).body
    standIns.advance(10 * MINUTE_MS + 1)
    expect(await refresh(jiraTokenUrl, first)).toMatchObject({ status: 403, body: { error: 'invalid_grant' } })
    expect(await refresh(jiraTokenUrl, second)).toMatchObject({ status: 403, body: { error: 'invalid_grant' } })
    expect((await fetch(`${standIns.jira.apiUrl}/oauth/token/accessible-resources`, { headers: { authorization: `Bearer ${second.access_token}` } })).status).toBe(401)
  })

  test('ends after ninety days without use', async () => {
    const tokens = await connectJira(standIns, { email: nextEmail() })
    standIns.advance(90 * DAY_MS)
    expect((await refresh(jiraTokenUrl, tokens)).status).toBe(403)
  })
})

test('no token lies in the database in the clear', async () => {
  const tokens = await connectJira(standIns, { email: nextEmail() })
  const { rows } = await database.pool.query('SELECT hash FROM sandbox.oauth_tokens')
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(tokens.access_token)
  expect(stored).not.toContain(tokens.refresh_token)
})

async function codeForm(): Promise<Record<string, string>> {
  const back = await decideConsent(googleConsentUrl(standIns), { email: nextEmail() })
  return { grant_type: 'authorization_code', code: back.searchParams.get('code')!, redirect_uri: standIns.redirectUri }
}

function refresh(tokenUrl: string, { refresh_token: token }: Tokens) {
  return requestTokens(tokenUrl, { grant_type: 'refresh_token', refresh_token: token ?? '' })
}

async function listStatus({ access_token: token }: Tokens): Promise<number> {
  return (await fetch(`${standIns.google.rootUrl}calendar/v3/calendars/primary/events`, { headers: { authorization: `Bearer ${token}` } })).status
}
