import { afterAll, describe, expect, it } from 'vitest'
import { UserSchema } from '../../contract/account.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { startTestServer } from '../../../tests/support/test-server.ts'

const database = await createTestDatabase()
const server = await startTestServer({ database })
afterAll(() => server.close())

describe('POST /user', () => {
  it('creates the user of the token with the full allowance, and finds it again', async () => {
    const ada = { sub: 'ada', name: 'Ada', email: 'ada@example.org', picture: 'https://example.org/ada.png' }
    const authorization = await bearer(ada)
    const first = await postUser({ authorization })
    expect(first.statusCode).toBe(200)
    const user = UserSchema.parse(first.json())
    expect(user).toMatchObject({ name: 'Ada', email: 'ada@example.org', avatarUrl: 'https://example.org/ada.png', credits: 10, creditsRenewAt: null })
    expect((await postUser({ authorization })).json()).toEqual(user)
    // A token of a later sign-in, which no server remembers.
    const later = await bearer({ ...ada, email: 'ada@example.com' })
    expect((await postUser({ authorization: later })).json()).toEqual({ ...user, email: 'ada@example.com' })
  })

  it('lets the verified claims win over the body, which fills only what the token lacks', async () => {
    const authorization = await bearer({ sub: 'grace', email: 'grace@example.org' })
    const reply = await postUser({ authorization }, { name: 'Grace', email: 'somebody-else@example.org', avatarUrl: 'https://example.org/grace.png', credits: 1000 })
    expect(reply.json()).toMatchObject({ name: 'Grace', email: 'grace@example.org', avatarUrl: 'https://example.org/grace.png', credits: 10 })
  })

  it('makes one user of twenty first visits at once', async () => {
    const authorization = await bearer({ sub: 'rush' })
    const replies = await Promise.all(Array.from({ length: 20 }, () => postUser({ authorization })))
    expect(new Set(replies.map((reply) => reply.json<{ id: string }>().id)).size).toBe(1)
  })

  it('keeps addresses that could run script out of the profile', async () => {
    const authorization = await bearer({ sub: 'mallory', picture: 'javascript:alert(1)' })
    expect((await postUser({ authorization }, { avatarUrl: 'data:text/html,x' })).json()).toMatchObject({ avatarUrl: null })
  })

  it.each([
    ['no token', async () => ({})],
    ['no bearer token', async () => ({ authorization: 'Basic YTpi' })],
    ['a token of another issuer', async () => ({ authorization: await bearer({ sub: 'x' }, { issuer: 'https://elsewhere.example' }) })],
    ['a token for another client', async () => ({ authorization: await bearer({ sub: 'x' }, { audience: 'another-client' }) })],
    ['an expired token', async () => ({ authorization: await bearer({ sub: 'x' }, { expiresInSeconds: -120 }) })],
    ['a token that is none', async () => ({ authorization: 'Bearer abc.def.ghi' })],
  ])('answers 401 to %s', async (_title, headers) => {
    const reply = await postUser(await headers())
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({ code: 'unauthorized' })
    expect(reply.headers['www-authenticate']).toBe('Bearer')
  })

  it.each([
    ['a name that is a number', { name: 5 }, 'body.name'],
    ['a list', [], 'body'],
    ['a name with NUL', { name: 'a\0b' }, 'body.name'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'body.name'],
  ])('answers 400 to %s and names the field', async (_title, body, field) => {
    const reply = await postUser({ authorization: await bearer({ sub: 'bob' }) }, body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json<{ code: string; detail: string }>().code).toBe('invalid_request')
    expect(reply.json<{ detail: string }>().detail).toContain(field)
  })

  it('makes a lone surrogate well-formed', async () => {
    const payload = '{"name":"a\\ud800b"}'
    const reply = await server.app.inject({ method: 'POST', url: '/api/user', headers: { authorization: await bearer({ sub: 'eve' }), 'content-type': 'application/json' }, payload })
    expect(reply.json()).toMatchObject({ name: 'a\uFFFDb' })
  })
})

async function bearer(...[claims, options]: Parameters<typeof server.issuer.sign>): Promise<string> {
  return `Bearer ${await server.issuer.sign(claims, options)}`
}

function postUser(headers: Record<string, string>, body?: object) {
  return server.app.inject({ method: 'POST', url: '/api/user', headers, ...(body === undefined ? {} : { payload: body }) })
}
