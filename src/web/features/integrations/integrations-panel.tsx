import { ProviderSchema } from '../../../contract/connections.ts'
import { Panel } from '../../ui/panel.tsx'
import { IntegrationRow } from './integration-row.tsx'
import classes from './integrations-panel.module.css'
import { integrationTexts } from './texts.ts'

/** A row for the calendar and one for the tracker. */
export function IntegrationsPanel() {
  return (
    <Panel padding="none" aria-labelledby="integrations-heading">
      <h2 id="integrations-heading" className={classes.heading}>
        {integrationTexts.heading}
      </h2>
      <ul className={classes.rows}>
        {ProviderSchema.options.map((provider) => (
          <IntegrationRow key={provider} provider={provider} />
        ))}
      </ul>
    </Panel>
  )
}
