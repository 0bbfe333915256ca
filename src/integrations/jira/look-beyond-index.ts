import { z } from 'zod'
import type { ExportMark, NewSignal } from '../tracker-target.ts'
import type { CallJira, JiraResult } from './call-jira.ts'
import { MARK_PROPERTY, readMark, type MarkedIssue } from './find-marked-issues.ts'

const NewestSchema = z.object({ issues: z.array(z.object({ key: z.string() })).default([]) })
const IssueSchema = z.object({ id: z.string(), key: z.string(), properties: z.record(z.string(), z.unknown()).default({}) })

/** Numbers without an issue after which the project is taken to end: deleted issues leave gaps, and so do refused ones. */
const GAP = 10
/** How far before the newest known issue those may lie that the index has left out: more than one call creates. */
const BEFORE = 60
const MOST_AFTER = 200

/** Calls under way at a time. */
const AT_ONCE = 6

export type LookBeyond = { projectKey: string; mark: ExportMark; knownKeys: readonly string[]; newSignal: NewSignal }

/**
 * Issues of the export that the index may not show yet. Keys are given in order, and an issue asked for by its key comes
 * from the store itself, so that a search which lags behind hides nothing here.
 */
export async function lookBeyondIndex(call: CallJira, { projectKey, mark, knownKeys, newSignal }: LookBeyond): Promise<JiraResult<MarkedIssue[]>> {
  const newest = await call(NewestSchema, { path: '/rest/api/3/search/jql', method: 'POST', json: { jql: `project = "${projectKey}" ORDER BY key DESC`, fields: ['summary'], maxResults: 1 }, signal: newSignal() })
  if (newest.kind !== 'ok') return newest
  const known = new Set(knownKeys.map(numberOf))
  const indexed = Math.max(0, ...known, ...newest.value.issues.map(({ key }) => numberOf(key)))
  const found: MarkedIssue[] = []
  let last = indexed
  for (let next = Math.max(1, indexed - BEFORE); next <= Math.min(last + GAP, indexed + MOST_AFTER); next += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => next + index).filter((number) => !known.has(number))
    const replies = await Promise.all(numbers.map((number) => readIssue(call, `${projectKey}-${number}`, newSignal())))
    for (const reply of replies) {
      if (reply.kind === 'refused' && reply.status === 404) continue
      if (reply.kind !== 'ok') return reply
      last = Math.max(last, numberOf(reply.value.key))
      const taskId = readMark(mark, reply.value.properties)
      if (taskId !== null) found.push({ id: reply.value.id, key: reply.value.key, taskId })
    }
  }
  return { kind: 'ok', value: found }
}

function readIssue(call: CallJira, key: string, signal: AbortSignal): Promise<JiraResult<z.infer<typeof IssueSchema>>> {
  return call(IssueSchema, { path: `/rest/api/3/issue/${encodeURIComponent(key)}?fields=summary&properties=${MARK_PROPERTY}`, signal })
}

function numberOf(key: string): number {
  return Number(/-(\d+)$/.exec(key)?.[1] ?? 0)
}
