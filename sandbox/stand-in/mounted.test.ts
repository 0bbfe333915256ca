import { afterAll, expect, test } from 'vitest'
import { startReachableServer } from '../../tests/support/consent.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'
import { startTestServer } from '../../tests/support/test-server.ts'

const database = await createTestDatabase()
const server = await startReachableServer({ database })
afterAll(() => server.close())

test('the server shows the stand-ins with a policy of their own, and keeps them out of its documentation', async () => {
  for (const path of ['/sandbox/google', '/sandbox/jira']) {
    const page = await fetch(server.origin + path)
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining("default-src 'none'; style-src 'self'")])
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const style = await fetch(`${server.origin}/sandbox/assets/stand-in.css`)
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  expect(await style.text()).toMatch(/^:root \{[^]*--ink: [^]*body\.card \{/)
  expect(await (await fetch(`${server.origin}/api/openapi.json`)).text()).not.toContain('/sandbox/')
})

test('an address with NUL is refused by the stand-ins like everywhere else', async () => {
  for (const path of ['/sandbox/google/o/oauth2/v2/auth?state=%00', '/sandbox/jira?x=%00', '/sandbox/identity/auth?state=%00']) {
    expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 400])
  }
})

test.each([
  ['in production', { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }],
  ['on an address that others can reach', { HOST: '0.0.0.0' }],
  ['behind a public address', { PUBLIC_URL: 'https://plans.example.org' }],
  ['where the real services are set up', { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', JIRA_CLIENT_ID: 'id', JIRA_CLIENT_SECRET: 'secret' }],
])('there are none %s', async (_place, env) => {
  const real = await startTestServer({ database, env, issuer: server.issuer })
  for (const path of ['/sandbox/google', '/sandbox/jira', '/sandbox/faults']) {
    const reply = await real.app.inject({ url: path, headers: { host: 'localhost' } })
    expect(reply.body).not.toContain('stand-in')
    expect(reply.body).not.toContain('jiraIndexLagMs')
  }
  expect((await real.app.inject({ method: 'POST', url: '/sandbox/google/token', headers: { host: 'localhost' } })).statusCode).toBe(404)
  await real.close()
})
