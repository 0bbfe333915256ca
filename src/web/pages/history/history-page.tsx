import { Button } from '@mantine/core'
import { IconCloudOff, IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { User } from '../../../contract/account.ts'
import type { HistoryRecord } from '../../../contract/history.ts'
import { historyPageQuery } from '../../api/history.ts'
import { logFailure } from '../../api/log.ts'
import { useUser } from '../../api/session/session.ts'
import { ExportButton, type ConnectControl } from '../../features/exports/export-button.tsx'
import { ExportMenu } from '../../features/exports/export-menu.tsx'
import { HistoryCard } from '../../features/history/history-card.tsx'
import { HistoryGrid, HistorySkeletons } from '../../features/history/history-grid.tsx'
import { HistoryPagination } from '../../features/history/history-pagination.tsx'
import { historyTexts } from '../../features/history/texts.ts'
import { useDeleteRecord } from '../../features/history/use-delete-record.ts'
import { useConnect } from '../../features/integrations/use-connect.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import classes from './history-page.module.css'
import { PlanViewer } from './plan-viewer.tsx'

const route = getRouteApi('/signed-in/history')

export function HistoryPage() {
  const user = useUser()
  return (
    <Page>
      <h1 className={classes.heading}>{historyTexts.heading}</h1>
      {user && <HistoryOf user={user} />}
    </Page>
  )
}

function HistoryOf({ user }: { user: User }) {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const [viewed, setViewed] = useState<HistoryRecord | null>(null)
  const { data, error, refetch } = useQuery(historyPageQuery(user.id, page))
  const { connect, isConnecting } = useConnect('google')
  const google: ConnectControl = { connect: () => void connect(), isConnecting }
  const showPage = (next: number) => void navigate({ search: next === 1 ? {} : { page: next } })
  const { deleteRecord, deletingIds } = useDeleteRecord({ userId: user.id, currentPage: page, onPageChange: showPage })

  const totalPages = data?.total_pages ?? 0
  const lastPage = Math.max(1, totalPages)
  useEffect(() => {
    if (data && page > lastPage) showPage(lastPage)
  })
  useEffect(() => {
    if (error) logFailure('the history was not fetched', error)
  }, [error])

  if (error && !data) return <NotLoaded onRetry={() => void refetch()} />
  if (!data || page > lastPage) return <HistorySkeletons />
  if (data.records.length === 0) return <EmptyState icon={<IconHistory />} title={historyTexts.empty} />
  return (
    <>
      <HistoryGrid>
        {data.records.map((record) => (
          <HistoryCard
            key={record.id}
            record={record}
            isDeleting={deletingIds.has(record.id)}
            onView={() => setViewed(record)}
            onDelete={() => void deleteRecord(record.id)}
            actions={
              <>
                <ExportButton record={record} google={google} isCompact onIncomplete={() => setViewed(record)} />
                <ExportMenu record={record} />
              </>
            }
          />
        ))}
      </HistoryGrid>
      <HistoryPagination
        page={page}
        totalPages={totalPages}
        onPageChange={(next) => {
          if (next >= 1 && next <= totalPages) showPage(next)
        }}
      />
      <PlanViewer record={viewed} google={google} onClose={() => setViewed(null)} />
    </>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState icon={<IconCloudOff />} title={historyTexts.notLoaded}>
      <Button variant="default" onClick={onRetry}>
        {historyTexts.tryAgain}
      </Button>
    </EmptyState>
  )
}
