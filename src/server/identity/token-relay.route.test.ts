import { createServer } from 'node:http'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listeningPort } from '../../../tests/support/free-port.ts'
import { AppError } from '../http/errors.ts'
import { tokenRelayRoute } from './token-relay.route.ts'

const received: URLSearchParams[] = []
const issuer = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    received.push(new URLSearchParams(body))
    response.writeHead(body.includes('spent') ? 400 : 200, { 'content-type': 'application/json' }).end('{"from":"issuer"}')
  })
})
await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${listeningPort(issuer)}`
const app = Fastify()
app.setErrorHandler((error, _request, reply) => reply.code(error instanceof AppError ? 400 : 500).send({ detail: String(error) }))
tokenRelayRoute(app, {
  clientId: 'ours',
  clientSecret: 'the-secret',
  redirectUri: 'https://plans.test/auth/callback',
  readMetadata: async () => ({ issuer: address, jwks_uri: `${address}/jwks`, token_endpoint: `${address}/token` }),
})
afterAll(async () => {
  await app.close()
  issuer.close()
})
beforeEach(() => void received.splice(0))

const CODE_GRANT = { grant_type: 'authorization_code', client_id: 'ours', redirect_uri: 'https://plans.test/auth/callback', code: 'a-code', code_verifier: 'v'.repeat(43) }

test('a code grant of our page goes on to the issuer with the secret, and the answer comes back as it is', async () => {
  const answer = await relay(CODE_GRANT)
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, { from: 'issuer' }, 'no-store'])
  expect(Object.fromEntries(received[0]!)).toEqual({ ...CODE_GRANT, client_secret: 'the-secret' })
})

test('a refresh grant goes on too, and the issuer\'s refusal comes back with its status', async () => {
  expect((await relay({ grant_type: 'refresh_token', client_id: 'ours', refresh_token: 'spent' })).statusCode).toBe(400)
  expect(received[0]!.get('client_secret')).toBe('the-secret')
})

test.each<[string, Record<string, string>]>([
  ['another client', { ...CODE_GRANT, client_id: 'foreign' }],
  ['another redirect address', { ...CODE_GRANT, redirect_uri: 'https://foreign.test/auth/callback' }],
  ['no PKCE verifier', { ...CODE_GRANT, code_verifier: '' }],
  ['the client credentials grant', { grant_type: 'client_credentials', client_id: 'ours' }],
  ['the password grant', { grant_type: 'password', client_id: 'ours', username: 'a', password: 'b' }],
])('%s is refused and never reaches the issuer', async (_case, form) => {
  expect((await relay(form)).statusCode).toBe(400)
  expect(received).toEqual([])
})

test('fields that we do not know are not passed on', async () => {
  await relay({ ...CODE_GRANT, client_assertion: 'x', client_secret: 'guess' })
  expect(received[0]!.get('client_assertion')).toBeNull()
  expect(received[0]!.getAll('client_secret')).toEqual(['the-secret'])
})

function relay(form: Record<string, string>) {
  return app.inject({ method: 'POST', url: '/oidc/token', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: new URLSearchParams(form).toString() })
}
