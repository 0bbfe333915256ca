import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { listeningPort } from './free-port.ts'

export const TEST_CLIENT_ID = 'planwright-test'

export type TestClaims = { sub: string; email?: string; name?: string; picture?: string }
export type TokenOptions = { audience?: string; issuer?: string; issuedInSeconds?: number; expiresInSeconds?: number }

export type TestIssuer = {
  issuer: string
  /** An identity token that the server's verifier accepts, unless an option spoils it. */
  sign(claims: TestClaims, options?: TokenOptions): Promise<string>
  close(): Promise<void>
}

/** An OpenID Connect issuer of its own: a fresh RS256 key, discovery and key set over HTTP. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keySet = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] }
  const server = createServer((request, response) => {
    const body = request.url === '/keys' ? keySet : { issuer, jwks_uri: `${issuer}/keys`, token_endpoint: `${issuer}/token` }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${listeningPort(server)}`
  return {
    issuer,
    sign: ({ sub, ...claims }, options = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setSubject(sub)
        .setIssuer(options.issuer ?? issuer)
        .setAudience(options.audience ?? TEST_CLIENT_ID)
        .setIssuedAt(Math.floor(Date.now() / 1000) + (options.issuedInSeconds ?? 0))
        .setExpirationTime(Math.floor(Date.now() / 1000) + (options.expiresInSeconds ?? 3600))
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
