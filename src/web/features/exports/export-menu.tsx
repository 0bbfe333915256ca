import { ActionIcon, Menu } from '@mantine/core'
import { IconCalendarUp, IconDots, IconExternalLink, IconFileDownload, IconRefresh, IconTrashX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { HistoryRecord } from '../../../contract/history.ts'
import { isTakingBack, type FileFormat } from '../../api/exports.ts'
import { withLoadingOverlay } from '../../ui/loading-overlay.tsx'
import classes from './export-menu.module.css'
import { FeedDialog } from './feed-dialog.tsx'
import { savePlanFile } from './plan-file.ts'
import { targetOf } from './plan-target.ts'
import { RemoveExportDialog } from './remove-export-dialog.tsx'
import { exportTexts } from './texts.ts'
import { useExport } from './use-export.ts'
import { usePlanExport } from './use-plan-export.ts'

const PARTS = { dropdown: classes.dropdown!, item: classes.item!, label: classes.label! }
const FORMATS: readonly FileFormat[] = ['ics', 'csv', 'md', 'json']

/** What else can be done with a plan: open, update or remove its export, take it as a file, subscribe to it. */
export function ExportMenu({ record, targetClass }: { record: HistoryRecord; targetClass?: string }) {
  const [isOpened, setOpened] = useState(false)
  const [dialog, setDialog] = useState<'feed' | 'remove' | null>(null)
  const target = useRef<HTMLButtonElement>(null)

  // The item that opened it is gone with the menu: the keyboard goes on from the menu's button.
  function closeDialog() {
    setDialog(null)
    target.current?.focus()
  }

  return (
    <>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} classNames={PARTS} opened={isOpened} onChange={setOpened}>
        <Menu.Target>
          <ActionIcon ref={target} className={targetClass} aria-label={exportTexts.more}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isOpened ? <SentItems record={record} onRemove={() => setDialog('remove')} /> : null}
          <Menu.Label>{exportTexts.downloads}</Menu.Label>
          {FORMATS.map((format) => (
            <Menu.Item key={format} leftSection={<IconFileDownload size={18} aria-hidden />} onClick={() => void savePlanFile(record.id, format)}>
              {exportTexts.files[format]}
            </Menu.Item>
          ))}
          <Menu.Divider className={classes.divider} />
          <Menu.Item leftSection={<IconCalendarUp size={18} aria-hidden />} onClick={() => setDialog('feed')}>
            {exportTexts.feed}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <FeedDialog planId={record.id} isOpen={dialog === 'feed'} onClose={closeDialog} />
      <RemoveExportDialog record={record} isOpen={dialog === 'remove'} onClose={closeDialog} />
    </>
  )
}

/** Only where something of the plan is in its service. */
function SentItems({ record, onRemove }: { record: HistoryRecord; onRemove: () => void }) {
  const { provider } = targetOf(record)
  const { planExport } = usePlanExport(record, { isWatched: true })
  const { update } = useExport(record)
  if (planExport === null || planExport.state === 'removed') return null
  const texts = exportTexts[provider]
  return (
    <>
      {planExport.url === null ? null : (
        <Menu.Item component="a" href={planExport.url} target="_blank" rel="noreferrer" leftSection={<IconExternalLink size={18} aria-hidden />}>
          {texts.open}
        </Menu.Item>
      )}
      {isTakingBack(planExport) ? null : (
        <Menu.Item leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => void withLoadingOverlay((say) => update(planExport.id, say))}>
          {exportTexts.update(texts.name)}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconTrashX size={18} aria-hidden />} onClick={onRemove}>
        {exportTexts.remove(texts.name)}
      </Menu.Item>
    </>
  )
}
