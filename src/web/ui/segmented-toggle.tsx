import { useId, type ReactNode } from 'react'
import classes from './segmented-toggle.module.css'

interface SegmentedToggleProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few views. Native radio buttons, so the arrow keys work. */
export function SegmentedToggle<Value extends string>({ label, value, options, onChange }: SegmentedToggleProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.face}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
