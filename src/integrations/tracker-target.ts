import type { TargetFailure } from './target-failure.ts'

/** One task as a tracker takes it. */
export type TrackerItem = {
  taskId: string
  title: string
  /** Paragraphs and lists of plain text. */
  description: readonly DescriptionBlock[]
  priority: 'high' | 'medium' | 'low'
  labels: readonly string[]
  estimatedMinutes: number
  /** `YYYY-MM-DD`. */
  dueDate: string
}

export type DescriptionBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: readonly string[] }

export type TrackerIssue = { id: string; key: string; url: string }

/** What marks every issue of one export. */
export type ExportMark = { planId: string; exportId: string; generation: number }

export type TrackerDestination = { siteId: string; siteUrl: string; projectKey: string; sprintId: string | null }

export type Outcome<T> = { kind: 'ok'; value: T } | TargetFailure

/** A time limit for each of several calls. */
export type NewSignal = () => AbortSignal

/** What is looked for beside the index, and what is known of when it was made. */
export type UnindexedLook = {
  taskIds: readonly string[]
  /** Issues of the export that need no look. */
  knownUrls: readonly string[]
  /** Tasks of the whole export. */
  taskCount: number
  /** Milliseconds since the first of the calls that may have made them began, at most. */
  begunMsAgo: number
  /** Milliseconds since the last of these calls can have had an effect. */
  settledMsAgo: number
}

export type CreatedItem = { taskId: string; kind: 'created'; issue: TrackerIssue } | { taskId: string; kind: 'later' | 'refused'; detail: string }

/**
 * One project of a tracker outside. Creating is not repeatable: after `unknown` the caller must look with `find`,
 * whose index lags, before it creates again.
 */
export type TrackerTarget = {
  /** Reads what the project accepts; call it first. */
  prepare(signal: AbortSignal): Promise<Outcome<null>>
  /** At most `batchSize` items; the answer names each of them, or the call as a whole failed. */
  create(items: readonly TrackerItem[], signal: AbortSignal): Promise<Outcome<CreatedItem[]>>
  batchSize: number
  /** Issues of this export that the index shows, by task id. */
  find(newSignal: NewSignal): Promise<Outcome<Map<string, TrackerIssue>>>
  /**
   * Those that the index may not show yet, as the store itself has them; dearer than `find`. Call what it answers until
   * it does not fail for a passing reason: it goes on where it was. `refused` when that cannot be found out.
   */
  findUnindexed(look: UnindexedLook, newSignal: NewSignal): () => Promise<Outcome<Map<string, TrackerIssue>>>
  update(issueId: string, item: TrackerItem, signal: AbortSignal): Promise<Outcome<null>>
  /** An issue that is gone already counts as removed. */
  remove(issueId: string, signal: AbortSignal): Promise<Outcome<null>>
  /** Reads how issues are linked here; call it before the next three. False: they cannot be linked. */
  prepareLinks(signal: AbortSignal): Promise<Outcome<boolean>>
  /** Issues that block the issue, and by which link, read from the store itself, not from the index. */
  blockersOf(issueId: string, signal: AbortSignal): Promise<Outcome<Map<string, string>>>
  /** A link that is gone already counts as removed. */
  unlink(linkId: string, signal: AbortSignal): Promise<Outcome<null>>
  /** Not repeatable without `blockersOf`. */
  linkBlocker(ids: { blocker: string; blocked: string }, signal: AbortSignal): Promise<Outcome<null>>
}
