import { Outlet } from '@tanstack/react-router'
import { useUser } from '../../api/session/session.ts'
import { ZeroCreditsBanner } from '../../features/credits/zero-credits-banner.tsx'
import { AlertDialogHost } from '../../ui/alert-dialog.tsx'
import { LoadingOverlayHost } from '../../ui/loading-overlay.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import classes from './layout.module.css'
import { layoutTexts } from './texts.ts'
import { useDocumentTitle } from './use-document-title.ts'

export function Layout() {
  const user = useUser()
  useDocumentTitle()
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#content">
        {layoutTexts.skipToContent}
      </a>
      {user && <ZeroCreditsBanner credits={user.credits} />}
      <Header />
      <LoadingOverlayHost />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
      <AlertDialogHost />
    </div>
  )
}
