import type { ComponentPropsWithRef } from 'react'
import classes from './panel.module.css'

interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** `none` when the content brings its own padding, for example a list with full-width rows. */
  padding?: 'none' | 'md' | 'lg'
  tone?: 'surface' | 'sunken' | 'accent'
}

/** The card that everything sits on. Give it an aria-label or aria-labelledby when it is a region of its own. */
export function Panel({ padding = 'md', tone = 'surface', className, ...rest }: PanelProps) {
  return <section {...rest} className={`${classes.panel} ${className ?? ''}`} data-padding={padding} data-tone={tone} />
}
