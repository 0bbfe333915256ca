import { useEffect, useId, useState, type ReactNode } from 'react'
import classes from './tooltip.module.css'

interface TooltipProps {
  label: string
  /** The control; it takes the id as its aria-describedby. */
  children: (describedBy: string) => ReactNode
}

/** A hint under its control, on hover, focus and touch; Escape sends it away (WCAG 2.2, 1.4.13). */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  return (
    <span
      className={classes.anchor}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children(id)}
      <span id={id} role="tooltip" className={classes.tooltip} hidden={!isOpen}>
        {label}
      </span>
    </span>
  )
}
