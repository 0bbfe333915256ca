import { useId, type ReactNode } from 'react'
import classes from './switch-field.module.css'

interface SwitchFieldProps {
  label: string
  hint: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** On or off, at once. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <label className={classes.row} htmlFor={id}>
      <span>
        <span className={classes.label} id={`${id}-label`}>
          {label}
        </span>
        <span className={classes.hint} id={`${id}-hint`}>
          {hint}
        </span>
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={`visually-hidden ${classes.input}`}
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={classes.track} aria-hidden="true" />
    </label>
  )
}
