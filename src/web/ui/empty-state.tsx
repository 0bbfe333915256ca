import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  /** `h1` where nothing else on the page is a heading. */
  titleElement?: 'p' | 'h1'
  children?: ReactNode
}

export function EmptyState({ icon, title, titleElement: Title = 'p', children }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <Title className={classes.title}>{title}</Title>
      {children}
    </div>
  )
}
