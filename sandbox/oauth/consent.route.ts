import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { z } from 'zod'
import { AccountFormSchema, listAccounts, rememberAccount, type SandboxAccount } from '../identity/accounts.ts'
import { renderProblemPage, sendPage } from '../stand-in/page-shell.ts'
import type { RegisteredClient } from '../stand-in/stand-in.ts'
import { rememberChosenAccount } from '../stand-in/chosen-account.ts'
import { renderConsentPage, type ConsentSite } from './consent-page.ts'
import type { Grants } from './grants.ts'

/** What a service makes of its own authorization parameters. */
export type ConsentRequest = { scopes: string[]; offline: boolean; permissions: string[] }

/** Sent back to the client's redirect address, e.g. `{ error: 'invalid_scope', error_description: '…' }`. */
export type ConsentRefusal = { error: string; error_description: string }

export type ConsentOptions = {
  path: string
  serviceName: string
  productName: string
  client: RegisteredClient
  pool: Pool
  grants: Grants
  /** Reads the service's own parameters, after client and redirect address were found right. */
  readRequest: (query: AuthorizationQuery) => ConsentRequest | ConsentRefusal | Promise<ConsentRequest | ConsentRefusal>
  /** Sites to choose from; their ids are those of the form, not yet of an account. */
  sites: ConsentSite[]
  siteIdOf: (subject: string, site: string) => string
  /** Prepares what the account will reach; runs before the code is given out. */
  prepare: (subject: string, sites: string[]) => Promise<void>
  /** What a refusal by the person carries beside its state. */
  denial: Record<string, string>
  /** Error code for a wrong redirect address, as the service names it. */
  redirectMismatch: string
  /** Beside code and state. */
  extraOnSuccess: (scopes: string[]) => Record<string, string>
}

const text = z.union([z.string(), z.array(z.string()).transform((values) => values[0]!)]).optional()
const QuerySchema = z.object({
  client_id: text, redirect_uri: text, response_type: text, scope: text, state: text,
  access_type: text, prompt: text, login_hint: text, audience: text,
})
export type AuthorizationQuery = z.output<typeof QuerySchema>

const FormSchema = z.object({
  decision: z.enum(['allow', 'deny']),
  email: z.string().optional(),
  other_email: z.string().optional(),
  sites: z.union([z.array(z.string()), z.string().transform((site) => [site])]).default([]),
})

/** The consent screen of one service: GET shows it, POST decides. */
export function consentRoute(scope: FastifyInstance, options: ConsentOptions): void {
  const { pool, grants } = options

  scope.get(options.path, async (request, reply) => {
    const checked = await checkRequest(request, reply, options)
    if (checked === null) return reply
    return showPage(request, reply, { ...checked, error: null })
  })

  scope.post(options.path, async (request, reply) => {
    const checked = await checkRequest(request, reply, options)
    if (checked === null) return reply
    const { consent, query } = checked
    const form = FormSchema.safeParse(request.body ?? {})
    if (!form.success) return showPage(request, reply.code(422), { ...checked, error: 'Choose Allow or Deny.' })
    if (form.data.decision === 'deny') return sendBack(reply, query, options.denial)
    const account = AccountFormSchema.safeParse({ email: form.data.other_email || form.data.email || '' })
    if (!account.success) return showPage(request, reply.code(422), { ...checked, error: account.error.issues[0]!.message })
    const sites = options.sites.filter((site) => form.data.sites.includes(site.id))
    if (options.sites.length > 0 && sites.length === 0) return showPage(request, reply.code(422), { ...checked, error: 'Choose at least one site.' })
    const { subject, email, name } = await rememberAccount(pool, account.data)
    await options.prepare(subject, sites.map((site) => site.id))
    const siteIds = sites.map((site) => options.siteIdOf(subject, site.id))
    const code = await grants.allow({ subject, email, name }, { scopes: consent.scopes, offline: consent.offline, siteIds, redirectUri: query.redirect_uri! })
    rememberChosenAccount(reply, email)
    return sendBack(reply, query, { code, ...options.extraOnSuccess(consent.scopes) })
  })

  async function showPage(request: FastifyRequest, reply: FastifyReply, { consent, query, error }: Checked & { error: string | null }): Promise<FastifyReply> {
    const { productName, serviceName, sites } = options
    const accounts = hintedFirst(await listAccounts(pool), query.login_hint)
    return sendPage(reply, renderConsentPage({ action: request.url, productName, serviceName, sites, permissions: consent.permissions, accounts, error }))
  }
}

type Checked = { query: AuthorizationQuery; consent: ConsentRequest }

/** null: the reply was sent. A wrong client or redirect address is told to the person, never to that address. */
async function checkRequest(request: FastifyRequest, reply: FastifyReply, options: ConsentOptions): Promise<Checked | null> {
  const query = QuerySchema.parse(request.query)
  const refuse = (code: string, detail: string): null => {
    sendPage(reply.code(400), renderProblemPage({ title: 'Access blocked', detail, code: `Error 400: ${code}` }))
    return null
  }
  if (query.client_id !== options.client.clientId) return refuse('invalid_client', 'The client id in the address is not registered at this stand-in.')
  if (!options.client.redirectUris.includes(query.redirect_uri ?? '')) {
    return refuse(options.redirectMismatch, `The redirect address is not registered at this stand-in. It knows ${options.client.redirectUris.join(', ')}.`)
  }
  const consent = query.response_type === 'code'
    ? await options.readRequest(query)
    : { error: 'unsupported_response_type', error_description: 'Only response_type=code is known.' }
  if (!('error' in consent)) return { query, consent }
  sendBack(reply, query, { ...consent })
  return null
}

function sendBack(reply: FastifyReply, { redirect_uri, state }: AuthorizationQuery, fields: Record<string, string>): FastifyReply {
  const address = new URL(redirect_uri!)
  for (const [name, value] of Object.entries({ ...(state === undefined ? {} : { state }), ...fields })) address.searchParams.set(name, value)
  return reply.header('cache-control', 'no-store').redirect(address.href, 303)
}

function hintedFirst(accounts: SandboxAccount[], hint: string | undefined): SandboxAccount[] {
  const hinted = accounts.filter((account) => account.email === hint)
  return [...hinted, ...accounts.filter((account) => account.email !== hint)]
}
