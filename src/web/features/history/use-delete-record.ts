import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HistoryPage, HistoryRecord } from '../../../contract/history.ts'
import { deleteHistoryRecord, historyKey, historyPageKey } from '../../api/history.ts'
import { logFailure } from '../../api/log.ts'
import { notify } from '../../ui/notify.ts'
import { deletionErrorText } from './deletion-error-text.ts'
import { removeRecord, type HistoryAfterRemoval } from './remove-record.ts'
import { historyTexts } from './texts.ts'

interface DeleteRecordOptions {
  userId: string
  currentPage: number
  /** The page to show now. */
  onPageChange: (page: number) => void
}

export function useDeleteRecord({ userId, currentPage, onPageChange }: DeleteRecordOptions) {
  const queries = useQueryClient()
  const [deletingIds, setDeletingIds] = useState<ReadonlySet<string>>(new Set())

  const deleteRecord = async (recordId: string) => {
    setDeletingIds((ids) => new Set(ids).add(recordId))
    try {
      await deleteHistoryRecord(recordId, userId)
      const after = removeRecord({ ...readCache(queries, userId), currentPage }, recordId)
      if (after.currentPage !== currentPage) onPageChange(after.currentPage)
      writeCache(queries, userId, after)
      notify.success(historyTexts.deleted)
    } catch (error) {
      logFailure('the record was not deleted', error)
      notify.error(deletionErrorText(error))
    } finally {
      setDeletingIds((ids) => new Set([...ids].filter((id) => id !== recordId)))
    }
  }
  return { deleteRecord, deletingIds }
}

function readCache(queries: QueryClient, userId: string) {
  const pages = new Map<number, HistoryRecord[]>()
  let totalPages = 0
  for (const [, data] of queries.getQueriesData<HistoryPage>({ queryKey: [...historyKey, userId] })) {
    if (data === undefined) continue
    pages.set(data.current_page, data.records)
    totalPages = Math.max(totalPages, data.total_pages)
  }
  return { pages, totalPages }
}

function writeCache(queries: QueryClient, userId: string, after: HistoryAfterRemoval): void {
  for (const [page, records] of after.pages) {
    queries.setQueryData<HistoryPage>(historyPageKey(userId, page), {
      records: [...records],
      current_page: page,
      total_pages: after.totalPages,
    })
  }
  queries.removeQueries({
    queryKey: [...historyKey, userId],
    predicate: ({ queryKey }) => !after.pages.has(Number(queryKey.at(-1))),
  })
  if (after.incompletePage !== null) {
    void queries.invalidateQueries({ queryKey: historyPageKey(userId, after.incompletePage) })
  }
}
