import { useQuery } from '@tanstack/react-query'
import type { PlanExport } from '../../../contract/exports.ts'
import type { HistoryRecord } from '../../../contract/history.ts'
import { useConnectionStatus } from '../../api/connections.ts'
import { isRunning, planExportsQuery } from '../../api/exports.ts'
import { targetOf } from './plan-target.ts'

export type ExportStanding = 'checking' | 'not-connected' | 'ready' | 'running' | 'exported'

/** A running export that this page did not begin, or began before it was loaded anew, is looked at this often. */
const LOOK_EVERY_MS = 1_000

/**
 * How far the plan's export has come. What the server last said of the export counts before the record's flag, which
 * is as old as the history page. `isWatched`: also ask the server; a card relies on the flag.
 */
export function usePlanExport(record: HistoryRecord, { isWatched }: { isWatched: boolean }): { standing: ExportStanding; planExport: PlanExport | null } {
  const { target, provider, isFlagged } = targetOf(record)
  const connection = useConnectionStatus(provider)
  const exports = useQuery({ ...planExportsQuery(record.id), enabled: isWatched, refetchInterval: ({ state }) => (state.data?.some(isRunning) ? LOOK_EVERY_MS : false) })
  const planExport = exports.data?.find((each) => each.target === target) ?? null
  if (planExport !== null && isRunning(planExport)) return { planExport, standing: 'running' }
  const isExported = planExport === null ? isFlagged : planExport.state === 'exported'
  return { planExport, standing: isExported ? 'exported' : standingOf(connection) }
}

function standingOf({ data, isError }: ReturnType<typeof useConnectionStatus>): ExportStanding {
  if (data === undefined) return isError ? 'not-connected' : 'checking'
  return data.connected ? 'ready' : 'not-connected'
}
