import { z } from 'zod'
import type { CallJira, JiraResult } from './call-jira.ts'

/** The site's type for one issue that blocks another, and at which end of a link the blocking one stands. */
export type BlockingLink = { typeId: string; blocker: 'inwardIssue' | 'outwardIssue' }

const LinkTypesSchema = z.object({
  issueLinkTypes: z.array(z.object({ id: z.string(), name: z.string().default(''), inward: z.string().default(''), outward: z.string().default('') })).default([]),
})
const EndSchema = z.object({ id: z.string() }).optional()
const LinksSchema = z.object({
  fields: z.object({ issuelinks: z.array(z.object({ id: z.string(), type: z.object({ id: z.string() }), inwardIssue: EndSchema, outwardIssue: EndSchema })).default([]) }),
})
const AnythingSchema = z.unknown()

/** What Jira's own type says of the issue that blocks, in the planner's languages. */
const BLOCKS = new Set(['blocks', 'blockiert', 'bloquea', 'bloque', 'bloqueia', 'ब्लॉक करता है'])

/** Null where links are switched off, or where the site has no link of this kind. */
export async function readBlockingLink(call: CallJira, signal: AbortSignal): Promise<JiraResult<BlockingLink | null>> {
  const reply = await call(LinkTypesSchema, { path: '/rest/api/3/issueLinkType', signal })
  if (reply.kind === 'refused' && reply.status === 404) return { kind: 'ok', value: null }
  if (reply.kind !== 'ok') return reply
  const says = (words: string) => BLOCKS.has(words.trim().toLowerCase())
  const types = reply.value.issueLinkTypes
  // A link reads: its inward issue, the outward words, its outward issue.
  const usual = types.find(({ outward }) => says(outward))
  const turned = types.find(({ inward }) => says(inward))
  const named = types.find(({ name }) => says(name))
  if (usual === undefined && turned !== undefined) return { kind: 'ok', value: { typeId: turned.id, blocker: 'outwardIssue' } }
  const type = usual ?? named
  return { kind: 'ok', value: type === undefined ? null : { typeId: type.id, blocker: 'inwardIssue' } }
}

type Linked = { issueId: string; link: BlockingLink; signal: AbortSignal }

/** Ids of the links by which others block the issue, by the blocking issue's id. */
export async function readBlockers(call: CallJira, { issueId, link, signal }: Linked): Promise<JiraResult<Map<string, string>>> {
  const reply = await call(LinksSchema, { path: `/rest/api/3/issue/${encodeURIComponent(issueId)}?fields=issuelinks`, signal })
  if (reply.kind !== 'ok') return reply
  const ours = reply.value.fields.issuelinks.filter(({ type }) => type.id === link.typeId)
  const blockers = ours.flatMap((one) => {
    const blocker = one[link.blocker]
    return blocker === undefined ? [] : [[blocker.id, one.id] as const]
  })
  return { kind: 'ok', value: new Map(blockers) }
}

export function createBlockingLink(call: CallJira, { blocker, blocked, link, signal }: { blocker: string; blocked: string; link: BlockingLink; signal: AbortSignal }): Promise<JiraResult<unknown>> {
  const [inward, outward] = link.blocker === 'inwardIssue' ? [blocker, blocked] : [blocked, blocker]
  return call(AnythingSchema, { path: '/rest/api/3/issueLink', method: 'POST', json: { type: { id: link.typeId }, inwardIssue: { id: inward }, outwardIssue: { id: outward } }, signal })
}

export function deleteLink(call: CallJira, linkId: string, signal: AbortSignal): Promise<JiraResult<unknown>> {
  return call(AnythingSchema, { path: `/rest/api/3/issueLink/${encodeURIComponent(linkId)}`, method: 'DELETE', signal, isAlsoFine: (status) => status === 404 })
}
