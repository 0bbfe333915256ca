import type { ComponentPropsWithRef } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  'aria-label': string
}

/** A round target of 36 px around one icon, for pages that load without the kit. */
export function IconButton({ className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} className={`${classes.button} ${className ?? ''}`} />
}
