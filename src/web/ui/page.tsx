import type { ReactNode } from 'react'
import classes from './page.module.css'

interface PageProps {
  /** `reading` for long text. */
  width?: 'page' | 'reading'
  children: ReactNode
}

/** The centred column of a page's content. */
export function Page({ width = 'page', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  )
}
