import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ConnectionStatus } from '../../../contract/connections.ts'
import { chooseJiraSite } from '../../api/connections.ts'
import { logFailure } from '../../api/log.ts'
import { useUser } from '../../api/session/session.ts'
import { notify } from '../../ui/notify.ts'
import classes from './jira-site-select.module.css'
import { integrationTexts } from './texts.ts'

/** The site that exports go to, of those that the grant reaches; saved as soon as it is chosen. */
export function JiraSiteSelect({ status: { sites, siteId } }: { status: ConnectionStatus }) {
  const [saving, setSaving] = useState<string | null>(null)
  const queries = useQueryClient()
  const user = useUser()
  const id = useId()

  async function choose(chosen: string): Promise<void> {
    if (user === null) return
    setSaving(chosen)
    try {
      await chooseJiraSite(queries, user.id, chosen)
    } catch (error) {
      logFailure('the Jira site was not saved', error)
      notify.error(integrationTexts.siteNotSaved)
    } finally {
      setSaving(null)
    }
  }

  return (
    <div className={classes.site}>
      <label className={classes.label} htmlFor={id}>
        {integrationTexts.site}
      </label>
      <select id={id} className={classes.select} value={saving ?? siteId ?? ''} disabled={saving !== null} onChange={(event) => void choose(event.target.value)}>
        {siteId === null ? (
          <option value="" disabled>
            {integrationTexts.chooseSite}
          </option>
        ) : null}
        {sites.map((site) => (
          <option key={site.id} value={site.id}>
            {site.name}
          </option>
        ))}
      </select>
      {siteId === null ? <p className={classes.hint}>{integrationTexts.chooseSiteHint}</p> : null}
    </div>
  )
}
