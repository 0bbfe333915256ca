import { Outlet, useLocation } from '@tanstack/react-router'
import { useLikelyUser, useUser } from '../../api/session/session.ts'
import { ZeroCreditsBanner } from '../../features/credits/zero-credits-banner.tsx'
import { LegalSheetHost } from '../../features/legal/legal-sheet-host.tsx'
import { AlertDialogHost } from '../../ui/alert-dialog.tsx'
import { LoadingOverlayHost } from '../../ui/loading-overlay.tsx'
import { SiteLinkContext } from '../../ui/site-link.tsx'
import { AccountLinks } from './account-links.tsx'
import { Header } from './header.tsx'
import { PageFrame } from './page-frame.tsx'
import { renderRouterLink } from './router-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const PATHS_WITH_THEME_TOGGLE = new Set(['/app', '/history'])
/** Leaving these would stop a plan that is being made, or lose a message that is being written. */
const PATHS_WITH_WORK = new Set(['/app', '/contact'])

/** The frame of every page that the router shows. */
export function Layout() {
  const { pathname, href } = useLocation()
  const user = useUser()
  const likelyUser = useLikelyUser()
  useDocumentTitle()
  const actions = (
    <>
      {PATHS_WITH_THEME_TOGGLE.has(pathname) && <ThemeToggle />}
      <AccountLinks />
    </>
  )
  const top = (
    <>
      {user && <ZeroCreditsBanner credits={user.credits} />}
      <Header href={href} isSignedIn={likelyUser !== null} actions={actions} />
      <LoadingOverlayHost />
    </>
  )
  return (
    <SiteLinkContext value={renderRouterLink}>
      <PageFrame top={top} isSignedIn={likelyUser !== null}>
        <Outlet />
      </PageFrame>
      <AlertDialogHost />
      <LegalSheetHost isActive={PATHS_WITH_WORK.has(pathname)} />
    </SiteLinkContext>
  )
}
