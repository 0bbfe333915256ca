import { Button } from '@mantine/core'
import type { HistoryRecord } from '../../../contract/history.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { withLoadingOverlay } from '../../ui/loading-overlay.tsx'
import classes from './remove-export-dialog.module.css'
import { targetOf } from './plan-target.ts'
import { exportTexts } from './texts.ts'
import { useExport } from './use-export.ts'
import { usePlanExport } from './use-plan-export.ts'

export function RemoveExportDialog({ record, isOpen, onClose }: { record: HistoryRecord; isOpen: boolean; onClose: () => void }) {
  const { name } = exportTexts[targetOf(record).provider]
  const { planExport } = usePlanExport(record, { isWatched: isOpen })
  const { remove } = useExport(record)

  function confirm(): void {
    onClose()
    if (planExport !== null) void withLoadingOverlay((say) => remove(planExport.id, say))
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={exportTexts.remove(name)} size="28rem">
      <p className={classes.body}>{exportTexts.removeBody(name)}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {exportTexts.cancel}
        </Button>
        <Button className={classes.danger} onClick={confirm}>
          {exportTexts.remove(name)}
        </Button>
      </div>
    </Dialog>
  )
}
