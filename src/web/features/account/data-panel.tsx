import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { User } from '../../../contract/account.ts'
import { fetchAccountExport } from '../../api/account.ts'
import { logFailure } from '../../api/log.ts'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/panel.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import classes from './settings-panel.module.css'
import { settingsTexts } from './settings-texts.ts'

/** Taking everything along, and taking everything away. */
export function DataPanel({ user }: { user: User }) {
  const [isExporting, setExporting] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  async function download() {
    setExporting(true)
    try {
      saveFile(await fetchAccountExport(), 'planwright-account.json')
    } catch (error) {
      logFailure('the account was not exported', error)
      notify.error(settingsTexts.exportFailed)
    } finally {
      setExporting(false)
    }
  }

  return (
    <Panel padding="lg" aria-labelledby="your-data">
      <h2 id="your-data" className={classes.title}>
        {settingsTexts.data}
      </h2>
      <div className={classes.settings}>
        <div className={classes.row}>
          <div className={classes.about}>
            <h3 className={classes.rowTitle}>{settingsTexts.exportTitle}</h3>
            <p>{settingsTexts.exportText}</p>
          </div>
          <Button variant="default" leftSection={<IconDownload size={18} />} loading={isExporting} onClick={() => void download()}>
            {settingsTexts.exportButton}
          </Button>
        </div>
        <div className={`${classes.row} ${classes.wide}`}>
          <div className={classes.about}>
            <h3 className={classes.rowTitle}>{settingsTexts.deleteTitle}</h3>
            <p>{settingsTexts.deleteText}</p>
          </div>
          <Button variant="default" className={classes.danger} onClick={() => setDeleting(true)}>
            {settingsTexts.deleteButton}
          </Button>
        </div>
      </div>
      <DeleteAccountDialog user={user} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </Panel>
  )
}
