import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import type { HistoryRecord } from '../../../contract/history.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonLines } from '../../ui/skeleton-lines.tsx'

const PlanView = lazy(async () => ({ default: (await import('../../features/plan-view/plan-view.tsx')).PlanView }))

/** The stored plan over the history. Its title is the prompt. */
export function PlanViewer({ record, onClose }: { record: HistoryRecord | null; onClose: () => void }) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  // Kept while the dialog fades out.
  const [lastRecord, setLastRecord] = useState(record)
  if (record !== null && record !== lastRecord) setLastRecord(record)
  return (
    <Dialog isOpen={record !== null} onClose={onClose} title={lastRecord?.prompt} size="64rem" isFullScreen={isPhone}>
      {lastRecord && (
        <Suspense fallback={<SkeletonLines count={6} />}>
          <PlanView plan={lastRecord.result.result} />
        </Suspense>
      )}
    </Dialog>
  )
}
