import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startScriptedService } from '../../../tests/support/scripted-service.ts'
import { CALENDAR_EVENTS_SCOPE } from './oauth-addresses.ts'
import { createGoogleOAuth } from './oauth.ts'

const service = await startScriptedService()
const google = createGoogleOAuth({
  clientId: 'client',
  clientSecret: 'client-secret',
  redirectUri: 'http://localhost/google/callback',
  addresses: { authorizeUrl: `${service.origin}/auth`, tokenUrl: `${service.origin}/token`, revokeUrl: `${service.origin}/revoke`, apiUrl: service.origin },
})
const TOKENS = { access_token: 'access', refresh_token: 'refresh', expires_in: 3599, scope: CALENDAR_EVENTS_SCOPE, token_type: 'Bearer' }

beforeEach(() => void service.requests.splice(0))
afterAll(() => service.close())

test('a code is exchanged with everything that Google wants', async () => {
  service.answer({ status: 200, body: TOKENS })
  const outcome = await google.exchangeCode('the-code')
  expect(outcome).toMatchObject({ kind: 'tokens', tokens: { accessToken: 'access', refreshToken: 'refresh', scopes: [CALENDAR_EVENTS_SCOPE] } })
  expect(Object.fromEntries(new URLSearchParams(service.requests[0]))).toEqual({
    client_id: 'client',
    client_secret: 'client-secret',
    code: 'the-code',
    grant_type: 'authorization_code',
    redirect_uri: 'http://localhost/google/callback',
  })
})

test('a refresh keeps its refresh token, which Google does not repeat', async () => {
  service.answer({ status: 200, body: { ...TOKENS, refresh_token: undefined } })
  expect(await google.refresh('lasting')).toMatchObject({ kind: 'tokens', tokens: { accessToken: 'access', refreshToken: 'lasting' } })
})

test('a first consent without a refresh token is of no lasting use', async () => {
  service.answer({ status: 200, body: { ...TOKENS, refresh_token: undefined } })
  expect(await google.exchangeCode('the-code')).toMatchObject({ kind: 'refused' })
})

describe('a refusal', () => {
  test.each([
    ['of a revoked grant needs a new consent', { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }, 400, { kind: 'refused' }],
    ['of the client is the owner\'s to mend', { error: 'invalid_client' }, 401, { kind: 'unavailable', detail: expect.stringContaining('GOOGLE_CLIENT_ID') }],
    ['that nobody documented passes', { nonsense: true }, 418, { kind: 'unavailable' }],
  ])('%s', async (_case, body, status, expected) => {
    service.answer({ status, body })
    expect(await google.refresh('lasting')).toMatchObject(expected)
  })

  test('never repeats what was sent', async () => {
    service.answer({ status: 400, body: { error: 'lasting client-secret ' } })
    const said = JSON.stringify(await google.refresh('lasting'))
    expect(said).not.toMatch(/client-secret|lasting/)
  })
})

test('what was unticked makes a grant unusable; a calendar without a name does not', async () => {
  const tokens = { accessToken: 'access', refreshToken: 'refresh', expiresAt: 0, scopes: ['openid'] }
  expect(await google.describe(tokens)).toMatchObject({ kind: 'unusable' })
  service.answer({ status: 500, body: {} })
  expect(await google.describe({ ...tokens, scopes: [CALENDAR_EVENTS_SCOPE] })).toEqual({ kind: 'usable', account: null, sites: [] })
})

test('a grant is taken back with its token in the body, never in the address', async () => {
  service.answer({ status: 200, body: {} })
  expect(await google.revoke('lasting')).toBe(true)
  expect(service.requests).toEqual(['token=lasting'])
  service.answer('cut')
  expect(await google.revoke('lasting')).toBe(false)
})
