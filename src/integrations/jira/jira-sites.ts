import { z } from 'zod'
import { callJson, type CallResult } from '../outbound/call-json.ts'
import type { JiraAddresses } from './oauth-addresses.ts'

export type JiraSiteOfGrant = { id: string; name: string; url: string }

const ResourcesSchema = z.array(z.object({ id: z.string().min(1), name: z.string(), url: z.url({ protocol: /^https?$/ }), scopes: z.array(z.string()).default([]) }))
const TIMEOUT_MS = 10_000

/** The Jira sites that a grant reaches. A site with several products is listed once for each, under one id. */
export async function listJiraSites(accessToken: string, { resourcesUrl }: JiraAddresses): Promise<CallResult<JiraSiteOfGrant[]>> {
  const reply = await callJson(ResourcesSchema, { url: resourcesUrl, headers: { authorization: `Bearer ${accessToken}` }, timeoutMs: TIMEOUT_MS })
  if (reply.kind !== 'ok') return reply
  const jira = reply.value.filter(({ scopes }) => scopes.some((scope) => /[-:]jira/.test(scope)))
  const byId = new Map(jira.map(({ id, name, url }) => [id, { id, name, url }]))
  return { ...reply, value: [...byId.values()] }
}
