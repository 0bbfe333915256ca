import { Button } from '@mantine/core'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './connecting-screen.module.css'
import { integrationTexts } from './texts.ts'
import { useConnect } from './use-connect.ts'

/** After Jira refused a consent because its app has not registered the scopes of boards and sprints. */
export function FewerPermissions({ onCancel }: { onCancel: () => void }) {
  const { connect, isConnecting } = useConnect('jira')
  return (
    <Page width="reading">
      <Panel padding="lg" className={classes.card}>
        <h1 className={classes.title}>{integrationTexts.fewerTitle}</h1>
        <p className={classes.hint}>{integrationTexts.fewerBody}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onCancel}>
            {integrationTexts.cancel}
          </Button>
          <Button disabled={isConnecting} onClick={() => void connect({ classicOnly: true })}>
            {isConnecting ? integrationTexts.connecting : integrationTexts.connectWithout}
          </Button>
        </div>
      </Panel>
    </Page>
  )
}
