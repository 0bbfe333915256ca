import type { ComponentPropsWithRef } from 'react'
import classes from './action-button.module.css'

interface ActionButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: 'filled' | 'default'
  size?: 'sm' | 'md' | 'lg'
}

/** Looks as the kit's button does and needs no kit, for pages that load without it. */
export function ActionButton({ variant = 'filled', size = 'md', className, ...rest }: ActionButtonProps) {
  return <button type="button" {...rest} className={`${classes.button} ${className ?? ''}`} data-variant={variant} data-size={size} />
}
