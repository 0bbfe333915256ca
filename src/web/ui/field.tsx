import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import classes from './field.module.css'

export interface FieldFrameProps {
  label: string
  hint?: ReactNode
  /** Shown below and tied to the control. */
  error?: string | null
  /** `own-check`: marked as required, but the form says so itself instead of the browser. */
  isRequired?: boolean | 'own-check'
}

interface FieldProps extends FieldFrameProps {
  /** Draws the control from what ties it to label, hint and error. */
  children: (control: { id: string; className: string; required?: boolean; 'aria-required'?: true; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** A label, a control, a hint and an error that belong together. */
export function Field({ label, hint, error = null, isRequired = false, children }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter((part) => part !== null).join(' ')
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {isRequired && (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        className: classes.input!,
        ...(isRequired === true ? { required: true } : {}),
        ...(isRequired === 'own-check' ? { 'aria-required': true as const } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

type InputProps = FieldFrameProps & Omit<ComponentPropsWithRef<'input'>, 'id' | 'required' | 'className' | 'children'>

export function TextField({ label, hint, error, isRequired, ...input }: InputProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null} isRequired={isRequired ?? false}>
      {(control) => <input {...input} {...control} />}
    </Field>
  )
}

type TextAreaProps = FieldFrameProps & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'required' | 'className' | 'children'>

export function TextAreaField({ label, hint, error, isRequired, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null} isRequired={isRequired ?? false}>
      {(control) => <textarea {...textarea} {...control} />}
    </Field>
  )
}

type SelectProps<Value extends string> = FieldFrameProps & {
  value: Value
  options: readonly { value: Value; label: string; lang?: string }[]
  onChange: (value: Value) => void
}

/** A few options, with the platform's own list. */
export function SelectField<Value extends string>({ label, hint, error, isRequired, value, options, onChange }: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error ?? null} isRequired={isRequired ?? false}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
