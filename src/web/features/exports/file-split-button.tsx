import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { HistoryRecord } from '../../../contract/history.ts'
import { ExportMenu } from './export-menu.tsx'
import classes from './file-split-button.module.css'
import { naturalFormat, savePlanFile } from './plan-file.ts'
import { exportTexts } from './texts.ts'

interface FileSplitButtonProps {
  record: HistoryRecord
  /** Icons alone, for a card; the words are in the tooltip. */
  isCompact?: boolean
}

/** The plan as a file in one click, in the format that is natural for its type; the other half opens whatever else can be done with it. */
export function FileSplitButton({ record, isCompact = false }: FileSplitButtonProps) {
  const [isSaving, setSaving] = useState(false)
  const format = naturalFormat(record)
  const label = exportTexts.download(`.${format}`)

  async function save(): Promise<void> {
    setSaving(true)
    await savePlanFile(record.id, format)
    setSaving(false)
  }

  const press = { loading: isSaving, onClick: () => void save() }
  if (isCompact) {
    return (
      <>
        <Tooltip label={label}>
          <ActionIcon aria-label={label} {...press}>
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <ExportMenu record={record} />
      </>
    )
  }
  return (
    <div className={classes.split}>
      <Button variant="default" className={classes.file} leftSection={<IconDownload size={18} aria-hidden />} {...press}>
        {label}
      </Button>
      <ExportMenu record={record} targetClass={classes.more!} />
    </div>
  )
}
