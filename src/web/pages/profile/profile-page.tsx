import { useUser } from '../../api/session/session.ts'
import { DataPanel } from '../../features/account/data-panel.tsx'
import { IdentityPanel } from '../../features/account/identity-panel.tsx'
import { MemoryPanel } from '../../features/account/memory-panel.tsx'
import { PreferencesPanel } from '../../features/account/preferences-panel.tsx'
import { saveAccountChange } from '../../features/account/save-account-change.ts'
import { settingsTexts } from '../../features/account/settings-texts.ts'
import { accountTexts } from '../../features/account/texts.ts'
import { IntegrationsPanel } from '../../features/integrations/integrations-panel.tsx'
import { LanguageField } from '../../features/language/language-field.tsx'
import { Page } from '../../ui/page.tsx'
import classes from './profile-page.module.css'

export function ProfilePage() {
  const user = useUser()
  if (user === null) return null
  const languageField = <LanguageField hint={settingsTexts.languageHint} onChosen={(locale) => void saveAccountChange({ locale })} />
  return (
    <Page width="reading">
      <h1 className={classes.heading}>{accountTexts.profile}</h1>
      <div className={classes.panels}>
        <IdentityPanel user={user} />
        <IntegrationsPanel />
        <PreferencesPanel user={user} languageField={languageField} />
        <MemoryPanel userId={user.id} />
        <DataPanel user={user} />
      </div>
    </Page>
  )
}
