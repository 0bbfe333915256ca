import { Button } from '@mantine/core'
import { IconCloudOff, IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { User } from '../../../contract/account.ts'
import type { HistoryPage as HistoryPageOfRecords, HistoryRecord } from '../../../contract/history.ts'
import { historyPageQuery } from '../../api/history.ts'
import { logFailure } from '../../api/log.ts'
import { useUser } from '../../api/session/session.ts'
import { ExportButton, type ConnectControl } from '../../features/exports/export-button.tsx'
import { FileSplitButton } from '../../features/exports/file-split-button.tsx'
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
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

const route = getRouteApi('/signed-in/history')

export function HistoryPage() {
  const user = useUser()
  return (
    <Page>
      {user ? <HistoryOf user={user} /> : <h1 className={classes.heading}>{historyTexts.heading}</h1>}
    </Page>
  )
}

function HistoryOf({ user }: { user: User }) {
  const { page = 1 } = route.useSearch()
  const { data, error, refetch } = useQuery(historyPageQuery(user.id, page))
  const { target, expectRemoval } = useFocusAfterRemoval()
  return (
    <>
      <h1 ref={target} tabIndex={-1} className={classes.heading}>
        {historyTexts.heading}
      </h1>
      <HistoryCards user={user} page={page} data={data} error={error} onRetry={() => void refetch()} onDelete={expectRemoval} />
    </>
  )
}

interface HistoryCardsProps {
  user: User
  page: number
  data: HistoryPageOfRecords | undefined
  error: Error | null
  onRetry: () => void
  onDelete: () => void
}

function HistoryCards({ user, page, data, error, onRetry, onDelete }: HistoryCardsProps) {
  const navigate = route.useNavigate()
  const [viewed, setViewed] = useState<HistoryRecord | null>(null)
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

  if (error && !data) return <NotLoaded onRetry={onRetry} />
  if (!data || page > lastPage) return <HistorySkeletons />
  if (data.records.length === 0) return <NothingYet />
  return (
    <>
      <HistoryGrid>
        {data.records.map((record) => (
          <HistoryCard
            key={record.id}
            record={record}
            isDeleting={deletingIds.has(record.id)}
            onView={() => setViewed(record)}
            onDelete={() => {
              onDelete()
              void deleteRecord(record.id)
            }}
            actions={
              <>
                <ExportButton record={record} google={google} isCompact onIncomplete={() => setViewed(record)} />
                <FileSplitButton record={record} isCompact />
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

function NothingYet() {
  return (
    <EmptyState icon={<IconHistory />} title={historyTexts.empty}>
      <p>{historyTexts.emptyLead}</p>
      <Button component={Link} to="/app">
        {historyTexts.startPlanning}
      </Button>
    </EmptyState>
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
