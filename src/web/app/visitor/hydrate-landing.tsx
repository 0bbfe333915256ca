import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { belongsToVisitor } from './belongs-to-visitor.ts'
import { VisitorLanding } from './visitor-landing.tsx'

/** Brings the rendered landing page to life. */
export function hydrateLanding(target: HTMLElement): void {
  hydrateRoot(
    target,
    <StrictMode>
      <VisitorLanding />
    </StrictMode>,
  )
  // Signed in in another tab, or restored from the history after signing in here.
  const follow = () => {
    if (!belongsToVisitor()) location.reload()
  }
  addEventListener('storage', follow)
  addEventListener('pageshow', follow)
  void import('../../api/health.ts').then(({ checkHealth }) => checkHealth())
}
