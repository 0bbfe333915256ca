import type { ReactNode } from 'react'
import classes from './badge.module.css'

export type BadgeTone = 'neutral' | 'accent' | 'calendar' | 'sprint' | 'high' | 'medium' | 'low' | 'danger' | 'warning' | 'success'

interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}

/** A short label: a priority, a tag, a planner type. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
