import { Button } from '@mantine/core'
import { useConnectionStatus } from '../../api/connections.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './connecting-screen.module.css'
import { JiraSiteSelect } from './jira-site-select.tsx'
import { integrationTexts } from './texts.ts'

/** Right after a consent that reaches several sites. */
export function SiteQuestion({ onDone }: { onDone: () => void }) {
  const { data: status } = useConnectionStatus('jira')
  return (
    <Page width="reading">
      <Panel padding="lg" className={classes.card}>
        <h1 className={classes.title}>{integrationTexts.chooseSite}</h1>
        <div className={classes.choice}>{status ? <JiraSiteSelect status={status} /> : null}</div>
        <div className={classes.actions}>
          <Button disabled={status?.connected !== true} onClick={onDone}>
            {integrationTexts.goToHistory}
          </Button>
        </div>
      </Panel>
    </Page>
  )
}
