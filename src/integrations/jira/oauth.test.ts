import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startScriptedService } from '../../../tests/support/scripted-service.ts'
import { createJiraOAuth } from './oauth.ts'

const service = await startScriptedService()
const jira = createJiraOAuth({
  clientId: 'client',
  clientSecret: 'client-secret',
  redirectUri: 'http://localhost/jira/callback',
  granularScopes: false,
  addresses: { authorizeUrl: `${service.origin}/authorize`, tokenUrl: `${service.origin}/oauth/token`, resourcesUrl: `${service.origin}/resources`, apiUrl: service.origin },
})
const SCOPES = ['read:jira-user', 'read:jira-work', 'write:jira-work', 'offline_access']
const TOKENS = { access_token: 'access', refresh_token: 'next', expires_in: 3600, scope: SCOPES.join(' '), token_type: 'Bearer' }
const GRANT = { accessToken: 'access', refreshToken: 'next', expiresAt: 0, scopes: SCOPES }

beforeEach(() => void service.requests.splice(0))
afterAll(() => service.close())

test('blanks in the consent address are %20, and the state comes back as it was', () => {
  const address = jira.consentUrl('a.b.c_-', { classicOnly: false })
  expect(address).toContain('scope=read%3Ajira-user%20read%3Ajira-work')
  expect(new URL(address).searchParams.get('state')).toBe('a.b.c_-')
})

test('a refresh hands out the new refresh token', async () => {
  service.answer({ status: 200, body: TOKENS })
  const before = Date.now()
  const outcome = await jira.refresh('used')
  expect(outcome).toMatchObject({ kind: 'tokens', tokens: { accessToken: 'access', refreshToken: 'next', scopes: SCOPES } })
  expect(outcome.kind === 'tokens' && outcome.tokens.expiresAt).toBeGreaterThanOrEqual(before + 3_600_000)
  expect(JSON.parse(service.requests[0]!)).toEqual({ grant_type: 'refresh_token', refresh_token: 'used', client_id: 'client', client_secret: 'client-secret' })
})

describe('a refresh that is refused', () => {
  test.each([
    ['as documented', 403, { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' }],
    ['under the name that older replies had', 403, { error: 'unauthorized_client', error_description: 'refresh_token is invalid' }],
  ])('%s needs a new consent', async (_case, status, body) => {
    service.answer({ status, body })
    expect(await jira.refresh('used')).toMatchObject({ kind: 'refused' })
  })

  test.each([
    ['for a wrong secret', 401, { error: 'access_denied', error_description: 'Unauthorized' }],
    ['for a server in trouble', 500, { error: 'server_error' }],
    ['by a gateway', 502, 'Bad Gateway'],
    ['for too many of them', 429, { error: 'too_many_requests' }],
    ['without a token', 200, { scope: 'x' }],
  ])('%s may succeed later, and nothing sent is repeated', async (_case, status, body) => {
    service.answer({ status, body })
    const outcome = await jira.refresh('used-token')
    expect(outcome).toMatchObject({ kind: 'unavailable' })
    expect(JSON.stringify(outcome)).not.toMatch(/used-token|client-secret/)
  })

  test('by a cut line may succeed later', async () => {
    service.answer('cut')
    expect(await jira.refresh('used')).toMatchObject({ kind: 'unavailable' })
  })
})

describe('the sites of a grant', () => {
  test('are those with Jira, each once', async () => {
    const site = { id: '1', name: 'acme', url: 'https://acme.atlassian.net', scopes: ['read:jira-work'] }
    service.answer({
      status: 200,
      body: [site, { ...site, scopes: ['read:sprint:jira-software'] }, { ...site, id: '2', name: 'wiki', scopes: ['read:confluence-content.all'] }],
    })
    expect(await jira.describe(GRANT)).toEqual({ kind: 'usable', account: 'acme', sites: [{ id: '1', name: 'acme', url: 'https://acme.atlassian.net' }] })
  })

  test('that are none, or may not be written to, make the grant unusable', async () => {
    service.answer({ status: 200, body: [] })
    expect(await jira.describe(GRANT)).toMatchObject({ kind: 'unusable', detail: expect.stringContaining('no Jira site') })
    expect(await jira.describe({ ...GRANT, scopes: ['read:jira-work'] })).toMatchObject({ kind: 'unusable' })
  })

  test('that are not listed now may be later', async () => {
    service.answer({ status: 503, body: {} })
    expect(await jira.describe(GRANT)).toMatchObject({ kind: 'unavailable' })
  })
})
