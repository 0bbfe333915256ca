import { Avatar, Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import type { User } from '../../../contract/account.ts'
import { Panel } from '../../ui/panel.tsx'
import classes from './identity-panel.module.css'
import { accountTexts } from './texts.ts'
import { useLogout } from './use-logout.ts'

/** Who is signed in, and the way out. */
export function IdentityPanel({ user }: { user: User }) {
  const logout = useLogout()
  const name = user.name || accountTexts.anonymousUser
  return (
    <Panel padding="lg" className={classes.account}>
      <Avatar src={user.avatarUrl} name={name} alt="" size={64} color="var(--pw-accent-text)" />
      <div className={classes.who}>
        <p className={classes.name}>{name}</p>
        <p className={classes.email}>{user.email}</p>
      </div>
      <Button variant="default" leftSection={<IconLogout size={18} />} onClick={() => void logout()}>
        {accountTexts.logout}
      </Button>
    </Panel>
  )
}
