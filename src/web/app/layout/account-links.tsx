import { Avatar, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLikelyUser } from '../../api/session/session.ts'
import { useSignIn } from '../../features/account/use-sign-in.ts'
import { CreditCount } from '../../features/credits/credit-count.tsx'
import classes from './header.module.css'
import { layoutTexts } from './texts.ts'

/** Credits and avatar, or Sign In. */
export function AccountLinks() {
  const user = useLikelyUser()
  const { signIn, isSigningIn } = useSignIn()
  if (user === null) {
    return (
      <Button size="sm" loading={isSigningIn} onClick={signIn}>
        {layoutTexts.signIn}
      </Button>
    )
  }
  return (
    <>
      <CreditCount credits={user.credits} renewAt={user.creditsRenewAt} />
      <Link to="/profile" className={classes.avatar} aria-label={layoutTexts.profile}>
        <Avatar src={user.avatarUrl} name={user.name} alt="" size={34} color="var(--pw-accent-text)" />
      </Link>
    </>
  )
}
