import { z } from 'zod'
import type { ExportMark, NewSignal, UnindexedLook } from '../tracker-target.ts'
import type { CallJira, JiraResult } from './call-jira.ts'
import { MARK_PROPERTY, readMark, type MarkedIssue } from './find-marked-issues.ts'

const KeysSchema = z.object({ issues: z.array(z.object({ key: z.string() })).default([]) })
const IssueSchema = z.object({ id: z.string(), key: z.string(), properties: z.record(z.string(), z.unknown()).default({}) })

/** Numbers without an issue beyond the last known one after which the project is taken to end; deleted issues leave gaps. */
const MOST_AFTER = 200
/** More are not asked for one by one: then nobody can know. */
const MOST_CALLS = 2_000
/** An issue moved in from another project is old and has a new key, so that one alone could mislead. */
const WITNESSES = 3
/** Calls under way at a time. */
const AT_ONCE = 6
const MINUTE_MS = 60_000

export type LookBeyond = UnindexedLook & { projectKey: string; mark: ExportMark; newSignal: NewSignal }

type Bounds = {
  /** Every issue looked for has a higher number. */
  floor: number
  /** None has a higher one; null when nothing proves that. */
  ceiling: number | null
  newest: number
}

/**
 * Looks for issues of the export that the index may not show yet. Keys are given in order, and an issue asked for by its
 * key comes from the store itself, so that a search which lags behind hides nothing here: it only says between which
 * keys to look. The answer is called until it does not fail for a passing reason, and goes on where it was. Refused when
 * the issues may lie among more keys than can be asked for.
 */
export function lookBeyondIndex(call: CallJira, look: LookBeyond): () => Promise<JiraResult<MarkedIssue[]>> {
  const { projectKey, mark, taskIds, taskCount } = look
  const known = new Set(look.knownUrls.map(numberOf))
  const missing = new Set(taskIds)
  const found = new Map<number, MarkedIssue>()
  // Issues of the export itself that were taken back leave a gap of about that many numbers.
  const gap = MOST_AFTER + taskCount * mark.generation
  let bounds: Bounds | null = null
  let last = 0
  let next = 0

  async function ask(numbers: readonly number[]): Promise<JiraResult<null>> {
    const replies = await Promise.all(numbers.map((number) => readIssue(call, `${projectKey}-${number}`, look.newSignal())))
    for (const [index, reply] of replies.entries()) {
      if (reply.kind === 'refused' && reply.status === 404) continue
      if (reply.kind !== 'ok') return reply
      const number = numbers[index]!
      last = Math.max(last, number)
      const taskId = readMark(mark, reply.value.properties)
      if (taskId === null) continue
      found.set(number, { id: reply.value.id, key: reply.value.key, taskId })
      missing.delete(taskId)
    }
    return { kind: 'ok', value: null }
  }

  return async () => {
    if (bounds === null) {
      const read = await readBounds(call, look)
      if (read.kind !== 'ok') return read
      bounds = read.value
      next = bounds.floor + 1
      last = Math.max(bounds.newest, ...known)
    }
    const end = () => bounds!.ceiling ?? last + gap
    while (missing.size > 0 && next <= end()) {
      if (end() - bounds.floor > MOST_CALLS + known.size) return { kind: 'refused', status: 409, detail: 'Jira has too many new issues to be looked through.' }
      const asked = await ask(Array.from({ length: AT_ONCE }, (_, index) => next + index).filter((number) => !known.has(number)))
      if (asked.kind !== 'ok') return asked
      next += AT_ONCE
    }
    return { kind: 'ok', value: [...found.values()] }
  }
}

/** The index may lack issues: that moves the floor down and the ceiling up, and never past what is looked for. */
async function readBounds(call: CallJira, { projectKey, begunMsAgo, settledMsAgo, newSignal }: LookBeyond): Promise<JiraResult<Bounds>> {
  const numbers = async (clause: string, maxResults: number): Promise<JiraResult<number[]>> => {
    const reply = await call(KeysSchema, { path: '/rest/api/3/search/jql', method: 'POST', json: { jql: `project = "${projectKey}"${clause}`, fields: ['summary'], maxResults }, signal: newSignal() })
    return reply.kind === 'ok' ? { kind: 'ok', value: reply.value.issues.map(({ key }) => numberOf(key)) } : reply
  }
  const newest = await numbers(' ORDER BY key DESC', 1)
  if (newest.kind !== 'ok') return newest
  // JQL counts in minutes from its own present, so that no two clocks are compared.
  const before = await numbers(` AND created < "-${Math.ceil(begunMsAgo / MINUTE_MS) + 1}m" ORDER BY created DESC`, WITNESSES)
  if (before.kind !== 'ok') return before
  const sinceMinutes = Math.floor(settledMsAgo / MINUTE_MS) - 1
  const after = sinceMinutes < 1 ? { kind: 'ok' as const, value: [] } : await numbers(` AND created > "-${sinceMinutes}m" ORDER BY created ASC`, WITNESSES)
  if (after.kind !== 'ok') return after
  return {
    kind: 'ok',
    value: {
      floor: before.value.length === 0 ? 0 : Math.min(...before.value),
      ceiling: after.value.length < WITNESSES ? null : Math.max(...after.value),
      newest: newest.value[0] ?? 0,
    },
  }
}

function readIssue(call: CallJira, key: string, signal: AbortSignal): Promise<JiraResult<z.infer<typeof IssueSchema>>> {
  return call(IssueSchema, { path: `/rest/api/3/issue/${encodeURIComponent(key)}?fields=summary&properties=${MARK_PROPERTY}`, signal })
}

/** Of a key or an address that ends with one. */
function numberOf(key: string): number {
  return Number(/-(\d+)$/.exec(key)?.[1] ?? 0)
}
