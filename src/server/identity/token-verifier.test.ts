import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { listeningPort } from '../../../tests/support/free-port.ts'
import { createMetadataReader } from './provider-metadata.ts'
import { createTokenVerifier } from './token-verifier.ts'

const AUDIENCE = 'planwright-web'
const ours = await generateKeyPair('RS256')
const foreign = await generateKeyPair('RS256')
const jwks = { keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' }] }
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(request.url === '/jwks' ? jwks : { issuer, jwks_uri: `${issuer}/jwks`, token_endpoint: `${issuer}/token` }))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const issuer = `http://127.0.0.1:${listeningPort(server)}`
afterAll(() => new Promise((resolve) => server.close(resolve)))
const verifier = createTokenVerifier({ issuer, audience: AUDIENCE, readMetadata: createMetadataReader(issuer) })

test('a token of the configured issuer for our client is accepted, with its claims', async () => {
  const token = await sign({ claims: { email: 'ada@example.test', name: 'Ada', picture: 7 } })
  expect(await verifier.verify(token)).toEqual({ issuer, subject: 'subject-1', email: 'ada@example.test', name: 'Ada', picture: null, issuedAt: expect.any(Number), expiresAt: expect.any(Number) })
})

test('half a minute after its end a token is accepted, for clocks differ; a minute and a half after it is not', async () => {
  await expect(verifier.verify(await sign({ expiresInSeconds: -30 }))).resolves.toMatchObject({ subject: 'subject-1' })
  await expect(verifier.verify(await sign({ expiresInSeconds: -90 }))).rejects.toMatchObject({ code: 'unauthorized' })
})

test.each<[string, () => Promise<string> | string]>([
  ['another issuer', () => sign({ issuer: 'https://foreign.test' })],
  ['another client', () => sign({ audience: 'another-client' })],
  ['a foreign key under our key id', () => sign({ key: foreign.privateKey })],
  ['no subject', () => sign({ subject: null })],
  ['an issue more than a week ago, though it does not expire yet', () => sign({ issuedInSeconds: -8 * 86_400 })],
  ['no signature', () => new UnsecuredJWT({}).setIssuer(issuer).setAudience(AUDIENCE).setSubject('subject-1').setExpirationTime('1h').encode()],
  ['a shared secret in place of a key pair', () => new SignJWT({}).setProtectedHeader({ alg: 'HS256', kid: 'ours' }).setIssuer(issuer).setAudience(AUDIENCE).setSubject('subject-1').setExpirationTime('1h').sign(new TextEncoder().encode(JSON.stringify(jwks)))],
  ['no token at all', () => 'not-a-token'],
])('a token with %s is refused, in words without the token', async (_case, makeToken) => {
  const token = await makeToken()
  const refusal = verifier.verify(token)
  await expect(refusal).rejects.toMatchObject({ code: 'unauthorized', message: expect.stringContaining('sign in again') })
  await expect(refusal).rejects.not.toMatchObject({ message: expect.stringContaining(token) })
})

test('a provider that does not answer is unavailable, not a refusal, and is asked again later', async () => {
  let reachable = false
  const readMetadata = async () => createMetadataReader(reachable ? issuer : 'http://127.0.0.1:1')()
  const waiting = createTokenVerifier({ issuer, audience: AUDIENCE, readMetadata })
  await expect(waiting.verify(await sign({}))).rejects.toMatchObject({ code: 'unavailable' })
  reachable = true
  await expect(waiting.verify(await sign({}))).resolves.toMatchObject({ subject: 'subject-1' })
})

test.each([
  ['an error', 500, 'away'],
  ['no keys', 200, '{"keys":"none"}'],
  ['no JSON', 200, 'away'],
])('a key address that answers with %s is unavailable too', async (_case, status, body) => {
  const broken = createServer((_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body))
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const jwks_uri = `http://127.0.0.1:${listeningPort(broken)}/jwks`
  const readMetadata = async () => ({ issuer, jwks_uri, token_endpoint: `${issuer}/token` })
  await expect(createTokenVerifier({ issuer, audience: AUDIENCE, readMetadata }).verify(await sign({}))).rejects.toMatchObject({ code: 'unavailable' })
  broken.close()
})

test('a provider that calls itself by another name is not trusted', async () => {
  await expect(createMetadataReader(`${issuer}/other`)()).rejects.toMatchObject({ code: 'unavailable' })
})

type Signing = { claims?: Record<string, unknown>; issuer?: string; audience?: string; subject?: string | null; issuedInSeconds?: number; expiresInSeconds?: number; key?: CryptoKey }

function sign({ claims = {}, issuer: by = issuer, audience = AUDIENCE, subject = 'subject-1', issuedInSeconds = 0, expiresInSeconds = 3_600, key = ours.privateKey }: Signing): Promise<string> {
  const now = Math.floor(Date.now() / 1_000)
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'ours' }).setIssuer(by).setAudience(audience).setIssuedAt(now + issuedInSeconds).setExpirationTime(now + expiresInSeconds)
  return (subject === null ? token : token.setSubject(subject)).sign(key)
}
