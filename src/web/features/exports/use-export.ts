import { useQueryClient } from '@tanstack/react-query'
import type { PlanExport } from '../../../contract/exports.ts'
import type { HistoryRecord } from '../../../contract/history.ts'
import { fetchConnectionStatus } from '../../api/connections.ts'
import { exportToCalendar, exportToJira, followExport, isRunning, keepExport, planExportsQuery, removeExport, updateExport, type JiraDestination } from '../../api/exports.ts'
import { refetchHistory } from '../../api/history.ts'
import { logFailure } from '../../api/log.ts'
import { ApiRequestError } from '../../api/request-error.ts'
import { useUser } from '../../api/session/session.ts'
import { notify } from '../../ui/notify.ts'
import { exportTexts } from './texts.ts'
import { targetOf } from './plan-target.ts'

type Say = (progress: string) => void
/** Resolves when the export has ended: true when everything is there. */
type Work = () => Promise<PlanExport>

/** A new export stands a while after its request was taken: the service's token may have to be renewed first. */
const LOOK_EVERY_MS = 400

/** Errors of an export after which the service is not connected any more. */
const CONNECTION_ENDED: ReadonlySet<string> = new Set(['needs_reconnect', 'not_connected', 'disconnected'])

/** What can be done with a plan and its service. Each tells the user how it ended; none rejects. */
export function useExport(record: HistoryRecord) {
  const queries = useQueryClient()
  const user = useUser()
  const { provider, target } = targetOf(record)
  const texts = exportTexts[provider]

  async function run(work: Work, { say, done, failed, final }: { say: Say; done: string; failed: string; final: PlanExport['state'] }): Promise<boolean> {
    if (user === null) return false
    const progress = new AbortController()
    void reportProgress(say, progress.signal).catch((error: unknown) => {
      if (!progress.signal.aborted) logFailure('the progress of an export was not followed', error)
    })
    try {
      const ended = await work()
      keepExport(queries, ended)
      const isDone = ended.state === final
      if (isDone) notify.success(done)
      else notify.error(failed)
      if (ended.error !== null && CONNECTION_ENDED.has(ended.error.code)) await lookAtConnection(user.id)
      return isDone
    } catch (error) {
      logFailure('an export did not end well', error)
      notify.error(failed)
      const reason = error instanceof ApiRequestError ? refusalOf(error) : null
      if (reason !== null) notify.info(reason)
      if (error instanceof ApiRequestError && error.status === 409) await lookAtConnection(user.id)
      return false
    } finally {
      progress.abort()
      await Promise.allSettled([refetchHistory(queries, user.id), queries.invalidateQueries({ queryKey: planExportsQuery(record.id).queryKey })])
    }
  }

  /** So that the button offers to connect anew. */
  async function lookAtConnection(userId: string): Promise<void> {
    await fetchConnectionStatus(queries, provider, userId).catch(() => undefined)
  }

  async function reportProgress(say: Say, signal: AbortSignal): Promise<void> {
    let running: PlanExport | undefined
    while (running === undefined) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      if (signal.aborted) return
      const exports = await queries.fetchQuery({ ...planExportsQuery(record.id), staleTime: 0 })
      running = exports.find((each) => each.target === target && isRunning(each))
    }
    if (signal.aborted) return
    await followExport(running.id, {
      signal,
      onNews: (news) => {
        if (!signal.aborted) say(exportTexts.progress(news.sent, news.total))
      },
    })
  }

  const sending = { done: texts.done, failed: texts.failed, final: 'exported' } as const
  return {
    toCalendar: (say: Say) => run(() => exportToCalendar(record.id, user?.id ?? ''), { say, ...sending }),
    toJira: (destination: JiraDestination, say: Say) => run(() => exportToJira(record.id, destination), { say, ...sending }),
    retry: (exportId: string, say: Say) => run(() => updateExport(exportId), { say, ...sending }),
    update: (exportId: string, say: Say) => run(() => updateExport(exportId), { say, ...sending, done: exportTexts.updated(texts.name) }),
    remove: (exportId: string, say: Say) =>
      run(() => removeExport(exportId), { say, done: exportTexts.removed(texts.name), failed: exportTexts.notRemoved(texts.name), final: 'removed' }),
  }
}

/** What is in the way of an export that waiting would not help. */
function refusalOf({ code }: ApiRequestError): string | null {
  return code === 'exported_elsewhere' || code === 'export_busy' ? exportTexts.refusals[code] : null
}
