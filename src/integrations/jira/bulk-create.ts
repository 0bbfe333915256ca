import { z } from 'zod'
import { isUncertainStatus } from '../outbound/call-json.ts'
import type { CreatedItem, TrackerItem } from '../tracker-target.ts'
import { describeErrors, type CallJira, type JiraResult } from './call-jira.ts'

/** Jira's own limit. */
export const BULK_LIMIT = 50

const BulkReplySchema = z.object({
  issues: z.array(z.object({ id: z.string(), key: z.string() })).default([]),
  errors: z.array(z.object({ status: z.number().default(400), elementErrors: z.unknown(), failedElementNumber: z.number().int().nonnegative() })).default([]),
})

export type BulkCreate = { items: readonly TrackerItem[]; updates: readonly object[]; browseUrl: (key: string) => string; signal: AbortSignal }

/**
 * Creates issues and says of each what became of it. Jira answers the created ones in order, without gaps, and the
 * others by their number; with 400 when all have failed. An item is left out when the reply does not tell of it, or says
 * that something failed in the middle: it may have been created.
 */
export async function bulkCreate(call: CallJira, { items, updates, browseUrl, signal }: BulkCreate): Promise<JiraResult<CreatedItem[]>> {
  const isBulkReply = (status: number, body: unknown) => status === 400 && (BulkReplySchema.safeParse(body).data?.errors.length ?? 0) > 0
  const reply = await call(BulkReplySchema, { path: '/rest/api/3/issue/bulk', method: 'POST', json: { issueUpdates: updates }, signal, isAlsoFine: isBulkReply })
  if (reply.kind !== 'ok') return reply
  const failed = new Map(reply.value.errors.map((error) => [error.failedElementNumber, error]))
  const created = [...reply.value.issues]
  const isComplete = created.length + failed.size === items.length
  const outcomes = items.flatMap(({ taskId }, index): CreatedItem[] => {
    const error = failed.get(index)
    if (error !== undefined) return isUncertainStatus(error.status) ? [] : [{ taskId, kind: error.status === 429 ? 'later' : 'refused', detail: reasonOf(error.elementErrors) }]
    const issue = isComplete ? created.shift() : undefined
    return issue === undefined ? [] : [{ taskId, kind: 'created', issue: { ...issue, url: browseUrl(issue.key) } }]
  })
  return { kind: 'ok', value: outcomes }
}

function reasonOf(elementErrors: unknown): string {
  const said = describeErrors(elementErrors)
  return said === '' ? 'Jira did not take it and did not say why.' : `Jira did not take it: ${said}`
}
