import { z } from 'zod'
import type { ExportMark, NewSignal } from '../tracker-target.ts'
import type { CallJira, JiraResult } from './call-jira.ts'

/** The issue property that says which task of which export an issue is; at most 255 characters a key. */
export const MARK_PROPERTY = 'planwright.task'

const MarkSchema = z.object({ plan: z.string(), export: z.string(), generation: z.number(), task: z.string() })
type Mark = z.infer<typeof MarkSchema>

export function markOf({ planId, exportId, generation }: ExportMark, taskId: string): Mark {
  return { plan: planId, export: exportId, generation, task: taskId }
}

/** The task that an issue of this export stands for; null for any other issue. */
export function readMark({ exportId, generation }: ExportMark, properties: Record<string, unknown>): string | null {
  const parsed = MarkSchema.safeParse(properties[MARK_PROPERTY])
  return parsed.success && parsed.data.export === exportId && parsed.data.generation === generation ? parsed.data.task : null
}

/** One label for all issues of a plan; the end of its id is random enough. */
export function planLabel({ planId }: ExportMark): string {
  return `planwright-${planId.replaceAll('-', '').slice(-12)}`
}

const SearchPageSchema = z.object({
  issues: z.array(z.object({ id: z.string(), key: z.string(), properties: z.record(z.string(), z.unknown()).default({}) })).default([]),
  nextPageToken: z.string().nullish(),
})

const PAGE_SIZE = 100
/** A project without labels on its screen is looked through from its newest issue on. */
const MOST_PAGES = 20

export type MarkedIssue = { id: string; key: string; taskId: string }

/** Issues of one export as the search's index has them, which lags behind the store. */
export async function findMarkedIssues(call: CallJira, { mark, jql, newSignal }: { mark: ExportMark; jql: string; newSignal: NewSignal }): Promise<JiraResult<MarkedIssue[]>> {
  const found: MarkedIssue[] = []
  let nextPageToken: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const json = { jql, fields: ['summary'], properties: [MARK_PROPERTY], maxResults: PAGE_SIZE, ...(nextPageToken === undefined ? {} : { nextPageToken }) }
    const reply = await call(SearchPageSchema, { path: '/rest/api/3/search/jql', method: 'POST', json, signal: newSignal() })
    if (reply.kind !== 'ok') return reply
    for (const { id, key, properties } of reply.value.issues) {
      const taskId = readMark(mark, properties)
      if (taskId !== null) found.push({ id, key, taskId })
    }
    nextPageToken = reply.value.nextPageToken ?? undefined
    if (nextPageToken === undefined) break
  }
  return { kind: 'ok', value: found }
}
