import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import type { HistoryRecord } from '../../../contract/history.ts'
import { SkeletonLines } from '../../ui/skeleton-lines.tsx'
import classes from './plan-viewer.module.css'

const PlanView = lazy(async () => ({ default: (await import('../../features/plan-view/plan-view.tsx')).PlanView }))

/** The stored plan over the history. Its title is the prompt. */
export function PlanViewer({ record, onClose }: { record: HistoryRecord | null; onClose: () => void }) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return (
    <Modal
      opened={record !== null}
      onClose={onClose}
      title={record?.prompt}
      size="64rem"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.title!, body: classes.body! }}
    >
      {record && (
        <Suspense fallback={<SkeletonLines count={6} />}>
          <PlanView plan={record.result.result} />
        </Suspense>
      )}
    </Modal>
  )
}
