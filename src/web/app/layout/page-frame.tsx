import type { ReactNode } from 'react'
import classes from './layout.module.css'
import { Footer } from './footer.tsx'
import { layoutTexts } from './texts.ts'

interface PageFrameProps {
  /** Whatever stands above the page. */
  top: ReactNode
  /** Users choose their language on the profile, visitors in the footer. */
  isSignedIn?: boolean
  children: ReactNode
}

/** Skip link, header, page, footer. */
export function PageFrame({ top, isSignedIn = false, children }: PageFrameProps) {
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#content">
        {layoutTexts.skipToContent}
      </a>
      {top}
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer isSignedIn={isSignedIn} />
    </div>
  )
}
