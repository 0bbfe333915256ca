import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import classes from './combobox.module.css'
import { Field, type FieldFrameProps } from './field.tsx'
import { matchOptions, type ComboboxOption } from './match-options.ts'
import { uiTexts } from './texts.ts'

interface ComboboxProps<Value extends string> extends FieldFrameProps {
  value: Value
  options: readonly ComboboxOption<Value>[]
  onChange: (value: Value) => void
  /** How long typing must rest before the list follows, in milliseconds. */
  searchDelayMs?: number
}

/** One of many options, found by typing. Follows the ARIA pattern of an editable combobox with a list. */
export function Combobox<Value extends string>({ value, options, onChange, searchDelayMs = 0, ...frame }: ComboboxProps<Value>) {
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [settledQuery] = useDebouncedValue(query, searchDelayMs)
  const [activeIndex, setActiveIndex] = useState(0)
  const selected = options.find((option) => option.value === value)
  const found = isOpen ? matchOptions(options, settledQuery) : []
  const active = found[Math.min(activeIndex, found.length - 1)]

  function open() {
    if (isOpen) return
    setOpen(true)
    setQuery('')
    setActiveIndex(Math.max(0, options.findIndex((option) => option.value === value)))
  }

  function choose(option: ComboboxOption<Value> | undefined) {
    setOpen(false)
    if (option !== undefined && option.value !== value) onChange(option.value)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) setActiveIndex(Math.max(0, Math.min(found.length - 1, activeIndex + step)))
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around stays open.
      event.stopPropagation()
      event.preventDefault()
      setOpen(false)
    }
  }

  return (
    <Field {...frame}>
      {(control) => (
        <div className={classes.anchor}>
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-expanded={isOpen}
            aria-controls={`${control.id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active ? `${control.id}-${active.value}` : undefined}
            value={isOpen ? query : (selected?.label ?? '')}
            placeholder={selected?.label}
            onClick={open}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              open()
              setQuery(isOpen ? event.target.value : lastTyped(event.nativeEvent))
              setActiveIndex(0)
            }}
          />
          <IconChevronDown size={18} aria-hidden="true" />
          <OptionList id={`${control.id}-list`} label={frame.label} isOpen={isOpen} options={found} selected={value} active={active} optionId={(option) => `${control.id}-${option.value}`} onChoose={choose} />
          <output className="visually-hidden">{isOpen ? uiTexts.optionCount(found.length) : null}</output>
        </div>
      )}
    </Field>
  )
}

/** Typing into the closed box starts a search with what was typed, not with the label that stood there. */
function lastTyped(event: Event): string {
  return event instanceof InputEvent ? (event.data ?? '') : ''
}

interface OptionListProps<Value extends string> {
  id: string
  label: string
  isOpen: boolean
  options: readonly ComboboxOption<Value>[]
  selected: Value
  active: ComboboxOption<Value> | undefined
  optionId: (option: ComboboxOption<Value>) => string
  onChoose: (option: ComboboxOption<Value>) => void
}

function OptionList<Value extends string>({ id, label, isOpen, options, selected, active, optionId, onChoose }: OptionListProps<Value>) {
  const shown = useRef<string | null>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> cannot be searched
    <div role="listbox" id={id} aria-label={label} className={classes.list} hidden={!isOpen}>
      {options.map((option) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's
        <div
          key={option.value}
          id={optionId(option)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={option.value === selected}
          data-active={option === active || undefined}
          className={classes.option}
          ref={(element) => {
            if (option !== active || element === null || shown.current === option.value) return
            shown.current = option.value
            element.scrollIntoView({ block: 'nearest' })
          }}
          // The box keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span>{option.label}</span>
          {option.hint !== undefined && <span className={classes.hint}>{option.hint}</span>}
        </div>
      ))}
      {options.length === 0 && <p className={classes.empty}>{uiTexts.noMatch}</p>}
    </div>
  )
}
