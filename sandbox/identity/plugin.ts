import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { refuseForeignHost, isLoopbackOrigin } from '../loopback-guard.ts'
import { readPageStyle } from '../page-style.ts'
import { escapeHtml, renderAccountPage, renderErrorPage } from './account-page.ts'
import { AccountFormSchema, findAccountBySubject, initialsOf, listAccounts, rememberAccount } from './accounts.ts'
import { loadOrCreateKeys } from './keys.ts'
import { dropExpiredState } from './postgres-adapter.ts'
import { createIdentityProvider } from './provider.ts'
import { createIdentityTables } from './state.ts'

export type SandboxIdentityOptions = {
  /** Public origin of the server; must be loopback. */
  origin: string
  clientId: string
  /** Paths of the client on the same origin. */
  redirectPaths: string[]
  postLogoutPaths: string[]
  productName: string
  keyFile: string
  pool: Pool
}

export const SANDBOX_IDENTITY_PATH = '/sandbox/identity'

// Chromium applies form-action to the whole redirect chain, which ends on the page's own origin.
const PAGE_POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/**
 * The development identity provider, mounted on the server's own port under `SANDBOX_IDENTITY_PATH`.
 * Throws when the origin is not loopback.
 */
export async function sandboxIdentity(app: FastifyInstance, options: SandboxIdentityOptions): Promise<void> {
  if (!isLoopbackOrigin(options.origin)) {
    throw new Error(`The development sign-in refuses ${options.origin}: it is for localhost only. Set OIDC_ISSUER to your own provider.`)
  }
  const { pool, productName } = options
  await createIdentityTables(pool)
  await dropExpiredState(pool)
  const provider = createIdentityProvider({
    issuer: options.origin + SANDBOX_IDENTITY_PATH,
    clientId: options.clientId,
    redirectUris: options.redirectPaths.map((path) => options.origin + path),
    postLogoutRedirectUris: options.postLogoutPaths.map((path) => options.origin + path),
    productName,
    keys: await loadOrCreateKeys(options.keyFile),
    pool,
  })
  const assets = `${SANDBOX_IDENTITY_PATH}/assets`

  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseForeignHost)
    leaveUndocumented(scope)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 8_192 }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    })
    scope.get('/interaction/:uid', async (request, reply) => {
      if ((await findInteraction(request, reply)) === null) return reply
      return sendPage(reply, renderAccountPage({ action: request.url, assets, accounts: await listAccounts(pool), error: null, productName }))
    })
    scope.post('/interaction/:uid', async (request, reply) => {
      if ((await findInteraction(request, reply)) === null) return reply
      const form = AccountFormSchema.safeParse(request.body ?? {})
      if (!form.success) {
        const error = form.error.issues[0]!.message
        return sendPage(reply.code(422), renderAccountPage({ action: request.url, assets, accounts: await listAccounts(pool), error, productName }))
      }
      const account = await rememberAccount(pool, form.data)
      const location = await provider.interactionResult(request.raw, reply.raw, { login: { accountId: account.subject }, select_account: {} })
      return reply.redirect(location, 303)
    })
    scope.get<{ Params: { subject: string } }>('/avatar/:subject.svg', async (request, reply) => {
      const account = await findAccountBySubject(pool, request.params.subject)
      return reply.code(account ? 200 : 404).type('image/svg+xml').header('cache-control', 'private, max-age=3600').send(renderAvatar(account?.name ?? '?'))
    })
    serveAsset(scope, 'identity.css', { type: 'text/css', read: readPageStyle })
    serveAsset(scope, 'submit-logout.js', { type: 'text/javascript', read: (url) => readFile(url, 'utf8') })
  }, { prefix: SANDBOX_IDENTITY_PATH })

  // Everything else belongs to the provider, which reads its own bodies.
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseForeignHost)
    leaveUndocumented(scope)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const handle = provider.callback()
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: '/*',
      exposeHeadRoute: false,
      handler: (request, reply) => {
        reply.hijack()
        reply.raw.setHeader('content-security-policy', PAGE_POLICY)
        // The provider derives its mount path from what is missing of the original address.
        const raw = request.raw as IncomingMessage & { originalUrl?: string }
        raw.originalUrl = raw.url!
        raw.url = raw.url!.slice(SANDBOX_IDENTITY_PATH.length) || '/'
        void handle(raw, reply.raw)
      },
    })
  }, { prefix: SANDBOX_IDENTITY_PATH })

  async function findInteraction(request: FastifyRequest, reply: FastifyReply) {
    try {
      return await provider.interactionDetails(request.raw, reply.raw)
    } catch (error) {
      request.log.info({ err: error }, 'sandbox sign-in without a live interaction')
      sendPage(reply.code(410), renderErrorPage({ message: 'This sign-in has run out of time. Please start again.', assets }))
      return null
    }
  }
}

/** The documentation is of our own interface. */
function leaveUndocumented(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => void Object.assign(route, { schema: { ...route.schema, hide: true } }))
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('content-security-policy', PAGE_POLICY).send(html)
}

function serveAsset(scope: FastifyInstance, name: string, { type, read }: { type: string; read: (url: URL) => Promise<string> }): void {
  scope.get(`/assets/${name}`, async (_request, reply) => {
    return reply.type(`${type}; charset=utf-8`).send(await read(new URL(name, import.meta.url)))
  })
}

function renderAvatar(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#1f5f4f"/><text x="48" y="50" fill="#fff" font-family="system-ui, sans-serif" font-size="36" font-weight="600" text-anchor="middle" dominant-baseline="middle">${escapeHtml(initialsOf(name))}</text></svg>`
}
