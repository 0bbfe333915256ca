import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, listeningAddress, loadConfig } from './config.ts'

const OWN_PROVIDER = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'client' }
const PRODUCTION = { ...OWN_PROVIDER, NODE_ENV: 'production', PUBLIC_URL: 'https://plans.example.org', HOST: '0.0.0.0' }

test('nothing set gives a server for this machine alone', () => {
  const config = loadConfig({})
  expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000', apiBase: '/api', databaseUrl: null, oidc: null, dailyCredits: 10 })
})

test('an empty variable counts as unset', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('the folder of playbooks becomes an absolute path', () => {
  expect(loadConfig({}).playbooksDir).toBeNull()
  expect(loadConfig({ PLAYBOOKS_DIR: 'mine' }).playbooksDir).toBe(resolve('mine'))
})

test('the public address follows the port and loses a slash at its end', () => {
  expect(loadConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  expect(loadConfig({ PUBLIC_URL: 'http://localhost:5173/' }).publicUrl).toBe('http://localhost:5173')
})

test.each([
  ['::1', 'http://localhost:3000', {}],
  ['127.0.0.2', 'http://127.0.0.2:3000', {}],
  ['0.0.0.0', 'http://localhost:3000', OWN_PROVIDER],
  ['192.168.7.20', 'http://192.168.7.20:3000', OWN_PROVIDER],
  ['fd00::7', 'http://[fd00::7]:3000', OWN_PROVIDER],
])('a server that listens on %s is reached at %s', (host, address, env) => {
  const config = loadConfig({ ...env, HOST: host })
  expect([listeningAddress(config), config.publicUrl]).toEqual([address, address])
})

test.each([
  ['PORT', 'abc', /PORT is 'abc'\. It should be a whole number from 1 to 65535/],
  ['PORT', '70000', /PORT is '70000'/],
  ['HOST', 'a b', /HOST is 'a b'/],
  ['PUBLIC_URL', 'http://localhost:3000/app', /PUBLIC_URL is .* without a path/],
  ['PUBLIC_URL', 'localhost', /PUBLIC_URL is 'localhost'/],
  ['API_BASE', 'api', /API_BASE is 'api'.*a path such as \/api/],
  ['API_BASE', '/api/', /API_BASE/],
  ['DAILY_CREDITS', '-1', /DAILY_CREDITS is '-1'/],
  ['SUPPORT_EMAIL', 'nobody', /SUPPORT_EMAIL is 'nobody'.*e-mail address/],
  ['LOG_LEVEL', 'loud', /LOG_LEVEL is 'loud'.*one of fatal, error/],
  ['NODE_ENV', 'live', /NODE_ENV is 'live'.*one of development, test, production/],
  ['PLANNER_WORKERS', '0', /PLANNER_WORKERS/],
  ['TRUST_PROXY', 'maybe', /TRUST_PROXY is 'maybe'/],
  ['TRUST_PROXY', '10.0.0.0/99', /TRUST_PROXY is '10\.0\.0\.0\/99'/],
  ['API_BASE', '/history', /API_BASE is '\/history'/],
  ['DRAFTER_URL', 'ftp://x', /DRAFTER_URL/],
])('%s=%s is refused with the variable, the value and what it should be', (name, value, message) => {
  expect(() => loadConfig({ [name]: value })).toThrow(message)
})

test.each([
  ['DATABASE_URL', 'mysql://user:hunter2@host/db'],
  ['APP_SECRET', 'hunter2'],
  ['APP_SECRET_PREVIOUS', 'hunter2'],
])('a wrong %s is refused without showing it', (name, value) => {
  const problems = problemsOf({ [name]: value })
  expect(problems).toMatch(new RegExp(`^${name} has an unusable value \\(not shown\\)`))
  expect(problems).not.toContain('hunter2')
})

test('every problem is told at once, each once', () => {
  expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2)
  expect(problemsOf({ PUBLIC_URL: 'nowhere' }).split('\n')).toHaveLength(1)
})

describe('the embedded development sign-in', () => {
  test.each([
    ['an address that others can reach', { HOST: '0.0.0.0' }, /HOST is '0\.0\.0\.0'/],
    ['a public address', { PUBLIC_URL: 'https://plans.example.org' }, /PUBLIC_URL is 'https:\/\/plans\.example\.org'/],
    ['production', { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }, /NODE_ENV is 'production'/],
    ['a client id without its issuer', { OIDC_CLIENT_ID: 'client' }, /OIDC_CLIENT_ID is set but OIDC_ISSUER is not/],
    ['parameters for an issuer that is not named', { OIDC_EXTRA_PARAMS: 'prompt=consent' }, /OIDC_EXTRA_PARAMS is set but OIDC_ISSUER is not/],
  ])('is refused with %s', (_case, env, message) => {
    expect(() => loadConfig(env)).toThrow(message)
  })

  test.each(['localhost', '127.0.0.1', '127.8.9.1', '::1'])('is available on %s', (host) => {
    expect(loadConfig({ HOST: host }).oidc).toBeNull()
  })
})

describe('a sign-in provider of one\'s own', () => {
  test('may be reached by anyone, with standard scopes', () => {
    expect(loadConfig(PRODUCTION).oidc).toEqual({ issuer: 'https://id.example.org', clientId: 'client', clientSecret: null, scopes: 'openid profile email', extraParams: {} })
  })

  test('takes extra parameters for the authorization request', () => {
    const env = { ...OWN_PROVIDER, OIDC_EXTRA_PARAMS: 'access_type=offline&prompt=consent' }
    expect(loadConfig(env).oidc?.extraParams).toEqual({ access_type: 'offline', prompt: 'consent' })
  })

  test('needs a client id, an encrypted address and the scope openid', () => {
    expect(() => loadConfig({ OIDC_ISSUER: 'https://id.example.org' })).toThrow(/OIDC_CLIENT_ID is not set/)
    expect(() => loadConfig({ ...OWN_PROVIDER, OIDC_ISSUER: 'http://id.example.org' })).toThrow(/should start with https/)
    expect(() => loadConfig({ ...OWN_PROVIDER, OIDC_SCOPES: 'profile' })).toThrow(/'openid' among them/)
  })
})

describe('production', () => {
  test('needs a public address that is encrypted', () => {
    expect(() => loadConfig({ ...PRODUCTION, PUBLIC_URL: undefined })).toThrow(/PUBLIC_URL is not set/)
    expect(() => loadConfig({ ...PRODUCTION, PUBLIC_URL: 'http://plans.example.org' })).toThrow(/PUBLIC_URL is 'http:\/\/plans\.example\.org'\. It should start with https/)
  })

  test('refuses a test drafter', () => {
    expect(() => loadConfig({ ...PRODUCTION, DRAFTER_URL: 'http://localhost:9' })).toThrow(/DRAFTER_URL is set/)
  })
})

describe('the secret', () => {
  test('must be the same for all servers of a database, so it is set beside DATABASE_URL', () => {
    const env = { DATABASE_URL: 'postgres://u:p@db/planwright' }
    expect(() => loadConfig(env)).toThrow(/APP_SECRET is not set\. Beside DATABASE_URL/)
    expect(() => loadConfig({ ...PRODUCTION, ...env })).toThrow(/APP_SECRET is not set/)
    expect(loadConfig({ ...env, APP_SECRET: 's'.repeat(32) })).toMatchObject({ appSecret: 's'.repeat(32), previousAppSecret: null })
  })

  test('is replaced by another one, not by nothing', () => {
    expect(() => loadConfig({ APP_SECRET_PREVIOUS: 's'.repeat(32) })).toThrow(/APP_SECRET_PREVIOUS is set but APP_SECRET is not/)
    expect(loadConfig({ APP_SECRET: 'n'.repeat(32), APP_SECRET_PREVIOUS: 's'.repeat(32) }).previousAppSecret).toBe('s'.repeat(32))
  })
})

describe('the apps at Google and Atlassian', () => {
  test('are none unless they are set', () => {
    expect(loadConfig({})).toMatchObject({ google: null, jira: null, jiraGranularScopes: false })
  })

  test('have an id and a secret each', () => {
    const env = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 'gs', JIRA_CLIENT_ID: 'j', JIRA_CLIENT_SECRET: 'js', JIRA_GRANULAR_SCOPES: 'true' }
    expect(loadConfig(env)).toMatchObject({ google: { clientId: 'g', clientSecret: 'gs' }, jira: { clientId: 'j', clientSecret: 'js' }, jiraGranularScopes: true })
    expect(() => loadConfig({ GOOGLE_CLIENT_ID: 'g' })).toThrow(/GOOGLE_CLIENT_SECRET is not set/)
    expect(() => loadConfig({ JIRA_CLIENT_SECRET: 'js' })).toThrow(/JIRA_CLIENT_ID is not set/)
  })
})

test('proxies in front are a flag, a count or addresses', () => {
  expect(loadConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(loadConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
})

function problemsOf(env: Record<string, string>): string {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}
