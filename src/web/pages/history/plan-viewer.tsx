import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import type { HistoryRecord } from '../../../contract/history.ts'
import { ExportButton, type ConnectControl } from '../../features/exports/export-button.tsx'
import { ExportProblems } from '../../features/exports/export-problems.tsx'
import { FileSplitButton } from '../../features/exports/file-split-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonLines } from '../../ui/skeleton-lines.tsx'
import classes from './plan-viewer.module.css'

const PlanView = lazy(async () => ({ default: (await import('../../features/plan-view/plan-view.tsx')).PlanView }))

interface PlanViewerProps {
  record: HistoryRecord | null
  google: ConnectControl
  onClose: () => void
}

/** The stored plan over the history. Its title is the prompt. */
export function PlanViewer({ record, google, onClose }: PlanViewerProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  // Kept while the dialog fades out.
  const [lastRecord, setLastRecord] = useState(record)
  if (record !== null && record !== lastRecord) setLastRecord(record)
  return (
    <Dialog isOpen={record !== null} onClose={onClose} title={lastRecord?.prompt} size="64rem" isFullScreen={isPhone}>
      {lastRecord && (
        <div className={classes.viewer}>
          <div className={classes.exports}>
            <ExportButton record={lastRecord} google={google} />
            <FileSplitButton record={lastRecord} />
          </div>
          <ExportProblems record={lastRecord} />
          <Suspense fallback={<SkeletonLines count={6} />}>
            <PlanView plan={lastRecord.result.result} />
          </Suspense>
        </div>
      )}
    </Dialog>
  )
}
