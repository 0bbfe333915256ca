import type { Provider } from '../../../contract/connections.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './connecting-screen.module.css'
import { integrationTexts } from './texts.ts'

/** Shown while the code of a consent becomes a connection. */
export function ConnectingScreen({ provider }: { provider: Provider }) {
  const { connecting, connectingHint } = integrationTexts.services[provider]
  return (
    <Page width="reading">
      <Panel padding="lg" className={classes.card}>
        <h1 id="connecting" className={classes.title}>
          {connecting}
        </h1>
        <p className={classes.hint}>{connectingHint}</p>
        {/* No value: nobody knows how long the service takes. */}
        <progress aria-labelledby="connecting" className={classes.bar} />
      </Panel>
    </Page>
  )
}
