import type { ReactNode } from 'react'
import type { User } from '../../../contract/account.ts'
import { usePublicConfig } from '../../api/public-config.ts'
import { Panel } from '../../ui/panel.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { saveAccountChange } from './save-account-change.ts'
import classes from './settings-panel.module.css'
import { settingsTexts } from './settings-texts.ts'
import { TimeZoneField } from './time-zone-field.tsx'

/** Zone, language and, where the installation has a model, whether it may be asked. */
export function PreferencesPanel({ user, languageField }: { user: User; languageField: ReactNode }) {
  const model = usePublicConfig().data?.languageModel ?? null
  return (
    <Panel padding="lg" aria-labelledby="preferences">
      <h2 id="preferences" className={classes.title}>
        {settingsTexts.preferences}
      </h2>
      <p className={classes.lead}>{settingsTexts.preferencesLead}</p>
      <div className={classes.settings}>
        <div className={classes.pair}>
          <TimeZoneField timeZone={user.timeZone} />
          {languageField}
        </div>
        {model !== null && (
          <div className={classes.wide}>
            <SwitchField
              label={settingsTexts.modelDrafting}
              hint={settingsTexts.modelDraftingHint(model.name, model.host)}
              isOn={user.modelDrafting}
              onChange={(modelDrafting) => void saveAccountChange({ modelDrafting })}
            />
          </div>
        )}
      </div>
    </Panel>
  )
}
