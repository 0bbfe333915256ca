import { Avatar, Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useUser } from '../../api/session/session.ts'
import { accountTexts } from '../../features/account/texts.ts'
import { useLogout } from '../../features/account/use-logout.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './profile-page.module.css'

export function ProfilePage() {
  const user = useUser()
  const logout = useLogout()
  if (user === null) return null
  return (
    <Page width="reading">
      <h1 className={classes.heading}>{accountTexts.profile}</h1>
      <Panel padding="lg" className={classes.account}>
        <Avatar src={user.avatarUrl} name={user.name || accountTexts.anonymousUser} alt="" size={72} color="var(--pw-accent-text)" />
        <div className={classes.who}>
          <p className={classes.name}>{user.name || accountTexts.anonymousUser}</p>
          <p className={classes.email}>{user.email}</p>
        </div>
        <Button variant="default" leftSection={<IconLogout size={18} />} onClick={() => void logout()}>
          {accountTexts.logout}
        </Button>
      </Panel>
    </Page>
  )
}
